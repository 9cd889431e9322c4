import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import * as styles from './console-picture.module.css';
import { Picture, type PictureFile } from './picture';

export interface Console {
  readonly alt: string;
  readonly callouts: readonly { readonly text: string; readonly place: readonly number[] }[];
  readonly crop: readonly number[];
  readonly light: PictureFile | null;
  readonly dark: PictureFile | null;
}

const sizes = '(min-width: 1600px) 1440px, (min-width: 1296px) 1200px, (min-width: 750px) 100vw, 220vw';

/**
 * The console of a product in a frame, with the picture for the theme; the other is not loaded. What its
 * panels show is explained below, by number. Phones show one panel of it.
 */
export function ConsolePicture({
  alt,
  callouts,
  crop: [left = 0, top = 0, width = 100, height = 100],
  light,
  dark,
}: Console) {
  const crop = { '--left': left, '--top': top, '--width': width, '--height': height } as CSSProperties;
  return (
    <figure>
      <div className={styles.frame} style={crop}>
        <div className={styles.canvas}>
          {Object.entries({ light, dark }).map(
            ([theme, file]) =>
              file?.childImageSharp && (
                <Picture
                  key={theme}
                  image={file.childImageSharp.gatsbyImageData}
                  alt=""
                  className={`${styles.picture} ${styles[theme as 'light' | 'dark']}`}
                  sizes={sizes}
                />
              ),
          )}
          {callouts.map(({ text, place: [x, y] }, index) => (
            <span
              key={text}
              className={styles.pin}
              style={{ left: `max(${x}%, 1.25em)`, top: `${y}%` }}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      {callouts.length > 0 && (
        <ol className={styles.callouts}>
          {callouts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      {/* The caption is visible to everyone; as alternative text it would be read twice. */}
      <figcaption className={styles.caption}>{alt}</figcaption>
    </figure>
  );
}

/** A console between two sections. */
export const ConsoleBand = (console: Console) => (
  <div className={styles.band}>
    <ConsolePicture {...console} />
  </div>
);

export const query = graphql`
  fragment ConsoleImage on File {
    childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1200, outputPixelDensities: [0.5, 1, 2], formats: [WEBP], webpOptions: { quality: 82 }, placeholder: DOMINANT_COLOR) }
  }
  fragment Console on PageShowcase {
    name
    href
    alt
    callouts { text place }
    crop
    light { ...ConsoleImage }
    dark { ...ConsoleImage }
  }
`;
