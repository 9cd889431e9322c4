import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface Props {
  /** Made by gatsby-plugin-image: sources in modern formats with their sizes. */
  image: IGatsbyImageData;
  alt: string;
  className?: string | undefined;
  /** How wide it is shown, where that differs from what the query says. */
  sizes?: string | undefined;
  /** A picture in the first screen is loaded at once and first. */
  priority?: boolean;
}

/** A picture as plain HTML: the browser chooses source and size, no script is needed, its place is kept. */
export function Picture({
  image: { images, width, height, backgroundColor },
  alt,
  className,
  sizes,
  priority = false,
}: Props) {
  const { sources = [], fallback } = images;
  // Shown until the picture has come.
  const style = backgroundColor ? { backgroundColor } : undefined;
  // A set of one says no more than the source.
  const srcSet = fallback?.srcSet?.includes(',') ? fallback.srcSet : undefined;
  return (
    <picture>
      {sources.map(({ srcSet, type, sizes: asked }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes ?? asked} />
      ))}
      <img
        src={fallback?.src}
        srcSet={srcSet}
        sizes={srcSet && (sizes ?? fallback?.sizes)}
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
