import { GatsbyImage } from 'gatsby-plugin-image';
import type { CSSProperties, ReactNode } from 'react';
import { consoleSize, consoleThemes } from '../config/consoles';
import type { ConsolePanel, ConsoleView } from '../routes/page-view';
import * as styles from './console-picture.module.css';

const shape = `${consoleSize.width}/${consoleSize.height}`;

/** The picture for the theme in a frame; the other is not loaded. */
const Framed = ({
  pictures,
  shapes: [onPhones, wider],
  className = '',
  children,
}: ConsolePanel & { className?: string | undefined; children?: ReactNode }) => (
  <div
    className={`${styles.frame} ${className}`}
    style={{ '--shape-on-phones': onPhones, '--shape': wider } as CSSProperties}
  >
    {consoleThemes.map((theme) => (
      // The frame has the picture's place; the plugin's own styles would win over those of a class.
      <GatsbyImage
        key={theme}
        image={pictures[theme]}
        alt=""
        style={{ display: `var(--in-${theme})`, position: 'absolute', inset: 0 }}
      />
    ))}
    {children}
  </div>
);

/** The panel of a console that stands beside the highlights of a family; the caption of the whole has been read. */
export const ConsoleDetail = ({ detail }: Pick<ConsoleView, 'detail'>) =>
  detail && <Framed {...detail} className={styles.detail} />;

/**
 * The console of a product in a frame. What its panels show is explained below, by number. Where the whole would be too small to read,
 * each panel stands below its explanation instead.
 */
export function ConsolePicture({ alt, callouts, whole }: ConsoleView) {
  return (
    <figure>
      <Framed pictures={whole} shapes={[shape, shape]} className={styles.whole}>
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
          {callouts.map(({ text, panel }) => (
            <li key={text}>
              {text}
              {panel && <Framed {...panel} className={styles.panel} />}
            </li>
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
