import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface Props {
  /** As gatsby-plugin-image describes pictures: their sources by screen, and their sizes. */
  image: IGatsbyImageData;
  alt: string;
  className?: string | undefined;
  /** Rendered width, where it is not the picture's own. */
  sizes?: string | undefined;
}

/** A picture as plain HTML: the browser picks the source without script, and its place is reserved. */
export function Picture({ image: { images, width, height }, alt, className, sizes }: Props) {
  const { sources = [], fallback } = images;
  // A set of one adds nothing to the source.
  const srcSet = fallback?.srcSet?.includes(',') ? fallback.srcSet : undefined;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src={fallback?.src}
        srcSet={srcSet}
        sizes={srcSet && (sizes ?? fallback?.sizes)}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
