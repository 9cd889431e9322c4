import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Button } from '../../components/button';
import { dismissBar } from '../../components/hooks/dismissal';
import type { ConsentMode } from '../../content/schemas/vendor';
import { useVisitor } from '../../stores/visitor';
import * as styles from './consent-banner.module.css';

interface Props {
  mode: ConsentMode;
  /** Whether the site counts page views at all. */
  counts: boolean;
  /** Address of the privacy policy; null for none. */
  policy: string | null;
}

/**
 * The cookie and privacy banner (specification section 4). Shown until the visitor decides. It's a
 * strip above the header, in the flow of the page: it covers nothing and scrolls away. A site that
 * counts nothing has nothing to ask: its notice is read and closed. It's in every page's HTML;
 * before the first paint, the guard script decides whether it shows, and what (`data-consent` on
 * `html`).
 */
export function ConsentBanner({ mode, counts, policy }: Props) {
  const { t } = useTranslation('siteExtras', { keyPrefix: 'consent' });
  const { agree, decline, acknowledge } = useVisitor.getState();

  return (
    <section className={styles.banner} aria-label={t('label')}>
      <div className={styles.inner}>
        <p className={styles.text}>
          {counts ? (
            <>
              <span data-consent="ask">{t(mode === 'always' ? 'always' : 'ask')}</span>
              <span data-consent="signal">{t('signal')}</span>
            </>
          ) : (
            t('stored')
          )}{' '}
          {policy !== null && <a href={policy}>{t('policy')}</a>}
        </p>

        <div className={styles.actions}>
          {counts ? (
            <>
              <span data-consent="ask">
                <Choice text={t('decline')} look="quiet" choose={decline} />
              </span>
              <span data-consent="ask">
                <Choice text={t('agree')} look="quiet" choose={agree} />
              </span>
              <span data-consent="signal">
                <Choice text={t('understood')} look="quiet" choose={decline} />
              </span>
            </>
          ) : (
            <span>
              <Choice text={t('understood')} look="quiet" choose={acknowledge} />
            </span>
          )}
        </div>
      </div>
    </section>
  );
}

interface ChoiceProps {
  text: string;
  look: 'primary' | 'quiet';
  choose(): void;
}

/** A button that answers the banner and closes it. */
function Choice({ text, look, choose }: ChoiceProps) {
  const chooseAndClose = () => {
    choose();
    dismissBar('consent');
  };

  return (
    <Button look={look} onClick={chooseAndClose}>
      {text}
    </Button>
  );
}
