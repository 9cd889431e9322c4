import * as v from 'valibot';
import { englishNames } from '../../contract/content/english';
import { menuGroups } from '../../contract/menu-groups';
import { topMenu } from '../../contract/top-menu';
import { manifest } from '../../routes/manifest';
import type { Family } from '../../routes/route-types';

/** A new page to register: in the manifest, in the mock's menu and its English names. */
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

/**
 * Adds an entry to the mock's menu, after the last one of its family or group, with the page's name and its neighbour's pictures;
 * everything else comes from the page.
 * @param seed content of mock-api/seeds/topMenu.json
 * @throws Error if the menu has no such group
 */
export function withMenuEntry(seed: string, page: NewPage): string {
  const menu = JSON.parse(seed) as Record<string, { id: number; [field: string]: unknown }[]>;
  const group = menuGroups[page.kind === 'product' ? 'products' : 'solutions'];
  const entries = v.parse(topMenu, menu)[group];
  if (!entries) throw new Error(`mock-api/seeds/topMenu.json has no group ${group}`);
  const isRelative = (link: string) =>
    page.kind === 'solution' || manifest.find(({ path }) => path === link)?.family === page.family;
  const found = entries.map(({ header_link }) => isRelative(header_link)).lastIndexOf(true);
  const neighbour = entries[found < 0 ? entries.length - 1 : found];
  const id = Math.max(...Object.values(menu).flatMap((list) => list.map((entry) => entry.id))) + 1;
  const picture = neighbour?.header_type_imgurl ?? '';
  menu[group]?.splice(found < 0 ? entries.length : found + 1, 0, {
    id,
    menu_id: id,
    header_type: neighbour?.header_type ?? '',
    header_title: page.name,
    header_subtitle: '',
    header_link: `/${page.kind}/${page.name}`,
    header_imgurl: picture,
    header_type_imgurl: picture,
    custom_imgurl: '',
    is_outLink: 0,
    description: '',
    html_title: '',
    keywords: '',
  });
  return `${JSON.stringify(menu, null, 2)}\n`;
}

/**
 * Gives the menu entry its English name, which is the page's name until an editor changes both.
 * @param names content of data/english/names.json
 */
export function withEnglishName(names: string, { name }: NewPage): string {
  const { titles, ...others } = v.parse(englishNames, JSON.parse(names));
  return `${JSON.stringify({ titles: { ...titles, [name]: titles[name] ?? name }, ...others }, null, 2)}\n`;
}
