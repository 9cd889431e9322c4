import { useEffect } from 'react';
import { Hero } from '../components/hero';
import { useFeedback } from '../features/page-feedback/use-feedback';
import { SearchForm } from '../features/search/search-form';
import { SearchResults } from '../features/search/search-results';
import { useSearch } from '../features/search/use-search';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

export interface SearchContentProps {
  data: Queries.SearchPageQuery;
  pageContext: TemplateContext;
}

/** What `/search` shows between header and footer: the form, the results, and popular pages and the site map, which work without script. */
export function SearchContent({ data, pageContext }: SearchContentProps) {
  const { language } = pageContext;
  const page = pageOf(data, pageContext.key);
  const search = useSearch(language);
  const sendFeedback = useFeedback(data.siteExtras?.feedback ?? false);
  const { outcome, isPartial } = search;
  const hasNoResult = outcome !== null && !isPartial && outcome.results.length === 0;
  const failedQuery = hasNoResult ? outcome.query : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per query
  useEffect(() => {
    if (failedQuery) sendFeedback?.({ kind: 'search', language, query: failedQuery.slice(0, 200) });
  }, [failedQuery]);

  const hotSearches = data.headerMenu?.hotSearches ?? [];

  return (
    <>
      <Hero {...page}>
        <SearchForm language={language} search={search} hotSearches={hotSearches} />
      </Hero>
      <SearchResults language={language} search={search} hotSearches={hotSearches} />
      <PageBody page={page} />
    </>
  );
}
