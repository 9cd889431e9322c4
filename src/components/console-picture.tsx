import { GatsbyImage } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { consoleThemes } from '../config/consoles';
import type { ConsolePanel, ConsoleView } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import * as styles from './console-picture.module.css';

/** A framed picture that follows the theme; the other theme's isn't loaded. */
const Framed = ({
  pictures,
  shapes,
  className = '',
  children,
}: Pick<ConsolePanel, 'pictures'> &
  Partial<ConsolePanel> & { className?: string | undefined; children?: ReactNode }) => (
  <div
    className={`${styles.frame} ${className}`}
    style={shapes && { '--shape-on-phones': shapes[0] ?? '', '--shape': shapes[1] ?? '' }}
  >
    {consoleThemes.map((theme) => (
      <GatsbyImage
        key={theme}
        image={pictures[theme]}
        alt=""
        className={styles.picture}
        style={{ display: `var(--in-${theme})` }}
      />
    ))}
    {children}
  </div>
);

/** The console's panel above the highlights. It's decorative: the whole console has been described before. */
export const ConsoleDetail = ({ detail }: Pick<ConsoleView, 'detail'>) =>
  detail && <Framed {...detail} className={styles.detail} />;

/**
 * A product's console in a frame, with numbered explanations of its panels below. Where the whole would be too small to read,
 * each explanation is followed by a picture of its panel instead.
 */
export function ConsolePicture({ alt, callouts, whole }: ConsoleView) {
  return (
    <figure>
      <Framed pictures={whole} className={shared.fromDesktop}>
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
              {panel && <Framed {...panel} className={`${styles.panel} ${shared.belowDesktop}`} />}
            </li>
          ))}
        </ol>
      )}
      {/* Visible to everyone. As alternative text it would be read twice. */}
      <figcaption className={styles.caption}>{alt}</figcaption>
    </figure>
  );
}

/** A console between sections. */
export const ConsoleBand = (console: ConsoleView) => (
  <div className={styles.band}>
    <ConsolePicture {...console} />
  </div>
);
