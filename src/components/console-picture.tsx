import { GatsbyImage } from 'gatsby-plugin-image';
import { type ReactNode, useState } from 'react';
import { consoleThemes } from '../config/consoles';
import type { ConsolePanel, ConsoleView } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import * as styles from './console-picture.module.css';
import { IconButton } from './icon-button';
import type { SectionLabels } from './sections/props';

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

/** The console's panel beside the highlights, on phones above them. It's decorative: the whole console has been described before. */
export const ConsoleDetail = ({ detail }: { detail: NonNullable<ConsoleView['detail']> }) => (
  <Framed {...detail} className={styles.detail} />
);

const largestScale = 2;

/** How the whole picture is enlarged, from its upper left corner, to show one place: in the middle if the picture then still fills its frame. */
function zoomTo([left = 0, top = 0, width = 100, height = 100]: ConsoleView['callouts'][number]['place']): string {
  const scale = Math.min(largestScale, 95 / width, 95 / height);
  const along = (from: number, length: number) =>
    Math.round(Math.min(0, Math.max(100 - 100 * scale, 50 - scale * (from + length / 2))));
  return `translate(${along(left, width)}%, ${along(top, height)}%) scale(${scale.toFixed(2)})`;
}

interface Props extends ConsoleView {
  labels: SectionLabels['console'];
}

/**
 * A product's console in a frame, with numbered explanations of its panels below. On desktops the explanations are radio buttons that
 * enlarge their panel. Where the whole would be too small to read, each is followed by a picture of its panel instead.
 */
export function ConsolePicture({ name, alt, callouts, whole, labels }: Props) {
  // The number of the enlarged panel; 0 is the whole. The first follows the last.
  const [chosen, choose] = useState(0);
  const step = (by: number) => choose((chosen + by + callouts.length + 1) % (callouts.length + 1));
  const place = callouts[chosen - 1]?.place;
  const stop = (index: number, text: string) => (
    <label className={shared.tab}>
      <input
        type="radio"
        name={`zoom ${name}`}
        className={styles.stop}
        checked={chosen === index}
        onChange={() => choose(index)}
      />
      {text}
    </label>
  );
  return (
    <figure className={styles.console} style={place && { '--zoom': zoomTo(place) }}>
      <Framed pictures={whole} className={styles.whole}>
        {!place &&
          callouts.map(({ text, place: [x, y] }, index) => (
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
        <div className={styles.stops} role="radiogroup" aria-label={labels.zoom}>
          <div className={styles.all}>
            {stop(0, labels.whole)}
            <span className={shared.scriptOnly}>
              <IconButton label={labels.previous} onClick={() => step(-1)}>
                ←
              </IconButton>
              <IconButton label={labels.next} onClick={() => step(1)}>
                →
              </IconButton>
            </span>
          </div>
          <ol className={styles.callouts}>
            {callouts.map(({ text, panel }, index) => (
              <li key={text}>
                {stop(index + 1, text)}
                {panel && <Framed {...panel} className={styles.panel} />}
              </li>
            ))}
          </ol>
        </div>
      )}
      {/* Visible to everyone. As alternative text it would be read twice. */}
      {alt && <figcaption className={styles.caption}>{alt}</figcaption>}
    </figure>
  );
}

/** A console between sections. */
export const ConsoleBand = (console: Props) => (
  <div className={styles.band}>
    <ConsolePicture {...console} />
  </div>
);
