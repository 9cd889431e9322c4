import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { defaultLanguage, type Language, languages } from '../config/languages';
import { inLanguage, splitLanguage } from '../routes/href';
import { manifest } from '../routes/manifest';
import type { BuiltPage } from './view/pages';

/** What page queries and templates receive; everything else comes from the data layer. */
interface PageContext {
  key: string;
  language: Language;
  [name: string]: unknown;
}

type PageRow = Pick<BuiltPage, 'key' | 'language' | 'template' | 'path' | 'file' | 'devices' | 'shell'>;

/** The file in src/templates for each kind of page; kinds that differ only in their sections share one. */
const templateFiles: Record<BuiltPage['template'], string> = {
  home: 'home',
  product: 'product',
  solution: 'product',
  article: 'article',
  list: 'list',
  login: 'login',
  result: 'result',
  form: 'form',
  search: 'search',
  detail: 'detail',
  video: 'video',
  item: 'item',
  'not-found': 'not-found',
  styleguide: 'styleguide',
  redirect: 'redirect',
};

/** The context that gatsby-plugin-react-i18next expects of a page that it has not created. */
export const i18nContext = (language: Language, path: string) => ({
  language,
  languages: [...languages],
  defaultLanguage,
  generateDefaultLanguagePage: false,
  routed: language !== defaultLanguage,
  originalPath: splitLanguage(path).path,
  path,
});

/** What surrounds every page: a slice for each name (src/chrome/NAME-slice.tsx) and language. */
const sliceNames = ['header', 'footer', 'companions'] as const;

const slicesOf = (language: Language) => Object.fromEntries(sliceNames.map((name) => [name, `${name}-${language}`]));

/** Creates the slices of each language, and a static page for every route and item in each language. */
export async function createPagesAndSlices({ graphql, actions, reporter, store }: CreatePagesArgs): Promise<void> {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const file = (name: string) => join(root, 'src/templates', `${name}.tsx`);

  for (const language of languages)
    for (const name of sliceNames)
      actions.createSlice({
        id: `${name}-${language}`,
        component: join(root, 'src/chrome', `${name}-slice.tsx`),
        context: { language },
      });

  const { data, errors } = await graphql<{ allPage: { nodes: PageRow[] } }>(/* GraphQL */ `
    query PagesToCreate {
      allPage { nodes { key language template path file devices shell } }
    }
  `);
  if (!data) return reporter.panic('The pages cannot be listed', errors as Error | Error[]);

  const create = (
    path: string,
    component: string,
    language: Language,
    context: Omit<PageContext, 'language'> & { key: string },
    matchPath?: string,
  ) =>
    actions.createPage({
      path,
      ...(matchPath === undefined ? {} : { matchPath }),
      component,
      slices: slicesOf(language),
      context: { ...context, language, i18n: i18nContext(language, path) } satisfies PageContext,
    });

  for (const page of data.allPage.nodes)
    create(
      page.file,
      file(templateFiles[page.template]),
      page.language,
      { key: page.key },
      page.file === page.path ? undefined : page.path,
    );

  for (const language of languages) {
    // The host's answer to an unknown path; the guard script forwards the visitor to /notFond.
    create(inLanguage('/404.html', language), file('not-found'), language, { key: 'notFond' });
    for (const { path, redirect } of manifest)
      if (redirect !== undefined)
        create(inLanguage(path, language), file('redirect'), language, {
          key: redirect.slice(1),
          to: inLanguage(redirect, language),
        });
  }
  create('/product/BeyondFolibrary/en', file('redirect'), 'en', {
    key: 'product/BeyondFolibrary',
    to: '/en/product/BeyondFolibrary',
  });
}
