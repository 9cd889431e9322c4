import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { filesBelow, needDataFile } from '../../src/calls/data-file';
import { footerColumns } from '../../src/calls/footer-menu';
import { mediaKinds, videoKinds } from '../../src/content/schemas/media';
import { features } from '../../src/features';
import { iconOf } from '../../src/site/icon';
import { itemKinds as commonKinds, type ItemKind } from '../../src/site/item-kinds';
import { languages } from '../../src/site/languages';
import { manifest } from '../../src/site/manifest';
import { menuGroups } from '../../src/site/menu-groups';
import type { Family } from '../../src/site/route-types';

/** The kinds of pages, besides items, that `npm run new` creates. */
export const pageKinds = ['product', 'solution'] as const;

/** The kinds of items: those of any site, and those of its features. */
export const itemKinds: readonly ItemKind[] = [
  ...commonKinds,
  ...features.flatMap(({ items = {} }) => Object.keys(items) as ItemKind[]),
];

export interface NewContent<Kind = (typeof pageKinds)[number] | ItemKind> {
  kind: Kind;
  /** The page's name in its address: `BeyondVault`; an item's slug: `edge-agent-4`. */
  slug: string;
  /** Of a product. */
  family: Family;
  /** `YYYY-MM-DD`, the date of an item. */
  today: string;
  /** Whether builds leave it out for now. */
  draft?: boolean;
}
type NewPage = NewContent<(typeof pageKinds)[number]>;

const isPage = (newContent: NewContent): newContent is NewPage =>
  pageKinds.some((kind) => kind === newContent.kind);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const pageName = {
  pattern: /^[A-Za-z][A-Za-z0-9]*$/,
  description: 'letters and digits, e.g. BeyondVault',
};
const itemName = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  description: 'lower case, digits and single hyphens, e.g. edge-agent-released',
};

/** @throws Error for an invalid or taken name */
function checkName(root: string, newContent: NewContent): void {
  const { kind, slug } = newContent;
  const { pattern, description } = isPage(newContent) ? pageName : itemName;
  if (!pattern.test(slug)) {
    throw new Error(`“${slug}” is not a valid name for the kind ${kind}: ${description}`);
  }

  const folder = isPage(newContent) ? `data/pages/${kind}` : `data/items/${kind}`;
  const addresses = filesBelow(root, folder, '.json').map((file) =>
    file.replace(/^data\/\w+|(\.\w+)?\.json$/g, ''),
  );

  // Many disks treat names that differ only in case as the same.
  const isSameName = (path: string) => path.toLowerCase() === `/${kind}/${slug}`.toLowerCase();
  const sameAddress = [...manifest.map(({ path }) => path), ...addresses].find(isSameName);
  if (sameAddress) throw new Error(`${sameAddress} exists already`);
}

const template = (root: string, name: string) =>
  needDataFile(root, `data/scaffold/${name}.json`, v.looseObject({}));

const draftMark = (draft = false) => (draft ? { draft: true } : {});

/** The template of what the file or video of an item shows. */
function mediaTemplate(kind: ItemKind): string {
  if (videoKinds.some((name) => name === kind)) return 'media/film';
  return kind === 'pptdown' ? 'media/deck' : 'media/document';
}

/**
 * The files of a new item. Its number is one more than the largest, because numbers are never
 * reused.
 */
function itemFiles(
  root: string,
  { kind, slug, today, draft }: NewContent<ItemKind>,
): Record<string, string> {
  const numbered = v.looseObject({ id: v.number() });
  const ids = filesBelow(root, `data/items/${kind}`, '.json').map(
    (file) => needDataFile(root, file, numbered).id,
  );
  const id = Math.max(0, ...ids) + 1;

  const hasTemplate = existsSync(join(root, `data/scaffold/${kind}.json`));
  const texts = template(root, hasTemplate ? kind : 'resource');
  const hasCourse = ['advisory'].some((name) => name === kind);
  const course = hasCourse ? { reported: today, rated: today, fixed: today } : {};
  const entry = { ...draftMark(draft), id, date: today, ...course, ...texts };
  const files = {
    [`data/items/${kind}/${slug}.json`]: json(entry),
  };

  if (mediaKinds.some((name) => name === kind)) {
    files[`data/media/${kind}/${slug}.json`] = json(template(root, mediaTemplate(kind)));
  }
  return files;
}

/**
 * Adds a row to the source of src/site/manifest.ts, after the last product of its family or the
 * last solution.
 */
function withRow(source: string, { kind, slug, family }: NewPage): string {
  const row = kind === 'product' ? `product('${slug}', '${family}')` : `solution('${slug}')`;
  const rows = [...source.matchAll(new RegExp(`^ {2}${kind}\\(['\`].*\\),$`, 'gm'))];
  const siblings = rows.filter(([text]) => kind === 'product' && text.includes(`, '${family}'`));
  const previous = siblings.at(-1) ?? rows.at(-1);
  const end = (previous?.index ?? 0) + (previous?.[0].length ?? 0);

  return `${source.slice(0, end)}\n  ${row},${source.slice(end)}`;
}

/**
 * Adds a value to the source of a JSON file. What is there stays as it is, byte for byte:
 * jsonc-parser's own `modify` lays out the line before, too.
 * @param path of the value; in a list, its index
 * @param text of the value, as JSON
 * @throws Error if there is nothing at the path to add it after
 */
function withValue(source: string, path: JSONPath, text: string): string {
  const tree = parseTree(source);
  const siblings = (tree && findNodeAtLocation(tree, path.slice(0, -1))?.children) ?? [];
  const key = path.at(-1);
  const previous = typeof key === 'number' ? siblings[key - 1] : siblings.at(-1);
  if (!previous) throw new Error(`There is nothing before ${path.join('.')}.`);

  const end = previous.offset + previous.length;
  const indent = `\n${'  '.repeat(path.length)}`;
  const label = typeof key === 'string' ? `${JSON.stringify(key)}: ` : '';

  return `${source.slice(0, end)},${indent}${label}${text.replaceAll('\n', indent)}${source.slice(end)}`;
}

/** The parts of a mock menu that matter here. */
const menuSeed = v.record(
  v.string(),
  v.array(v.looseObject({ id: v.number(), header_link: v.string() })),
);

/** The Chinese subtitle of a new entry of the top menu, until somebody writes one. */
const subtitleOf = ({ slug }: NewPage): string => `〔待写〕${slug} 的副标题`;

/**
 * The source of the mock's top menu or footer with an entry: a copy of the last one of its family,
 * or else of its list, with the page's own values.
 */
function withEntry(root: string, file: string, page: NewPage): string {
  const menu = needDataFile(root, file, menuSeed);
  const list = page.kind === 'product' ? 'products' : 'solutions';
  const isTopMenu = menuGroups[list] in menu;
  const group = isTopMenu ? menuGroups[list] : footerColumns[list];
  const entries = menu[group] ?? [];

  const familyOf = (link: string) => manifest.find(({ path }) => path === link)?.family;
  const siblings = entries.filter(({ header_link }) => familyOf(header_link) === page.family);
  const neighbour = (page.kind === 'product' ? siblings.at(-1) : undefined) ?? entries.at(-1);
  const ids = Object.values(menu).flatMap((each) => each.map(({ id }) => id));
  const id = Math.max(...ids) + 1;
  const shared = {
    id,
    header_title: page.slug,
    header_link: `/${page.kind}/${page.slug}`,
    is_outLink: 0,
  };
  const inTopMenu = {
    menu_id: id,
    header_subtitle: subtitleOf(page),
    header_imgurl: neighbour?.['header_type_imgurl'],
    custom_imgurl: '',
    description: '',
    html_title: '',
    keywords: '',
  };
  const entry = { ...neighbour, ...shared, ...(isTopMenu ? inTopMenu : {}) };
  const position = neighbour ? entries.indexOf(neighbour) + 1 : 0;

  return withValue(
    readFileSync(join(root, file), 'utf8'),
    [group, position],
    json(entry).trimEnd(),
  );
}

/** The files that list every page, with what the menus show of a new one. */
function menuFiles(root: string, page: NewPage): Record<string, string> {
  const seeds = ['mock-api/seeds/topMenu.json', 'mock-api/seeds/footerMenu.json'];
  const withEntries = seeds.map((file) => [file, withEntry(root, file, page)]);

  const namesFile = 'data/english/names.json';
  const names = withValue(
    readFileSync(join(root, namesFile), 'utf8'),
    ['subtitles', subtitleOf(page)],
    `{ "en": ${JSON.stringify(`[to write] subtitle of ${page.slug} in the menus`)} }`,
  );
  return { ...Object.fromEntries(withEntries), [namesFile]: names };
}

/**
 * The files of a new page, and those that list every page; a draft has no entry in the menus yet.
 */
function pageFiles(root: string, page: NewPage): Record<string, string> {
  const { kind, slug, draft } = page;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files: Record<string, string> = {};

  for (const language of languages) {
    const texts = template(root, `${kind}.${language}`);
    files[`data/pages/${kind}/${slug}.${language}.json`] = json(texts);
  }

  files[`data/pages/${kind}/${slug}.json`] = json({
    ...draftMark(draft),
    related: { products: [], solutions: [], cases: [] },
  });

  if (kind === 'product') {
    const facts = { name: { zh: slug, en: slug }, ...template(root, 'facts') };
    files[`data/products/${slug}.json`] = json(facts);
  } else {
    const iconPath = ['pages', iconOf(`/${kind}/${slug}`)];
    files['data/icons.json'] = withValue(read('data/icons.json'), iconPath, '"box"');
  }

  files['src/site/manifest.ts'] = withRow(read('src/site/manifest.ts'), page);

  return draft ? files : { ...files, ...menuFiles(root, page) };
}

/**
 * Writes the files of a new page or item, with placeholders that `npm run content` refuses until
 * they're replaced.
 * @param root the project's folder
 * @returns the files written or changed, below the project's folder
 * @throws Error for an invalid or taken name, or an unreadable file; nothing is written then
 */
export function scaffold(root: string, newContent: NewContent): string[] {
  checkName(root, newContent);

  const files = isPage(newContent)
    ? pageFiles(root, newContent)
    : itemFiles(root, newContent as NewContent<ItemKind>);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  return Object.keys(files);
}
