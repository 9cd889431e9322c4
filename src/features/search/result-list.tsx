import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Fragment } from 'react';
import { Anchor } from '../../components/anchor';
import { Icon } from '../../components/icon';
import * as icons from '../../components/icon.module.css';
import { Sentence, Words } from '../../components/words';
import { lineBreak } from '../../site/line-breaks';
import type { Segment } from './excerpt';
import * as styles from './search-results.module.css';
import type { Result } from './searcher';

const han = /\p{Script=Han}/u;
const wordSegmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/**
 * Adds line breaks to a title, which has none in the index, at the Chinese word boundaries that the
 * browser finds.
 */
function withLineBreaks({ text, marked }: Segment): Segment {
  if (!wordSegmenter) return { text, marked };

  const parts = Array.from(wordSegmenter.segment(text), ({ segment, index }) => {
    const isBetweenHan = han.test(text[index - 1] ?? '') && han.test(segment);
    return segment.length > 1 && isBetweenHan ? lineBreak + segment : segment;
  });
  return { text: parts.join(''), marked };
}

/**
 * A key for an element with these segments: with others it is another element, because a translator
 * may have replaced its text nodes.
 */
const keyOf = (segments: readonly Segment[]): string =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

interface MarkedProps {
  segments: readonly Segment[];
  /** An excerpt fills its lines; a title breaks between its clauses. */
  isExcerpt?: boolean;
}

/** A text with its matches marked. */
function Marked({ segments, isExcerpt = false }: MarkedProps) {
  const Text = isExcerpt ? Sentence : Words;

  return segments.map(({ text, marked }, index) => {
    const Part = marked ? 'mark' : Fragment;

    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity
      <Part key={index}>
        <Text text={text} />
      </Part>
    );
  });
}

interface Props {
  results: readonly Result[];
  /** The heading above them, which names their kind unless they are of several. */
  heading?: string;
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

function ResultItem({ result, heading }: { result: Result; heading: string | undefined }) {
  const { t } = useTranslation('search');
  const { href, title, kindName, section, excerpt } = result.show();
  const isKindNew = kindName !== heading;

  return (
    <li className={styles.result}>
      <h3 className={`${styles.name} ${icons.named}`}>
        <Icon of={result.path} />
        <Anchor key={keyOf(title)} href={href} className={styles.link}>
          <Marked segments={title.map(withLineBreaks)} />
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
