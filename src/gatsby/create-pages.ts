import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { features } from '../features';
import { redirects } from '../site/former-addresses';
import { inLanguage, splitAddress, splitLanguage } from '../site/href';
import { defaultLanguage, type Language, languages } from '../site/languages';
import { kindsByNumber, menuGroupOf, routeOfPath } from '../site/lookup';
import { shellAddresses } from '../site/shell-addresses';
import { projectRoot } from './project-root';

/**
 * Kinds of pages that share another kind's file in src/templates: they differ by their sections
 * only.
 */
const sharedTemplates: Partial<Record<string, string>> = {
  solution: 'product',
  list: 'article',
};

/** The file of a kind of page. */
function templateFile(template: string): string {
  if (template === 'gallery') return 'tests/gallery/page.tsx';
  const feature = features.find((candidate) => candidate.template?.kind === template);

  return feature
    ? `src/features/${feature.name}/template.tsx`
    : `src/templates/${sharedTemplates[template] ?? template}.tsx`;
}

/**
 * The namespace of data/ui that a page's sections take their texts from, besides those of its
 * template.
 */
function sectionNamespaceOf(page: string): string | null {
  for (const { pageTexts } of features) {
    const namespace = pageTexts?.[page];
    if (namespace !== undefined) return namespace;
  }
  return null;
}

/** Kinds of pages that link to what the shell links to. */
const linkingTemplates: readonly string[] = ['search', 'not-found'];

/**
 * The context with which gatsby-plugin-react-i18next takes a page as it is. It could make the
 * second language's page itself, but both would share one context and path, while here most of it
 * differs by language: address and built file, the page that an alias stands for, where a redirect
 * leads. Each page of the data layer is one page in one language, so one `createPage` for each says
 * this without a hook that corrects what the plugin made.
 */
const i18nContext = (language: Language, path: string) => ({
  language,
  languages: [...languages],
  defaultLanguage,
  generateDefaultLanguagePage: false,
  routed: language !== defaultLanguage,
  originalPath: splitLanguage(path).path,
  path,
});

/** The slices around every page, one per language: src/layout/NAME-slice.tsx. */
const sliceNames = ['header', 'footer', 'site-extras'] as const;

interface PageToCreate {
  /** Where the page is built. */
  path: string;
  /**
   * The address that it's served at, if that is another one; null for the page that a host answers
   * an unknown path with.
   */
  address?: string | null;
  /** The address of the page that this one is an alias of. */
  canonical?: string;
  template: string;
  language: Language;
  /** What the page query looks up; everything else comes from the data layer. */
  key: string;
  kinds?: readonly string[];
  /** Where a redirect leads. */
  to?: string;
}

type Actions = CreatePagesArgs['actions'];

function createSlices(actions: Actions, root: string): void {
  for (const language of languages) {
    for (const name of sliceNames) {
      actions.createSlice({
        id: `${name}-${language}`,
        component: join(root, 'src/layout', `${name}-slice.tsx`),
        context: { language, addresses: shellAddresses(language) },
      });
    }
  }
}

/**
 * Returns a function that creates a page.
 * @param root the project's folder
 */
const pageCreator =
  (actions: Actions, root: string) =>
  (page: PageToCreate): void => {
    const { path, address = path, canonical = address ?? path, template, ...context } = page;
    const { language, key } = context;

    actions.createPage({
      path,
      ...(address === null || address === path ? {} : { matchPath: address }),
      component: join(root, templateFile(template)),
      slices: Object.fromEntries(sliceNames.map((name) => [name, `${name}-${language}`])),
      context: {
        ...context,
        address,
        group: menuGroupOf(splitLanguage(canonical).path),
        sectionNamespace: sectionNamespaceOf(key),
        ...(linkingTemplates.includes(template) && { addresses: shellAddresses(language) }),
        i18n: i18nContext(language, canonical),
      },
    });
  };

type ListedPage = Queries.PagesToCreateQuery['allPage']['nodes'][number];

/** The pages of the data layer. A failure ends the build. */
async function listPages({ graphql, reporter }: CreatePagesArgs): Promise<readonly ListedPage[]> {
  const { data, errors } = await graphql<Queries.PagesToCreateQuery>(/* GraphQL */ `
    query PagesToCreate {
      allPage(sort: { path: ASC }) {
        nodes {
          key
          template
          path
          file
        }
      }
    }
  `);
  if (!data) return reporter.panic('The pages cannot be listed', errors as Error | Error[]);

  return data.allPage.nodes;
}

/** Creates the slices of each language, and a static page for every route, item and redirect. */
export async function createPagesAndSlices(args: CreatePagesArgs): Promise<void> {
  const { actions } = args;
  const root = projectRoot();
  const create = pageCreator(actions, root);

  createSlices(actions, root);

  for (const { key, template, path, file } of await listPages(args)) {
    const { language, path: routePath } = splitLanguage(path);
    const kinds = template === 'detail' ? { kinds: kindsByNumber(key) } : {};
    create({ path: file, address: path, template, language, key, ...kinds });

    const { alias } = routeOfPath(routePath) ?? {};
    if (alias !== undefined)
      create({ path: inLanguage(alias, language), canonical: path, template, language, key });
  }

  // The host's answer to an unknown path; the guard leads to the page of the route.
  for (const language of languages) {
    const path = inLanguage('/404.html', language);
    create({ path, address: null, template: 'not-found', language, key: 'notFond' });
  }

  for (const [from, to] of redirects) {
    const { language, path } = splitLanguage(splitAddress(to).path);
    const key = routeOfPath(path)?.id ?? path.slice(1);
    create({ path: from, template: 'redirect', language, key, to });
  }
}
