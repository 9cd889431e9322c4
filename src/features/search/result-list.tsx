import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { Icon } from '../../components/icon';
import * as icons from '../../components/icon.module.css';
import { keyOf, Marked } from './marked';
import * as styles from './search-results.module.css';
import type { Result } from './searcher';

interface Props {
  results: readonly Result[];
  /** The heading above them, which names their kind. */
  heading: string;
}

/** Results as links, with the matching section and an excerpt. */
export function ResultList({ results, heading }: Props) {
  return (
    <ol className={styles.list}>
      {results.map((result) => (
        <ResultItem key={result.path} result={result} heading={heading} />
      ))}
    </ol>
  );
}

function ResultItem({ result, heading }: { result: Result; heading: string }) {
  const { t } = useTranslation('search');
  const { href, title, kindName, section, excerpt } = result.show();
  const isKindNew = kindName !== heading;

  return (
    <li className={styles.result}>
      <h3 className={`${styles.name} ${icons.named}`}>
        <Icon of={result.path} />
        <Anchor key={keyOf(title)} href={href} className={styles.link}>
          <Marked segments={title} />
        </Anchor>
      </h3>

      {(isKindNew || section.length > 0) && (
        <p key={`trail ${keyOf(section)}`} className={styles.trail}>
          {isKindNew && kindName}
          {section.length > 0 && (
            <>
              <span className="visually-hidden">
                {isKindNew && ', '}
                {t('inSection')}:{' '}
              </span>
              {isKindNew && <span aria-hidden="true"> › </span>}
              <Marked segments={section} />
            </>
          )}
        </p>
      )}

      {excerpt.length > 0 && (
        <p key={`excerpt ${keyOf(excerpt)}`} className={styles.excerpt}>
          <Marked segments={excerpt} isExcerpt />
        </p>
      )}
    </li>
  );
}
