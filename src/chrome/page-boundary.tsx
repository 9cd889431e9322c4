import { Component, type ReactNode } from 'react';
import { ButtonLink } from '../components/button-link';
import type { Language } from '../config/languages';
import { type LocaleNode, textsOf } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import { inLanguage, splitLanguage } from '../routes/href';
import * as styles from '../styles/shared.module.css';

interface Props {
  fallback(): ReactNode;
  children: ReactNode;
}

/** Keeps an error in rendering from unmounting the rest of the page. React itself logs the error. */
export class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}

interface FailureProps {
  texts: Pick<UiTexts['common'], 'pageFailed' | 'reload' | 'home'>;
  language: Language;
}

/** Shown instead of a page that failed: reload it or go home. */
export const PageFailure = ({ texts, language }: FailureProps) => (
  <div className={styles.page} style={{ paddingBlock: 'var(--section)' }} role="alert">
    <h1 className={styles.heading}>{texts.pageFailed}</h1>
    <p className={styles.actions} style={{ marginTop: 'var(--space-5)' }}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page */}
      <a href="" data-plain="" className={styles.textButton}>
        {texts.reload}
      </a>
      <ButtonLink href={inLanguage('/', language)} look="quiet">
        {texts.home}
      </ButtonLink>
    </p>
  </div>
);

interface WithTexts {
  texts?: { nodes?: readonly LocaleNode[] };
}

/**
 * Around the whole page, for errors outside the shell's own boundary: in the template itself, a header, a footer. Offers to reload or to go
 * home instead of a blank page.
 * @param data of the page's query
 */
export const OuterBoundary = ({ data, children }: { data: unknown; children: ReactNode }) => (
  <PageBoundary
    fallback={() => (
      <main id="content">
        <PageFailure
          texts={textsOf((data as WithTexts | undefined)?.texts?.nodes ?? [], 'common').common}
          language={splitLanguage(window.location.pathname).language}
        />
      </main>
    )}
  >
    {children}
  </PageBoundary>
);
