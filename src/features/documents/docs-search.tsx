import { Glyph } from '../../components/icon';
import type { PageLink } from '../../content/page-view';
import * as styles from './docs-search.module.css';

/** A form that searches the documentation alone, on the search page. */
export const DocsSearch = ({ search: { label, href } }: { search: PageLink }) => (
  // biome-ignore lint/a11y/useSemanticElements: not all supported browsers have <search>
  <form role="search" aria-label={label} action={href} className={styles.form}>
    <input
      type="search"
      name="query"
      className={styles.input}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
    />
    <input type="hidden" name="kind" value="docs" />
    <button type="submit" className={styles.button} aria-label={label}>
      <Glyph path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5" />
    </button>
  </form>
);
