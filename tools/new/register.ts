import * as v from 'valibot';
import { footerColumns } from '../../src/contract/footer-menu';
import { menuGroups } from '../../src/contract/menu-groups';
import { iconOf } from '../../src/routes/icon';
import { manifest } from '../../src/routes/manifest';
import type { Family } from '../../src/routes/route-types';

/** A new page to register. */
export interface NewPage {
  kind: 'product' | 'solution';
  name: string;
  /** Of a product. */
  family: Family;
}

const subtitleOf = (name: string) => ({ zh: `〔待写〕${name} 的副标题`, en: `[to write] subtitle of ${name}` });

/**
 * Adds a row to the source of src/routes/manifest.ts, after the last product of its family or the last solution.
 * @throws Error if there is no row of this kind to follow
 */
export function withRow(source: string, { kind, name, family }: NewPage): string {
  const rows = [...source.matchAll(new RegExp(`^ {2}${kind}\\(['\`].*\\),$`, 'gm'))];
  const last = rows.filter(([row]) => kind === 'product' && row.includes(`, '${family}'`)).at(-1) ?? rows.at(-1);
  if (!last)
    throw new Error(`src/routes/manifest.ts has no row that begins with “  ${kind}(” for the new one to follow`);
  const end = last.index + last[0].length;
  const row = kind === 'product' ? `product('${name}', '${family}')` : `solution('${name}')`;
  return `${source.slice(0, end)}\n  ${row},${source.slice(end)}`;
}

/** The parts of a mock menu that matter here. */
export const menuSeed = v.record(v.string(), v.array(v.looseObject({ id: v.number(), header_link: v.string() })));
type MenuSeed = v.InferOutput<typeof menuSeed>;

/**
 * Adds an entry to the mock's top menu or footer, after the last one of its family, or else at the end of its list. It copies that entry's
 * remaining fields, with the family's picture.
 * @param menu content of mock-api/seeds/topMenu.json or footerMenu.json; modified
 * @throws Error if the menu has no such list, or the list is empty
 */
export function addMenuEntry(menu: MenuSeed, { kind, name, family }: NewPage): void {
  const list = kind === 'product' ? 'products' : 'solutions';
  const entries = menu[menuGroups[list]] ?? menu[footerColumns[list]] ?? [];
  const familyOf = ({ header_link }: { header_link: string }) =>
    manifest.find(({ path }) => path === header_link)?.family;
  const neighbour =
    entries.filter((entry) => kind === 'product' && familyOf(entry) === family).at(-1) ?? entries.at(-1);
  if (!neighbour) throw new Error(`The menu has no entries in ${menuGroups[list]}`);
  const id = Math.max(...Object.values(menu).flatMap((each) => each.map((entry) => entry.id))) + 1;
  const own: Record<string, unknown> = {
    id,
    menu_id: id,
    header_link: `/${kind}/${name}`,
    header_title: name,
    header_subtitle: subtitleOf(name).zh,
    header_imgurl: neighbour['header_type_imgurl'],
    custom_imgurl: '',
    is_outLink: 0,
    description: '',
    html_title: '',
    keywords: '',
  };
  const fields = Object.entries(neighbour).map(([field, value]): [string, unknown] => [field, own[field] ?? value]);
  entries.splice(entries.indexOf(neighbour) + 1, 0, { ...neighbour, ...Object.fromEntries(fields) });
}

/** Gives a solution a default icon. @param icons content of data/icons.json; modified */
export function addIcon(icons: { pages: Record<string, string> }, { kind, name }: NewPage): void {
  icons.pages[iconOf(`/${kind}/${name}`)] = 'box';
}

/**
 * Gives the menu entry an English name, the page's name until an editor changes both, and a placeholder for its subtitle.
 * @param names content of data/english/names.json; modified
 */
export function addEnglishName(names: Record<'titles' | 'subtitles', Record<string, string>>, { name }: NewPage): void {
  const { zh, en } = subtitleOf(name);
  names.titles[name] ??= name;
  names.subtitles[zh] = en;
}
