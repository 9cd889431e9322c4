import type { CSSProperties, ReactNode } from 'react';
import { consoleThemes } from '../config/consoles';
import type { ConsolePictures, ConsoleView } from '../routes/page-view';
import * as styles from './console-picture.module.css';
import { Picture } from './picture';

const sizes = '(min-width: 1600px) 1440px, (min-width: 1296px) 1200px, 100vw';

/** The picture for the theme in a frame; the other is not loaded. */
const Framed = ({
  pictures,
  size: { width, height },
  className = '',
  children,
}: {
  pictures: ConsolePictures;
  /** Of what phones show. */
  size: { width: number; height: number };
  className?: string | undefined;
  children?: ReactNode;
}) => (
  <div className={`${styles.frame} ${className}`} style={{ '--shape': `${width}/${height}` } as CSSProperties}>
    {consoleThemes.map((theme) => (
      <Picture
        key={theme}
        image={pictures[theme]}
        alt=""
        sizes={sizes}
        className={`${styles.picture} ${styles[theme]}`}
      />
    ))}
    {children}
  </div>
);

/** The panel of a console that stands beside the highlights of a family; the caption of the whole has been read. */
export const ConsoleDetail = ({ detail }: Pick<ConsoleView, 'detail'>) =>
  detail && <Framed pictures={detail} size={detail.light} className={styles.detail} />;

/**
 * The console of a product in a frame. What its panels show is explained below, by number. Phones show one panel of it.
 */
export function ConsolePicture({ alt, callouts, crop, whole }: ConsoleView) {
  return (
    <figure>
      <Framed pictures={whole} size={crop} className={styles.whole}>
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
export const ConsoleBand = (console: ConsoleView) => (
  <div className={styles.band}>
    <ConsolePicture {...console} />
  </div>
);
