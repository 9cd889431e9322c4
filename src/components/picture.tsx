import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface Props {
  /** Made by gatsby-plugin-image: sources in modern formats with their sizes. */
  image: IGatsbyImageData;
  alt: string;
  className?: string | undefined;
  /** A picture in the first screen is loaded at once and first. */
  priority?: boolean;
}

/** A picture as plain HTML: the browser chooses source and size, no script is needed, its place is kept. */
export function Picture({ image: { images, width, height, backgroundColor }, alt, className, priority = false }: Props) {
  const { sources = [], fallback } = images;
  // Shown until the picture has come.
  const style = backgroundColor ? { backgroundColor } : undefined;
  return (
    <picture>
      {sources.map(({ srcSet, type, sizes }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={style}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
