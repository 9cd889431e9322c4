import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { splitLanguage } from '../../routes/href';
import { routeOfPath } from '../../routes/lookup';

const section = v.looseObject({
  kind: v.string(),
  entries: v.optional(v.array(v.looseObject({ download: v.optional(v.unknown()) }))),
});
/** What is read of Gatsby's data of a page. */
const pageData = v.object({
  result: v.object({
    data: v.looseObject({
      page: v.optional(v.looseObject({ sections: v.optional(v.array(section), []) })),
    }),
    pageContext: v.looseObject({}),
  }),
});

/** Sections that answer their readers by script. A list's downloads need the site. */
const isScripted = ({ kind, entries = [] }: v.InferOutput<typeof section>): boolean =>
  kind === 'matrix' ||
  kind === 'lifecycle' ||
  (kind === 'listing' && !entries.some(({ download }) => download));

/**
 * What the archive's script needs to take over parts of a page (`ArchiveData` of src/archive): all of the search page, elsewhere some sections.
 * @param release the release's folder
 * @param page path of the page's file in it
 * @returns null where there is nothing to take over
 */
export function archiveData(release: string, page: string): object | null {
  const address = page.replace(/\/?index\.html$/, '');
  const template = routeOfPath(splitLanguage(`/${address}`).path)?.template;
  const file = join(release, 'page-data', address || 'index', 'page-data.json');
  if (!template || !/^(search|article|list)$/.test(template) || !existsSync(file)) return null;
  const { data, pageContext } = v.parse(pageData, JSON.parse(readFileSync(file, 'utf8'))).result;
  // Nothing can be sent from the archive.
  if (template === 'search')
    return { kinds: 'all', data: { ...data, siteExtras: null }, pageContext };
  const sections = data.page?.sections.filter(isScripted) ?? [];
  if (sections.length === 0) return null;
  return { kinds: 'some', data: { page: { sections }, locales: data['locales'] }, pageContext };
}
