import { useEffect, useRef } from 'react';
import { Anchor } from '../components/anchor';
import { fill } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import * as styles from './floating.module.css';

interface Props {
  texts: UiTexts['siteExtras']['contact'];
  phones: readonly { label: string; value: string; href: string }[];
  accounts: readonly { id: string; name: string; url: string; qr: { size: number; path: string } }[];
  /** Address of the consultation form. */
  consult: string;
  newTabLabel: string;
}

/** Light modules that a reader needs around a QR code. */
const quietZone = 4;

/** Hotlines, consultation and QR code behind one button (specification section 2). Opens without script; with it, Escape and a click beside it close it. */
export function ContactWidget({ texts, phones, accounts, consult, newTabLabel }: Props) {
  const widget = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = widget;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && current.contains(event.target)) return;
      current.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details ref={widget} className={styles.contact}>
      <summary className={styles.round} title={texts.label}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v5H5a1 1 0 0 1-1-1zM20 13h-3v5h2a1 1 0 0 0 1-1zM19 18c0 2-2 3-5 3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </svg>
        <span className="visually-hidden">{texts.label}</span>
      </summary>
      <div className={styles.panel}>
        <h2 className={styles.heading}>{texts.label}</h2>
        <dl>
          {phones.map(({ label, value, href }) => (
            <div key={href} className={styles.phone}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>{value}</a>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.consult}>
          <Anchor href={consult}>{texts.consult}</Anchor>
          <small>{texts.consultHint}</small>
        </p>
        {accounts.map(({ id, name, url, qr: { size, path } }) => (
          <figure key={id} className={styles.account}>
            <svg
              data-theme="light"
              className={styles.qr}
              viewBox={`${-quietZone} ${-quietZone} ${size + 2 * quietZone} ${size + 2 * quietZone}`}
              role="img"
              aria-label={fill(texts.qr, { name, url })}
              shapeRendering="crispEdges"
            >
              <path d={path} transform="translate(0 .5)" stroke="currentColor" />
            </svg>
            <figcaption>
              {texts.scan}
              <Anchor href={url} newTabLabel={newTabLabel}>
                {name}
              </Anchor>
            </figcaption>
          </figure>
        ))}
      </div>
    </details>
  );
}
