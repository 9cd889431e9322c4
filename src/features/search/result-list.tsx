import { Anchor } from '../../components/anchor';
import type { UiTexts } from '../../i18n/ui-texts';
import type { Segment } from '../../search/excerpt';
import type { Result } from '../../search/searcher';
import * as styles from './search-results.module.css';

/** A text with matches marked. Markup in it is displayed as text. */
function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their position
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

/** Selects the links of the results. */
export const resultLinks = 'h3 a';

/** Results as links, with the section that answers and an excerpt. */
export function ResultList({ results, texts }: { results: readonly Result[]; texts: UiTexts['search'] }) {
  return (
    <ol className={styles.list}>
      {results.map((result) => {
        const shown = result.show();
        return (
          <li key={result.path} className={styles.result}>
            <h3 className={styles.name}>
              <Anchor href={shown.href} className={styles.link}>
                <Marked segments={shown.title} />
              </Anchor>
            </h3>
            {shown.section.length > 0 && (
              <p className={styles.section}>
                <span className="visually-hidden">{texts.inSection}: </span>
                <span aria-hidden="true">{result.name} › </span>
                <Marked segments={shown.section} />
              </p>
            )}
            {shown.excerpt.length > 0 && (
              <p className={styles.excerpt}>
                <Marked segments={shown.excerpt} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
