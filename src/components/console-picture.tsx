import { GatsbyImage } from 'gatsby-plugin-image';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
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
function zoomTo([
  left = 0,
  top = 0,
  width = 100,
  height = 100,
]: ConsoleView['callouts'][number]['place']): string {
  const scale = Math.min(largestScale, 95 / width, 95 / height);
  const along = (from: number, length: number) =>
    Math.round(Math.min(0, Math.max(100 - 100 * scale, 50 - scale * (from + length / 2))));
  return `translate(${along(left, width)}%, ${along(top, height)}%) scale(${scale.toFixed(2)})`;
}

/** Chooses the stop before or after the chosen one; the first follows the last. */
const step =
  (by: 1 | -1) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const stops = [...(currentTarget.closest('figure')?.querySelectorAll('input') ?? [])];
    stops.at((stops.findIndex(({ checked }) => checked) + by) % stops.length)?.click();
  };

interface Props extends ConsoleView {
  labels: SectionLabels['console'];
}

/**
 * A product's console in a frame, with numbered explanations of its panels below. On desktops the explanations are radio buttons that
 * enlarge their panel, without script too. Where the whole would be too small to read, each is followed by a picture of its panel instead.
 */
export function ConsolePicture({ name, alt, callouts, whole, labels }: Props) {
  const stop = { type: 'radio', name: `zoom ${name}`, className: styles.stop };
  const zooms = callouts.map(({ place }, index): [string, string] => [
    `--zoom-${index + 1}`,
    zoomTo(place),
  ]);
  return (
    <figure className={styles.console} style={Object.fromEntries(zooms) as CSSProperties}>
      <Framed pictures={whole} className={styles.whole}>
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
        <div className={styles.stops} role="radiogroup" aria-label={labels.zoom}>
          <div className={styles.all}>
            <label>
              <input {...stop} value="0" defaultChecked />
              {labels.whole}
            </label>
            <span className={shared.scriptOnly}>
              <IconButton label={labels.previous} onClick={step(-1)}>
                ←
              </IconButton>
              <IconButton label={labels.next} onClick={step(1)}>
                →
              </IconButton>
            </span>
          </div>
          <ol className={styles.callouts}>
            {callouts.map(({ text, panel }, index) => (
              <li key={text}>
                <label>
                  <input {...stop} value={index + 1} />
                  {text}
                </label>
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
