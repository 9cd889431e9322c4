import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../../components/icon-button';
import { Picture } from '../../components/picture';
import { type ConsoleTheme, consoleSize, consoleThemes } from '../../site/consoles';
import * as shared from '../../styles/shared.module.css';
import * as styles from './console-picture.module.css';

type WholeDrawing = Queries.WholeConsoleFragment;
type PanelDrawing = Queries.ConsolePanelDrawingFragment;

/** A panel, drawn for narrow screens. */
interface Panel {
  readonly phone: PanelDrawing;
  /** Tablets show the one for phones where it's left out. */
  readonly tablet?: PanelDrawing;
}

interface Callout {
  readonly text: string;
  /** In percent: left, top, width, height. */
  readonly place: readonly number[];
  readonly panel: Panel | null;
}

/** The console of a product or a family, as pages query it. */
export interface QueriedConsole {
  readonly name: string;
  /** The name of the product alone. */
  readonly short: string;
  readonly href: string | null;
  readonly alt: string;
  readonly callouts: readonly Callout[];
  readonly whole: WholeDrawing;
}

interface FrameProps {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** The picture in a theme. */
  picture(theme: ConsoleTheme, attributes: { className: string; style: CSSProperties }): ReactNode;
  children?: ReactNode;
}

/** A framed picture that follows the theme; the other theme's isn't loaded. */
export const Framed = ({ className = '', style, picture, children }: FrameProps) => (
  <div className={`${styles.frame} ${className}`} style={style}>
    {consoleThemes.map((theme) => {
      const display = `var(--in-${theme})`;
      return picture(theme, { className: styles.picture, style: { display } });
    })}
    {children}
  </div>
);

/** An enlarged picture asks for its full size. */
const enlarged = `${consoleSize.width}px`;

/**
 * The console as a whole: the picture that is made for its place, or the drawing itself where the
 * screen shows more.
 */
const WholePicture = ({
  whole,
  isEnlarged,
  children,
}: {
  whole: WholeDrawing;
  isEnlarged: boolean;
  children: ReactNode;
}) => (
  <Framed
    className={styles.whole}
    picture={(theme, attributes) => {
      const { publicURL, childImageSharp } = whole[theme];
      if (!childImageSharp) return null;
      return (
        <Picture
          key={theme}
          {...attributes}
          image={childImageSharp.gatsbyImageData}
          master={publicURL === null ? undefined : { address: publicURL, ...consoleSize }}
          sizes={isEnlarged ? enlarged : undefined}
          alt=""
        />
      );
    }}
  >
    {children}
  </Framed>
);

export const drawingOf = (drawing: PanelDrawing | undefined, theme: ConsoleTheme) =>
  drawing?.[theme].childImageSharp?.original;

/** The aspect ratio of a panel, for CSS. */
function shapeOf(drawing: PanelDrawing): string {
  const { width, height } = drawingOf(drawing, 'light') ?? {};
  return `${width}/${height}`;
}

/** Below this width, panels are the ones drawn for phones (console-picture.module.css). */
export const phones = '(max-width: 599.98px)';

/** Below this width, the head of the home page has a panel rather than a part of the whole. */
export const belowDesktop = '(max-width: 1199.98px)';

interface PanelImageProps {
  drawing: ReturnType<typeof drawingOf>;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A panel is drawn for its width with few colours and without loss: a copy of fewer pixels would
 * have more bytes.
 */
const PanelImage = ({ drawing, ...attributes }: PanelImageProps) => (
  <img
    {...attributes}
    src={drawing?.src ?? ''}
    width={drawing?.width ?? 0}
    height={drawing?.height ?? 0}
    alt=""
    loading="lazy"
    decoding="async"
  />
);

interface PanelPictureProps {
  panel: Panel;
  className: string | undefined;
}

/** A panel, on phones and on tablets. */
function PanelPicture({ panel: { phone, tablet }, className }: PanelPictureProps) {
  if (!tablet)
    return (
      <Framed
        className={`${className} ${styles.small}`}
        picture={(theme, attributes) => (
          <PanelImage key={theme} {...attributes} drawing={drawingOf(phone, theme)} />
        )}
      />
    );

  const shapes = { '--shape-on-phones': shapeOf(phone), '--shape': shapeOf(tablet) };
  return (
    <Framed
      className={className}
      style={shapes as CSSProperties}
      picture={(theme, attributes) => (
        <picture key={theme} {...attributes}>
          <source media={phones} srcSet={drawingOf(phone, theme)?.src ?? ''} />
          <PanelImage drawing={drawingOf(tablet, theme)} />
        </picture>
      )}
    />
  );
}

/**
 * The console's panel beside the highlights, on phones above them. It's decorative: the whole
 * console has been described before.
 */
export const ConsoleDetail = ({ detail }: { detail: Panel }) => (
  <PanelPicture panel={detail} className={styles.detail} />
);

const largestScale = 2;

/** The largest part of the frame that an enlarged place fills, in percent. */
const mostOfFrame = 95;

/**
 * How far the enlarged picture moves along an axis, in percent: the place comes to the middle if
 * the picture then still fills its frame.
 * @param from where the place begins
 * @param length how long it is, both in percent of the picture
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
    const checkedIndex = stops.findIndex(({ checked }) => checked);
    stops.at((checkedIndex + step) % stops.length)?.click();
  };

/**
 * A product's console in a frame, with numbered explanations of its panels below. On desktops the
 * explanations are radio buttons that enlarge their panel, without script too. Where the whole
 * would be too small to read, the chosen one is followed by a picture of its panel instead.
 */
export function ConsolePicture({ name, alt, callouts, whole }: QueriedConsole) {
  const [isEnlarged, setEnlarged] = useState(false);
  const zooms = Object.fromEntries(
    callouts.map(({ place }, index) => [`--zoom-${index + 1}`, zoomTo(place)]),
  );

  const hasFolds = callouts.slice(1).some(({ panel }) => panel);

  return (
    <figure
      className={`${styles.console} ${hasFolds ? styles.folds : ''}`}
      style={zooms as CSSProperties}
    >
      <WholePicture whole={whole} isEnlarged={isEnlarged}>
        {callouts.map((callout, index) => (
          <Pin key={callout.text} place={callout.place} number={index + 1} />
        ))}
      </WholePicture>
      {callouts.length > 0 && (
        <Stops name={name} callouts={callouts} onChange={() => setEnlarged(true)} />
      )}
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

interface StopsProps extends Pick<QueriedConsole, 'name' | 'callouts'> {
  onChange(): void;
}

/** The stops of the zoom: the whole picture, then each explanation. */
function Stops({ name, callouts, onChange }: StopsProps) {
  const { t } = useTranslation('page', { keyPrefix: 'console' });
  const stop = { type: 'radio', name: `zoom ${name}`, className: styles.stop };

  return (
    <div className={styles.stops} role="radiogroup" aria-label={t('zoom')} onChange={onChange}>
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
            {panel && <PanelPicture panel={panel} className={styles.panel} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A console between sections, on a dark ground. */
export const ConsoleBand = (console: QueriedConsole) => (
  <div className={styles.band} data-theme="dark">
    <div className={shared.page}>
      <ConsolePicture {...console} />
    </div>
  </div>
);

export const consoleFragments = graphql`
  fragment WholeConsole on ConsoleDrawings {
    light { ...WholeConsoleInTheme }
    dark { ...WholeConsoleInTheme }
  }

  fragment WholeConsoleInTheme on File {
    publicURL
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1200
        outputPixelDensities: [1]
        formats: [PNG]
        quality: 75
        placeholder: NONE
        sizes: "(max-width: 1440px) 1200px, 80vw"
      )
    }
  }

  fragment ConsolePanelDrawing on ConsoleDrawings {
    light { ...ConsolePanelDrawingInTheme }
    dark { ...ConsolePanelDrawingInTheme }
  }

  fragment ConsolePanelDrawingInTheme on File {
    childImageSharp {
      original {
        src
        width
        height
      }
    }
  }

  fragment Console on Console {
    name
    short
    href
    alt
    whole { ...WholeConsole }
    callouts {
      text
      place
    }
  }
`;
