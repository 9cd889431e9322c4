import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { languages } from '../../src/config/languages';
import { icons } from '../../src/contract/content/icons';
import { type ItemKind, itemSchemas } from '../../src/contract/content/item';
import { mediaKinds, videoKinds } from '../../src/contract/content/media';
import { filesBelow, needDataFile } from '../../src/contract/data-file';
import { footerColumns } from '../../src/contract/footer-menu';
import { menuGroups } from '../../src/contract/menu-groups';
import { iconOf } from '../../src/routes/icon';
import { manifest } from '../../src/routes/manifest';
import type { Family } from '../../src/routes/route-types';

/** The kinds of pages, besides items, that `npm run new` creates. */
export const pageKinds = ['product', 'solution'] as const;
export const itemKinds = Object.keys(itemSchemas) as ItemKind[];

export interface NewContent<Kind = (typeof pageKinds)[number] | ItemKind> {
  kind: Kind;
  /** The page's name in its address: `BeyondVault`; an item's slug: `edge-agent-4`. */
  slug: string;
  /** Of a product. */
  family: Family;
  /** `YYYY-MM-DD`, the date of an item. */
  today: string;
}
type NewPage = NewContent<(typeof pageKinds)[number]>;

const isPage = (wanted: NewContent): wanted is NewPage =>
  pageKinds.some((kind) => kind === wanted.kind);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** @throws Error for an invalid or taken name */
function checkName(root: string, wanted: NewContent): void {
  const { kind, slug } = wanted;
  const [form, example] = isPage(wanted)
    ? [/^[A-Za-z][A-Za-z0-9]*$/, 'letters and digits, e.g. BeyondVault']
    : [
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'lower case, digits and single hyphens, e.g. edge-agent-released',
      ];
  if (!form.test(slug))
    throw new Error(`“${slug}” is not a valid name for the kind ${kind}: ${example}`);
  const folder = isPage(wanted) ? `data/pages/${kind}` : `data/items/${kind}`;
  const addresses = filesBelow(root, folder, '.json').map((file) =>
    file.replace(/^data\/\w+|(\.\w+)?\.json$/g, ''),
  );
  // Many disks treat names that differ only in case as the same.
  const isTaken = (path: string) => path.toLowerCase() === `/${kind}/${slug}`.toLowerCase();
  const taken = [...manifest.map(({ path }) => path), ...addresses].find(isTaken);
  if (taken) throw new Error(`${taken} exists already`);
}

const template = (root: string, name: string) =>
  needDataFile(root, `data/scaffold/${name}.json`, v.looseObject({}));

/** The files of a new item. Its number is one more than the largest, because numbers are never reused. */
function itemFiles(
  root: string,
  { kind, slug, today }: NewContent<ItemKind>,
): Record<string, string> {
  const numbered = v.looseObject({ id: v.number() });
  const ids = filesBelow(root, `data/items/${kind}`, '.json').map(
    (file) => needDataFile(root, file, numbered).id,
  );
  const own = existsSync(join(root, `data/scaffold/${kind}.json`)) ? kind : 'resource';
  const item = { id: Math.max(0, ...ids) + 1, date: today, ...template(root, own) };
  const script = videoKinds.some((found) => found === kind)
    ? 'film'
    : kind === 'pptdown'
      ? 'deck'
      : 'document';
  const hasScript = mediaKinds.some((found) => found === kind);
  return {
    [`data/items/${kind}/${slug}.json`]: json(item),
    ...(hasScript
      ? { [`data/media/${kind}/${slug}.json`]: json(template(root, `media/${script}`)) }
      : {}),
  };
}

/** Adds a row to the source of src/routes/manifest.ts, after the last product of its family or the last solution. */
function withRow(source: string, { kind, slug, family }: NewPage): string {
  const row = kind === 'product' ? `product('${slug}', '${family}')` : `solution('${slug}')`;
  const rows = [...source.matchAll(new RegExp(`^ {2}${kind}\\(['\`].*\\),$`, 'gm'))];
  const last =
    rows.filter(([own]) => kind === 'product' && own.includes(`, '${family}'`)).at(-1) ??
    rows.at(-1);
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return `${source.slice(0, end)}\n  ${row},${source.slice(end)}`;
}

/** The parts of a mock menu that matter here. */
const menuSeed = v.record(
  v.string(),
  v.array(v.looseObject({ id: v.number(), header_link: v.string() })),
);

/** The mock's top menu or footer with an entry: a copy of the last one of its family, or else of its list, with the page's own fields. */
function withEntry(menu: v.InferOutput<typeof menuSeed>, { kind, slug, family }: NewPage): object {
  const list = kind === 'product' ? 'products' : 'solutions';
  const group = menuGroups[list] in menu ? menuGroups[list] : footerColumns[list];
  const entries = menu[group] ?? [];
  const isSibling = ({ header_link }: { header_link: string }) =>
    kind === 'product' && manifest.find(({ path }) => path === header_link)?.family === family;
  const neighbour = entries.filter(isSibling).at(-1) ?? entries.at(-1);
  const id = Math.max(...Object.values(menu).flatMap((each) => each.map((entry) => entry.id))) + 1;
  const inTopMenu = {
    menu_id: id,
    header_subtitle: `〔待写〕${slug} 的副标题`,
    header_imgurl: neighbour?.['header_type_imgurl'],
    custom_imgurl: '',
    description: '',
    html_title: '',
    keywords: '',
  };
  const own = { id, header_link: `/${kind}/${slug}`, header_title: slug, is_outLink: 0 };
  const entry = { ...neighbour, ...own, ...(menuGroups[list] in menu ? inTopMenu : {}) };
  return {
    ...menu,
    [group]: entries.flatMap((each) => (each === neighbour ? [each, entry] : each)),
  };
}

/** The files of a new page, and those that list every page. */
function pageFiles(root: string, page: NewPage): Record<string, string> {
  const { kind, slug: name } = page;
  const files: Record<string, string> = {};
  for (const language of languages)
    files[`data/pages/${kind}/${name}.${language}.json`] = json(
      template(root, `${kind}.${language}`),
    );
  files[`data/pages/${kind}/${name}.json`] = json({
    related: { products: [], solutions: [], cases: [] },
  });
  if (kind === 'product')
    files[`data/products/${name}.json`] = json({
      name: { zh: name, en: name },
      ...template(root, 'facts'),
    });
  files['src/routes/manifest.ts'] = withRow(
    readFileSync(join(root, 'src/routes/manifest.ts'), 'utf8'),
    page,
  );
  for (const file of ['mock-api/seeds/topMenu.json', 'mock-api/seeds/footerMenu.json'])
    files[file] = json(withEntry(needDataFile(root, file, menuSeed), page));
  // A product's facts hold its icon.
  if (kind === 'solution') {
    const all = needDataFile(root, 'data/icons.json', icons);
    files['data/icons.json'] = json({
      ...all,
      pages: { ...all.pages, [iconOf(`/${kind}/${name}`)]: 'box' },
    });
  }
  return files;
}

/**
 * Writes the files of a new page or item, with placeholders that `npm run content` refuses until they're replaced.
 * @param root the project's folder
 * @returns the files written or changed, below the project's folder
 * @throws Error for an invalid or taken name, or an unreadable file; nothing is written then
 */
export function scaffold(root: string, wanted: NewContent): string[] {
  checkName(root, wanted);
  const files = isPage(wanted)
    ? pageFiles(root, wanted)
    : itemFiles(root, wanted as NewContent<ItemKind>);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}
