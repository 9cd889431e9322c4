import type { CSSProperties } from 'react';
import * as shared from '../../styles/shared.module.css';
import { Anchor, NamedLink } from '../anchor';
import { Frame } from '../frame';
import * as styles from './lifecycle.module.css';
import type { SectionProps } from './props';

/** Numbers as custom properties: the sheet draws with them. */
const drawnBy = (values: Record<string, number>) => values as CSSProperties;

/** The releases of every product as bars over the years, each with its dates in words. */
export function Lifecycle({ section }: SectionProps<'lifecycle'>) {
  const { years, today, built, feed, products, texts } = section;
  return (
    <Frame {...section}>
      <p className={shared.note}>{built}</p>
      <p className={styles.legend}>
        {(['full', 'maintenance'] as const).map((state) => (
          <span key={state} className={styles[state]}>
            {texts.states[state]}
          </span>
        ))}
        <span className={styles.now}>{texts.today}</span>
        <Anchor href={feed}>{texts.feed}</Anchor>
      </p>
      <div style={drawnBy({ '--years': years.length, '--today': today })}>
        <p className={styles.axis} aria-hidden="true">
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </p>
        {products.map(({ id, name, category, to, devices, upgrade, releases }) => (
          <section key={id} id={id} className={styles.product} aria-labelledby={`${id}-name`}>
            <h3 id={`${id}-name`} className={shared.title}>
              <NamedLink href={to} devices={devices}>
                {name}
              </NamedLink>{' '}
              {category !== name && <small className={shared.note}>{category}</small>}
            </h3>
            <ul>
              {releases.map(({ version, state, bar: [from, full, end], text }) => (
                <li key={version} id={`${id}-${version}`} className={styles.release}>
                  <strong>{version}</strong>
                  <span className={shared.fine}>{texts.states[state]}</span>
                  <span
                    className={styles.bar}
                    aria-hidden="true"
                    style={drawnBy({ '--from': from, '--full': full, '--end': end })}
                  />
                  <span className={styles.dates}>{text}</span>
                </li>
              ))}
            </ul>
            {upgrade && <p className={shared.fine}>{texts.upgrade + upgrade}</p>}
          </section>
        ))}
      </div>
    </Frame>
  );
}
