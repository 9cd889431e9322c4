import * as v from 'valibot';
import { englishNames } from '../../src/contract/content/english';
import { icons } from '../../src/contract/content/icons';
import { footerColumns } from '../../src/contract/footer-menu';
import { menuGroups } from '../../src/contract/menu-groups';
import { iconOf } from '../../src/routes/icon';
import { manifest } from '../../src/routes/manifest';
import type { Family } from '../../src/routes/route-types';

/** A new page to register: in the manifest, in the mock's menus and their English names. */
export type NewPage = { kind: 'product'; name: string; family: Family } | { kind: 'solution'; name: string };

/**
 * Adds a row to the source of src/routes/manifest.ts, after the last product of its family or the last solution.
 * @throws Error if there is no row of this kind to follow
 */
export function withRow(source: string, page: NewPage): string {
  const lines = source.split('\n');
  const isRow = new RegExp(`^ {2}${page.kind}\\(['\`].*\\),$`);
  const last = (pattern: RegExp) => lines.map((line) => isRow.test(line) && pattern.test(line)).lastIndexOf(true);
  const inFamily = page.kind === 'product' ? last(new RegExp(`, '${page.family}'`)) : -1;
  const after = inFamily >= 0 ? inFamily : last(/./);
  if (after < 0)
    throw new Error(`src/routes/manifest.ts has no row that begins with “  ${page.kind}(” for the new one to follow`);
  const row = page.kind === 'product' ? `product('${page.name}', '${page.family}')` : `solution('${page.name}')`;
  return [...lines.slice(0, after + 1), `  ${row},`, ...lines.slice(after + 1)].join('\n');
}

const subtitleOf = (name: string) => ({ zh: `〔待写〕${name} 的副标题`, en: `[to write] subtitle of ${name}` });

/**
 * Adds an entry to the mock's top menu or footer, after the last one of its family or at the end of its list. It is as that one but for
 * what is its own; its picture is that of the family.
 * @param seed content of mock-api/seeds/topMenu.json or footerMenu.json
 * @throws Error if the menu has no such list, or nothing in it
 */
export function withMenuEntry(seed: string, { name, ...page }: NewPage): string {
  const menu = JSON.parse(seed) as Record<string, { id: number; header_link: string; [field: string]: unknown }[]>;
  const list = page.kind === 'product' ? 'products' : 'solutions';
  const entries = menu[menuGroups[list]] ?? menu[footerColumns[list]] ?? [];
  const isRelative = ({ header_link }: { header_link: string }) =>
    page.kind === 'product' && manifest.find(({ path }) => path === header_link)?.family === page.family;
  const place = entries.map(isRelative).lastIndexOf(true) + 1 || entries.length;
  const neighbour = entries[place - 1];
  if (!neighbour) throw new Error(`The menu has no entries in ${menuGroups[list]}`);
  const id = Math.max(...Object.values(menu).flatMap((each) => each.map((entry) => entry.id))) + 1;
  const own: Record<string, unknown> = {
    menu_id: id,
    header_title: name,
    header_subtitle: subtitleOf(name).zh,
    header_imgurl: neighbour['header_type_imgurl'],
    custom_imgurl: '',
    is_outLink: 0,
    description: '',
    html_title: '',
    keywords: '',
  };
  const fields = Object.entries(neighbour).map(([field, value]) => [field, own[field] ?? value]);
  const entry = { ...Object.fromEntries(fields), id, header_link: `/${page.kind}/${name}` };
  entries.splice(place, 0, entry);
  return `${JSON.stringify(menu, null, 2)}\n`;
}

/** Gives a solution the icon that it has until an editor chooses one. @param own content of data/icons.json */
export function withIcon(own: string, { kind, name }: NewPage): string {
  const { pages, ...others } = v.parse(icons, JSON.parse(own));
  return `${JSON.stringify({ pages: { ...pages, [iconOf(`/${kind}/${name}`)]: 'box' }, ...others }, null, 2)}\n`;
}

/**
 * Gives the menu entry its English name, which is the page's name until an editor changes both, and a subtitle to be written.
 * @param names content of data/english/names.json
 */
export function withEnglishName(names: string, { name }: NewPage): string {
  const { titles, subtitles } = v.parse(englishNames, JSON.parse(names));
  const { zh, en } = subtitleOf(name);
  const added = { titles: { ...titles, [name]: titles[name] ?? name }, subtitles: { ...subtitles, [zh]: en } };
  return `${JSON.stringify(added, null, 2)}\n`;
}
