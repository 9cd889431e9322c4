import { Anchor } from '../../components/anchor';
import type { UiTexts } from '../../i18n/ui-texts';
import type { Segment } from '../../search/excerpt';
import type { Result } from '../../search/searcher';
import * as styles from './search-results.module.css';

/** A text with what was asked for marked. It is text: markup in it is shown, not obeyed. */
function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

/** The links of the results in whatever holds the lists. */
export const resultLinks = 'h3 a';

/** Results as links, each with the section that answers and an excerpt. */
export function ResultList({ results, texts }: { results: readonly Result[]; texts: UiTexts['search'] }) {
  return (
    <ol className={styles.list}>
      {results.map((result) => {
        const shown = result.show();
        return (
          <li key={result.href} className={styles.result}>
            <h3 className={styles.name}>
              <Anchor href={result.href} className={styles.link}>
                <Marked segments={shown.title} />
              </Anchor>
            </h3>
            {result.section !== null && (
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
