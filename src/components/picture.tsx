import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';

interface PictureProps {
  image: IGatsbyImageData;
  /** The file that the image is made of, which is wider than what is made of it. */
  master?: { address: string; width: number } | undefined;
  /** How wide the picture is shown; without it, as its query says. */
  sizes?: string | undefined;
  /** Empty for a decorative picture. */
  alt: string;
  className?: string | undefined;
  style?: CSSProperties;
}

/**
 * An image of Gatsby's (`gatsbyImageData`), which is loaded when it comes near. GatsbyImage itself
 * would bring react-dom/server into the browser, even for pictures that it doesn't fade in
 * (gatsbyjs/gatsby#37281).
 */
export function Picture({ image, master, sizes, alt, className, style }: PictureProps) {
  const { fallback } = image.images;
  const masterSource = master && `${master.address} ${master.width}w`;

  return (
    <img
      className={className}
      style={style}
      src={fallback?.src}
      srcSet={[fallback?.srcSet, masterSource].filter(Boolean).join(', ')}
      sizes={sizes ?? fallback?.sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
