import type { ReactNode } from 'react';
import { type LocaleNode, textsOf } from '../i18n/texts';
import { splitLanguage } from '../routes/href';
import { PageBoundary, PageFailure } from './page-boundary';

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
