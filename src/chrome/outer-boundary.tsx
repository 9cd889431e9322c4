import type { ReactNode } from 'react';
import { type LocaleNode, textsOf } from '../i18n/texts';
import { splitLanguage } from '../routes/href';
import { PageBoundary, PageFailure } from './page-boundary';

/** What every page's query tells of its texts. */
interface WithTexts {
  texts?: { nodes?: readonly LocaleNode[] };
}

/**
 * Around the whole page, for what fails outside of the shell's own boundary: the template itself, a header, a footer. Instead of nothing, the visitor sees the ways on.
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
