import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { Anchor } from '../../components/anchor';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Facets } from '../../components/facets';
import { HotSearches } from '../../components/hot-searches';
import { Icon } from '../../components/icon';
import * as icons from '../../components/icon.module.css';
import { Words } from '../../components/words';
import { type Language, languages } from '../../config/languages';
import { formatMessage } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { lineBreak } from '../../lib/line-breaks';
import { truncateForDisplay } from '../../lib/truncate-for-display';
import { inLanguage } from '../../routes/href';
import type { Segment } from '../../search/excerpt';
import { type ResultKind, resultKinds } from '../../search/kinds';
import type { Result } from '../../search/searcher';
import * as shared from '../../styles/shared.module.css';
import * as styles from './search-results.module.css';
import { pageSize, resultLinks, type SearchState } from './use-search';

/** The number of results per kind while several kinds are shown. */
const groupSize = 4;
const mentionsAtFirst = 8;

interface Props {
  language: Language;
  texts: UiTexts['search'];
  search: SearchState;
  hotSearches: readonly string[];
}

/** Groups results by kind, in order of appearance, but customers before positions, which mention the same products. */
export function byKind<R extends Pick<Result, 'kind'>>(results: readonly R[]): [ResultKind, R[]][] {
  const of = (kind: ResultKind) => results.filter((result) => result.kind === kind);
  const kinds = new Set(
    results.flatMap(({ kind }) => (kind === 'positions' ? (['cases', kind] as const) : kind)),
  );
  return [...kinds].flatMap((kind) => (of(kind).length > 0 ? [[kind, of(kind)]] : []));
}

/**
 * The results, as links in lists under headings. Unlike options of a combobox, they can be opened in a new tab, copied and found by
 * heading. Arrow keys move between links, Home and End go to the ends, Escape goes back to the input.
 */
export function SearchResults(props: Props) {
  const { input, results } = props.search;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (
      !(event.target instanceof HTMLAnchorElement) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(resultLinks)];
    const at = links.indexOf(event.target);
    if (at === -1) return;
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[
      event.key
    ];
    if (event.key === 'Escape' || target === -1) input.current?.focus();
    else if (target !== undefined) links[Math.min(target, links.length - 1)]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its links
    <div ref={results} id="results" className={styles.results} onKeyDown={onKeyDown}>
      <div className={styles.inner}>
        <Content {...props} />
      </div>
    </div>
  );
}

function Content({ language, texts, search, hotSearches }: Props) {
  const { outcome, failed, kind, shown, isPartial } = search;
  if (failed === 'names')
    return (
      <div role="alert">
        <EmptyState of="/search" title={texts.failed} text={texts.failedText}>
          <Button onClick={search.retry}>{texts.retry}</Button>
        </EmptyState>
      </div>
    );
  if (!outcome) return <p role="status">{texts.loading}</p>;

  const { results, corrected, nearest } = outcome;
  const query = truncateForDisplay(outcome.query);
  const others = languages.filter((other) => other !== language);
  const found = new Map(byKind(results));
  const countOf = (name: ResultKind) => found.get(name)?.length ?? 0;
  // Ignore a kind without results.
  const chosen = kind !== null && found.has(kind) ? kind : null;
  const mentions = results.filter(({ isMention }) => isMention);
  const stated = byKind(results.filter(({ isMention }) => !isMention));
  const isEmpty = results.length === 0 && (!isPartial || failed !== null);
  const status =
    results.length === 0
      ? isEmpty
        ? formatMessage(texts.none, { query })
        : texts.loadingMore
      : [
          corrected === null ? '' : formatMessage(texts.corrected, { query, corrected }),
          nearest
            ? texts.nearest
            : corrected === null
              ? formatMessage(texts.count, { count: results.length, query })
              : '',
        ].join('');

  const button = (text: string, onClick: () => void) => (
    <button type="button" className={shared.textButton} onClick={onClick}>
      {text}
    </button>
  );
  const list = (all: readonly Result[], most: number, more?: ReactNode) => (
    <div>
      <ResultList results={all.slice(0, most)} texts={texts} />
      {all.length > most &&
        (more ??
          button(
            formatMessage(texts.showMore, { count: Math.min(all.length - most, pageSize) }),
            search.showMore,
          ))}
    </div>
  );
  const group = (name: string, title: string, content: ReactNode) => (
    <section key={name} className={styles.group} aria-labelledby={`results-${name}`}>
      <h2 className={shared.title} id={`results-${name}`}>
        {title}
      </h2>
      {content}
    </section>
  );
  return (
    <>
      <p role="status" className={isEmpty ? 'visually-hidden' : styles.status}>
        <bdi>{status}</bdi>
      </p>
      {failed === 'texts' && (
        <p role="alert" className={shared.alarm}>
          {texts.failedMore} {button(texts.retry, search.retry)}
        </p>
      )}
      {isEmpty && (
        <EmptyState of="/search" title={formatMessage(texts.none, { query })} text={texts.noneText}>
          <ul className={styles.tries}>
            <li>{texts.tries.shorter}</li>
            {others.map((other) => (
              <li key={other}>
                {/* before-paint/links.ts adds the query. */}
                <a href={inLanguage('/search', other)} data-language={other}>
                  {formatMessage(texts.tries.language, { query })}
                </a>
              </li>
            ))}
            <li>
              <a href="#pages">{texts.tries.directory}</a>
            </li>
          </ul>
          <HotSearches language={language} title={texts.hotSearches} names={hotSearches} />
          <p className={styles.ask}>
            <ButtonLink href={inLanguage('/consult', language)} look="quiet">
              {texts.ask}
            </ButtonLink>
          </p>
        </EmptyState>
      )}
      {results.length > 0 && (
        // All kinds, so that the row's height doesn't change while results arrive.
        <Facets
          legend={texts.filterBy}
          values={resultKinds}
          chosen={chosen}
          labelOf={(name) =>
            formatMessage(texts.kindCount, {
              kind: name === null ? texts.all : texts.kinds[name],
              count: name === null ? results.length : countOf(name),
            })
          }
          isDisabled={(name) => !found.has(name)}
          onChoose={search.choose}
        />
      )}
      {chosen === null ? (
        <>
          {stated.map(([name, first]) => {
            const all = formatMessage(texts.showAll, {
              count: countOf(name),
              kind: texts.kinds[name],
            });
            const more = button(all, () => search.choose(name));
            return group(name, texts.kinds[name], list(first, groupSize, more));
          })}
          {mentions.length > 0 &&
            group(
              'mentions',
              texts.mentions,
              list(mentions, shown - (stated.length > 0 ? pageSize - mentionsAtFirst : 0)),
            )}
        </>
      ) : (
        <div className={styles.alone}>{list(found.get(chosen) ?? [], shown)}</div>
      )}
    </>
  );
}

const han = /\p{Script=Han}/u;
const words = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/** Adds line breaks to a title, which has none in the index, at the Chinese word boundaries that the browser finds. */
const broken = ({ text, marked }: Segment): Segment => {
  const parts = Array.from(words?.segment(text) ?? [], ({ segment, index }) =>
    segment.length > 1 && han.test(text[index - 1] ?? '') && han.test(segment)
      ? lineBreak + segment
      : segment,
  );
  return { text: parts.join('') || text, marked };
};

/** A key for an element with these segments: with others it is another element, because a translator may have replaced its text nodes. */
const keyOf = (segments: readonly Segment[]): string =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

/** A text with its matches marked. */
function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) => {
    const Part = marked ? 'mark' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity
      <Part key={index}>
        <Words text={text} />
      </Part>
    );
  });
}

/** Results as links, with the matching section and an excerpt. */
function ResultList({ results, texts }: { results: readonly Result[]; texts: UiTexts['search'] }) {
  return (
    <ol className={styles.list}>
      {results.map((result) => {
        const shown = result.show();
        return (
          <li key={result.path} className={styles.result}>
            <h3 className={`${styles.name} ${icons.named}`}>
              <Icon of={result.path} />
              <Anchor key={keyOf(shown.title)} href={shown.href} className={styles.link}>
                <Marked segments={shown.title.map(broken)} />
              </Anchor>
            </h3>
            <p key={`trail ${keyOf(shown.section)}`} className={styles.trail}>
              {shown.kindName}
              {shown.section.length > 0 && (
                <>
                  <span className="visually-hidden">, {texts.inSection}: </span>
                  <span aria-hidden="true"> › </span>
                  <Marked segments={shown.section} />
                </>
              )}
            </p>
            {shown.excerpt.length > 0 && (
              <p key={`excerpt ${keyOf(shown.excerpt)}`} className={styles.excerpt}>
                <Marked segments={shown.excerpt} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
