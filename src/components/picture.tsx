import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A file of a query for its picture. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface Props {
  /** Made by gatsby-plugin-image: sources in modern formats with their sizes. */
  image: IGatsbyImageData;
  alt: string;
  className?: string | undefined;
  /** Rendered width, where it differs from the query's. */
  sizes?: string | undefined;
}

/** A picture as plain HTML: the browser picks source and size without script, and its place is reserved. */
export function Picture({ image: { images, width, height, backgroundColor }, alt, className, sizes }: Props) {
  const { sources = [], fallback } = images;
  // Shown until the picture has loaded.
  const style = backgroundColor ? { backgroundColor } : undefined;
  // A set of one adds nothing to the source.
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
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
