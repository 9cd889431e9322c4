import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../components/icon-button';
import { Picture } from '../../components/picture';
import type { ConsolePanel, ConsoleView } from '../../content/page-view';
import { consoleThemes } from '../../site/consoles';
import * as shared from '../../styles/shared.module.css';
import * as styles from './console-picture.module.css';

interface FramedProps {
  pictures: ConsolePanel['pictures'];
  /** Aspect ratios on phones and on wider screens. */
  shapes?: ConsolePanel['shapes'];
  className?: string | undefined;
  children?: ReactNode;
}

/** A framed picture that follows the theme; the other theme's isn't loaded. */
const Framed = ({ pictures, shapes, className = '', children }: FramedProps) => (
  <div
    className={`${styles.frame} ${className}`}
    style={shapes && { '--shape-on-phones': shapes[0] ?? '', '--shape': shapes[1] ?? '' }}
  >
    {consoleThemes.map((theme) => (
      <Picture
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

type Callout = ConsoleView['callouts'][number];

const largestScale = 2;

/** The largest part of the frame that an enlarged place fills, in percent. */
const mostOfFrame = 95;

/**
 * How far the enlarged picture moves along an axis, in percent: the place comes to the middle if the picture then still fills its frame.
 * @param from where the place begins @param length how long it is, both in percent of the picture
 */
function shiftTo(from: number, length: number, scale: number): number {
  const toMiddle = 50 - scale * (from + length / 2);
  const furthest = 100 - 100 * scale;
  return Math.round(Math.min(0, Math.max(furthest, toMiddle)));
}

/** How the whole picture is enlarged, from its upper left corner, to show one place. */
function zoomTo([left = 0, top = 0, width = 100, height = 100]: Callout['place']): string {
  const scale = Math.min(largestScale, mostOfFrame / width, mostOfFrame / height);
  const x = shiftTo(left, width, scale);
  const y = shiftTo(top, height, scale);
  return `translate(${x}%, ${y}%) scale(${scale.toFixed(2)})`;
}

/** Chooses the stop before or after the chosen one; the first follows the last. */
const chooseStop =
  (step: 1 | -1) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const figure = currentTarget.closest('figure');
    const stops = [...(figure?.querySelectorAll('input') ?? [])];
    const chosen = stops.findIndex(({ checked }) => checked);
    stops.at((chosen + step) % stops.length)?.click();
  };

/**
 * A product's console in a frame, with numbered explanations of its panels below. On desktops the explanations are radio buttons that
 * enlarge their panel, without script too. Where the whole would be too small to read, each is followed by a picture of its panel instead.
 */
export function ConsolePicture({ name, alt, callouts, whole }: ConsoleView) {
  const zooms = Object.fromEntries(
    callouts.map(({ place }, index) => [`--zoom-${index + 1}`, zoomTo(place)]),
  );

  return (
    <figure className={styles.console} style={zooms as CSSProperties}>
      <Framed pictures={whole} className={styles.whole}>
        {callouts.map((callout, index) => (
          <Pin key={callout.text} place={callout.place} number={index + 1} />
        ))}
      </Framed>
      {callouts.length > 0 && <Stops name={name} callouts={callouts} />}
      {/* Visible to everyone. As alternative text it would be read twice. */}
      {alt && <figcaption className={styles.caption}>{alt}</figcaption>}
    </figure>
  );
}

/** The number of an explanation at its place in the picture. */
function Pin({ place: [left, top], number }: Pick<Callout, 'place'> & { number: number }) {
  return (
    <span
      className={styles.pin}
      style={{ left: `max(${left}%, 1.25em)`, top: `${top}%` }}
      aria-hidden="true"
    >
      {number}
    </span>
  );
}

/** The stops of the zoom: the whole picture, then each explanation. */
function Stops({ name, callouts }: Pick<ConsoleView, 'name' | 'callouts'>) {
  const { t } = useTranslation('page', { keyPrefix: 'console' });
  const stop = { type: 'radio', name: `zoom ${name}`, className: styles.stop };

  return (
    <div className={styles.stops} role="radiogroup" aria-label={t('zoom')}>
      <div className={styles.all}>
        <label>
          <input {...stop} value="0" defaultChecked />
          {t('whole')}
        </label>
        <span className={shared.scriptOnly}>
          <IconButton label={t('previous')} onClick={chooseStop(-1)}>
            ←
          </IconButton>
          <IconButton label={t('next')} onClick={chooseStop(1)}>
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
  );
}

/** A console between sections. */
export const ConsoleBand = (console: ConsoleView) => (
  <div className={styles.band}>
    <ConsolePicture {...console} />
  </div>
);
