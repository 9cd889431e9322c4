import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderGroupView } from '../../../src/chrome/menu';
import { root } from '../../../src/cli/support/environment';
import type { FooterColumn } from '../../../src/navigation/footer';
import type { PageMeta, PageView } from '../../../src/routes/page-view';

/** One page of every template, by its path. */
export const pages = {
  home: '/',
  product: '/product/BCC',
  solution: '/solution/Bank',
  'case list': '/case',
  item: '/news/artifact-repository-oci',
  'news list': '/news',
  form: '/consult',
  search: '/search',
  article: '/aboutus',
  'not found': '/notFond',
} as const;

/** The built site. */
export const built = join(root, 'public');

/** Where a page's file is below a folder that holds a folder a page. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** Everything that the site says on one page, as its own build knows it. */
export interface Copy {
  path: string;
  meta: PageMeta;
  view: PageView;
  showcase: {
    name: string;
    href: string | null;
    alt: string;
    light: { childImageSharp: { gatsbyImageData: Picture } } | null;
  }[];
  header: { groups: HeaderGroupView[] };
  footer: {
    columns: FooterColumn[];
    channels: { label: string; value: string; href: string }[];
    friendlyLinks: { name: string; url: string }[];
    copyright: string;
    filingNumber: string;
  };
  phones: { label: string; value: string; href: string }[];
  accounts: { name: string; url: string; qr: { size: number; path: string } | null }[];
  texts: { [namespace: string]: Record<string, unknown> };
  /** The form as its HTML: fields, labels, choices. */
  form: string;
}

interface Picture {
  width: number;
  height: number;
  images: {
    fallback: { src: string; srcSet: string; sizes: string };
    sources: { srcSet: string; type: string; sizes: string }[];
  };
}

interface Locales {
  texts: { nodes: { ns: string; data: string }[] };
}

const resultOf = (file: string) =>
  (JSON.parse(readFileSync(join(built, file), 'utf8')) as { result: { data: unknown } }).result.data;

const textsIn = (...data: Locales[]) =>
  Object.fromEntries(
    data.flatMap(({ texts }) =>
      texts.nodes.map(({ ns, data: json }) => [ns, JSON.parse(json) as Record<string, unknown>]),
    ),
  );

/**
 * Reads what a built page says. Data of the site's own build, which has checked it.
 * @param path of a Chinese page
 */
export function copyOf(path: string): Copy {
  const page = resultOf(`page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`) as Locales & {
    page: { meta: PageMeta; view: PageView; showcase?: Copy['showcase'] };
  };
  const header = resultOf('slice-data/header-zh.json') as Locales & { headerMenu: { groups: HeaderGroupView[] } };
  const footer = resultOf('slice-data/footer-zh.json') as Locales & {
    footerMenu: Omit<Copy['footer'], 'filingNumber'>;
    siteInfo: { crod: string };
  };
  const siteExtras = resultOf('slice-data/site-extras-zh.json') as Locales & {
    siteExtras: Pick<Copy, 'phones' | 'accounts'>;
  };
  const html = readFileSync(join(built, fileOf(path)), 'utf8');
  const { phones, accounts } = siteExtras.siteExtras;
  return {
    path,
    meta: page.page.meta,
    view: page.page.view,
    showcase: page.page.showcase ?? [],
    header: header.headerMenu,
    footer: { ...footer.footerMenu, filingNumber: footer.siteInfo.crod },
    phones,
    accounts,
    texts: textsIn(page, header, footer, siteExtras),
    form: /<main[\s\S]*?(<form[\s\S]*?<\/form>)/.exec(html)?.[1] ?? '',
  };
}
