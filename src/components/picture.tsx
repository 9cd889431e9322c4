import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';

interface PictureProps {
  image: IGatsbyImageData;
  /** Empty for a decorative picture. */
  alt: string;
  className?: string | undefined;
  style?: CSSProperties;
}

/**
 * An image of Gatsby's (`gatsbyImageData`). GatsbyImage itself would bring react-dom/server into the browser, even for pictures that it
 * doesn't fade in (gatsbyjs/gatsby#37281).
 */
export const Picture = ({ image, alt, className, style }: PictureProps) => (
  <picture className={className} style={style}>
    {image.images.sources?.map(({ media, srcSet, type }) => (
      <source key={media ?? type} media={media} srcSet={srcSet} type={type} />
    ))}
    <img
      src={image.images.fallback?.src}
      srcSet={image.images.fallback?.srcSet}
      sizes={image.images.fallback?.sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  </picture>
);
