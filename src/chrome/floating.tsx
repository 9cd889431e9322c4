import { Anchor } from '../components/anchor';
import { Channels } from '../components/channels';
import { Glyph } from '../components/icon';
import { fill } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import type { Channel } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import * as styles from './floating.module.css';

function goToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The back-to-top button (specification section 2), shown while `html` has `data-far` (page-marks.ts). */
export const BackToTop = ({ label }: { label: string }) => (
  <button type="button" className={`${styles.round} ${styles.top}`} aria-label={label} title={label} onClick={goToTop}>
    <Glyph path="M12 20V5M5 12l7-7 7 7" />
  </button>
);

interface ContactProps {
  texts: UiTexts['siteExtras']['contact'];
  phones: readonly Channel[];
  accounts: readonly { id: string; name: string; url: string; qr: { publicURL: string | null } }[];
  consult: string;
  /** In which time a question is answered. */
  reply: string;
  newTabLabel: string;
}

/**
 * Hotlines, consultation and QR codes behind one button (specification section 2). It opens without script.
 */
export function ContactWidget({ texts, phones, accounts, consult, reply, newTabLabel }: ContactProps) {
  return (
    <details className={styles.contact} data-popup="">
      <summary className={styles.round} title={texts.label}>
        <Glyph
          path="M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v5H5a1 1 0 0 1-1-1zM20 13h-3v5h2a1 1 0 0 0 1-1zM19 18c0 2-2 3-5 3"
          size={22}
          strokeLinejoin="round"
        />
        <span className="visually-hidden">{texts.label}</span>
      </summary>
      <div className={styles.panel}>
        <h2 className={styles.heading}>{texts.label}</h2>
        <Channels channels={phones} className={styles.phones} />
        <div className={styles.consult}>
          <Anchor href={consult}>{texts.consult}</Anchor>
          <p className={shared.fine}>{fill(texts.consultHint, { reply })}</p>
        </div>
        {accounts.map(({ id, name, url, qr }) => (
          <figure key={id} className={styles.account}>
            <img
              className={styles.qr}
              src={qr.publicURL ?? ''}
              alt={fill(texts.qr, { name, url })}
              width={112}
              height={112}
              loading="lazy"
            />
            <figcaption className={shared.fine}>
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
