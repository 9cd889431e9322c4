import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { Picture } from '../../components/picture';
import { whenIdle } from '../../components/when-idle';
import { consoleSize, consoleThemes } from '../../site/consoles';
import * as styles from './console-fragments.module.css';
import { belowDesktop, drawingOf, phones } from './console-picture';

type Fragment = Queries.HeroConsoleFragment;

/** How long each part is shown, in milliseconds. */
const pause = 6000;

/**
 * Shows one part after the other, once around, from when the page is idle: until the visitor
 * chooses one, and not while the pointer or the focus is on them. Visitors who asked for reduced
 * motion or less data see the first. The radio buttons hold the state, so that they work before the
 * page is hydrated.
 */
function useRotation(figure: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = figure;
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const radios = [...current.querySelectorAll('input')];
    let timer: number | undefined;
    let turn = 0;
    const stop = () => clearInterval(timer);

    const showNext = () => {
      if (document.hidden || current.matches(':hover, :focus-within')) return;
      turn += 1;
      const next = radios[turn % radios.length];
      if (next) next.checked = true;
      if (turn === radios.length) stop();
    };

    const start = () => {
      const [first] = radios;
      // On phones and tablets there's one window, and no tab.
      const hasTabs = first?.offsetParent;
      if (hasTabs && first.checked) timer = window.setInterval(showNext, pause);
      current.dataset['rotates'] = '';
    };

    whenIdle(start);
    current.addEventListener('change', stop, { once: true });
    return stop;
  }, [figure]);
}

/**
 * Parts of several consoles, one at a time, as large as the whole is drawn. Phones and tablets show a
 * panel, that of the first.
 */
export function ConsoleFragments({ fragments }: { fragments: readonly Fragment[] }) {
  const { t } = useTranslation('page');
  const figure = useRef<HTMLFieldSetElement>(null);
  useRotation(figure);

  return (
    <fieldset ref={figure} className={styles.fragments}>
      <legend className="visually-hidden">{t('consoles')}</legend>
      {fragments.map(({ label, family, ...fragment }, index) => (
        <div key={label} className={styles.item} style={{ '--accent': `var(--accent-${family})` }}>
          <label className={styles.tab}>
            <input type="radio" name="hero console" defaultChecked={index === 0} />
            {label}
          </label>
          <FragmentPicture {...fragment} hasPanels={index === 0} />
        </div>
      ))}
    </fieldset>
  );
}

interface FragmentProps extends Omit<Fragment, 'label' | 'family'> {
  /** Phones and tablets show the first, as a panel. */
  hasPanels: boolean;
}

/** A part of a console in both themes, of which one is loaded. */
function FragmentPicture({
  alt,
  place: [left = 0, top = 0, , height = 0],
  whole,
  phone,
  tablet,
  hasPanels,
}: FragmentProps) {
  const edges = { '--left': left, '--bottom': top + height };
  return (
    <div className={styles.window} style={edges as CSSProperties}>
      {consoleThemes.map((theme) => {
        const { publicURL, childImageSharp } = whole[theme];
        const panels = [
          { media: phones, panel: drawingOf(phone, theme) },
          { media: belowDesktop, panel: drawingOf(tablet, theme) },
        ];
        if (!childImageSharp) return null;

        return (
          <picture key={theme} className={styles.picture} style={{ display: `var(--in-${theme})` }}>
            {hasPanels &&
              panels.map(({ media, panel }) => (
                <source
                  key={media}
                  media={media}
                  srcSet={panel?.src ?? ''}
                  width={panel?.width ?? 0}
                  height={panel?.height ?? 0}
                />
              ))}
            <Picture
              image={childImageSharp.gatsbyImageData}
              master={publicURL === null ? undefined : { address: publicURL, ...consoleSize }}
              alt={alt}
            />
          </picture>
        );
      })}
    </div>
  );
}

export const query = graphql`
  fragment HeroConsole on HeroConsole {
    label
    family
    alt
    place
    whole { ...WholeConsole }
    phone { ...ConsolePanelDrawing }
    tablet { ...ConsolePanelDrawing }
  }
`;
