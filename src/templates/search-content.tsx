import { ToolHead } from '../components/tool-head';
import { pageEnds } from '../features/browser-page-ends';
import { SearchForm } from '../features/search/search-form';
import { SearchResults } from '../features/search/search-results';
import { useSearch } from '../features/search/use-search';
import { formKinds } from './kinds/form';
import { PageBody } from './page-body';
import { type LinkingContext, pageOf } from './page-props';

export interface SearchContentProps {
  data: Queries.SearchPageQuery;
  pageContext: LinkingContext;
}

/**
 * What `/search` shows between header and footer: the form, the results, and popular pages and the
 * site map, which work without script. Results take the site map's place.
 */
export function SearchContent({ data, pageContext }: SearchContentProps) {
  const { language } = pageContext;
  const address = pageContext.i18n.path;
  const page = pageOf(data, pageContext.key);
  const search = useSearch(language);
  const { outcome, isPartial } = search;
  const hasNoResult = outcome !== null && !isPartial && outcome.results.length === 0;
  const failedQuery = hasNoResult ? outcome.query : null;

  const hasResults = outcome !== null && outcome.results.length > 0;

  const hotSearches = data.headerMenu?.hotSearches ?? [];

  return (
    <>
      <ToolHead {...page}>
        <SearchForm page={address} search={search} hotSearches={hotSearches} />
      </ToolHead>
      <SearchResults
        language={language}
        addresses={{ search: address, consult: pageContext.addresses.consult }}
        search={search}
        hotSearches={hotSearches}
      />
      <PageBody
        page={page}
        kinds={formKinds}
        {...(hasResults && { without: ['SiteMapSection' as const] })}
      />
      {Object.entries(pageEnds).map(([feature, PageEnd]) => (
        <PageEnd
          key={feature}
          language={language}
          isOn={data.siteExtras?.feedback ?? false}
          failedQuery={failedQuery}
        />
      ))}
    </>
  );
}
