import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { defaultLanguage, type Language, languages } from '../config/languages';
import { inLanguage, splitAddress, splitLanguage } from '../routes/href';
import { kindsByNumber, routeOfPath } from '../routes/lookup';
import { redirects } from '../routes/manifest';
import type { BuiltPage } from './view/pages';

/** Kinds of pages that share another kind's file in src/templates: they differ by their sections only. */
const sharedTemplates: Partial<Record<string, string>> = {
  solution: 'product',
  list: 'article',
  docs: 'article',
};

/** The context that gatsby-plugin-react-i18next expects of a page that it did not create itself. */
const i18nContext = (language: Language, path: string) => ({
  language,
  languages: [...languages],
  defaultLanguage,
  generateDefaultLanguagePage: false,
  routed: language !== defaultLanguage,
  originalPath: splitLanguage(path).path,
  path,
});

/** The slices around every page, one per language: src/chrome/NAME-slice.tsx. */
const sliceNames = ['header', 'footer', 'site-extras'] as const;

/** Creates the slices of each language, and a static page for every route, item and redirect. */
export async function createPagesAndSlices({
  graphql,
  actions,
  reporter,
  store,
}: CreatePagesArgs): Promise<void> {
  const root = (store.getState() as { program: { directory: string } }).program.directory;

  for (const language of languages)
    for (const name of sliceNames)
      actions.createSlice({
        id: `${name}-${language}`,
        component: join(root, 'src/chrome', `${name}-slice.tsx`),
        context: { language },
      });

  /**
   * @param context what the page query and the template get; everything else comes from the data layer
   * @param own the page's own path: an alias is another one
   */
  const create = (
    path: string,
    template: string,
    language: Language,
    context: { key: string; kinds?: readonly string[]; to?: string },
    matchPath?: string,
    own = matchPath ?? path,
  ) =>
    actions.createPage({
      path,
      ...(matchPath === undefined ? {} : { matchPath }),
      component: join(root, 'src/templates', `${sharedTemplates[template] ?? template}.tsx`),
      slices: Object.fromEntries(sliceNames.map((name) => [name, `${name}-${language}`])),
      context: { ...context, language, i18n: i18nContext(language, own) },
    });

  const { data, errors } = await graphql<{
    allPage: { nodes: Pick<BuiltPage, 'key' | 'language' | 'template' | 'path' | 'file'>[] };
  }>(/* GraphQL */ `
    query PagesToCreate {
      allPage(sort: { path: ASC }) { nodes { key language template path file } }
    }
  `);
  if (!data) return reporter.panic('The pages cannot be listed', errors as Error | Error[]);
  for (const { key, language, template, path, file } of data.allPage.nodes) {
    const context = template === 'detail' ? { key, kinds: kindsByNumber(key) } : { key };
    create(file, template, language, context, file === path ? undefined : path);
    const { alias } = routeOfPath(splitLanguage(path).path) ?? {};
    if (alias !== undefined)
      create(inLanguage(alias, language), template, language, { key }, undefined, path);
  }

  // The host's answer to an unknown path; the guard script redirects to /notFond.
  for (const language of languages)
    create(inLanguage('/404.html', language), 'not-found', language, { key: 'notFond' });
  for (const [from, to] of redirects) {
    const { language, path } = splitLanguage(splitAddress(to).path);
    create(from, 'redirect', language, { key: routeOfPath(path)?.id ?? path.slice(1), to });
  }
}
