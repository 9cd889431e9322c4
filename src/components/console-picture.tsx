import { graphql } from 'gatsby';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from './console-picture.module.css';
import { Picture, type PictureFile } from './picture';

export interface Console {
  readonly alt: string;
  readonly callouts: readonly { readonly text: string; readonly place: readonly number[] }[];
  readonly crop: readonly number[];
  readonly highlights: readonly number[] | null;
  readonly light: PictureFile | null;
  readonly dark: PictureFile | null;
}

const sizes = '(min-width: 1600px) 1440px, (min-width: 1296px) 1200px, (min-width: 750px) 100vw, 220vw';

/** The picture in its frame: of the part, or, where there is room, of the whole with what is on it. */
function Framed({
  part: [left = 0, top = 0, width = 100, height = 100],
  light,
  dark,
  className = '',
  children,
}: Pick<Console, 'light' | 'dark'> & {
  part: readonly number[];
  className?: string | undefined;
  children?: ReactNode;
}) {
  const crop = { '--left': left, '--top': top, '--width': width, '--height': height } as CSSProperties;
  return (
    <div className={`${styles.frame} ${className}`} style={crop}>
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
        {children}
      </div>
    </div>
  );
}

/** The part of a console that stands beside the highlights of a family; the caption of the whole has been read. */
export const ConsoleDetail = ({ highlights, ...files }: Pick<Console, 'highlights' | 'light' | 'dark'>) =>
  highlights && <Framed {...files} part={highlights} className={styles.detail} />;

/**
 * The console of a product in a frame, with the picture for the theme; the other is not loaded. What its
 * panels show is explained below, by number. Phones show one panel of it.
 */
export function ConsolePicture({ alt, callouts, crop, light, dark }: Console) {
  return (
    <figure>
      <Framed part={crop} light={light} dark={dark} className={styles.whole}>
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
      </Framed>
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
    highlights
    light { ...ConsoleImage }
    dark { ...ConsoleImage }
  }
`;
