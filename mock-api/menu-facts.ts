import { type Content, factsFile } from '../src/build/content/read';
import { isUnwritten } from '../src/build/content/texts';
import { englishRules } from '../src/build/view/site';
import { languages } from '../src/config/languages';
import type { FooterMenu } from '../src/contract/footer-menu';
import type { Issue } from '../src/contract/issue';
import type { MenuEntry, TopMenu } from '../src/contract/top-menu';
import { familySize, referenceValues, replaceReferences } from '../src/i18n/references';
import { footerColumnsOf } from '../src/navigation/footer';
import { headerMenu } from '../src/navigation/header';
import { menuPath, routeOfPath } from '../src/routes/lookup';
import { manifest } from '../src/routes/manifest';

const digits = '零一二三四五六七八九十';
const figure = /\d[\d.,]*\d|\d/g;
const toNumber = (written: string) =>
  digits.includes(written) ? digits.indexOf(written) : Number(written);

/**
 * Finds where the mock's menu and its English names contradict the facts about products (data/products): names, counts of products,
 * figures, and what the menu says about a page. Pure.
 * @param menu mock-api/seeds/topMenu.json, parsed
 * @returns issues that identify both places
 */
export function checkMenu(content: Content, menu: TopMenu): Issue[] {
  const { facts, pages, english, vendor } = content;
  const values = referenceValues(content, 'zh');
  const check = (entry: MenuEntry): [field: string, message: string][] => {
    const {
      header_title: title,
      header_subtitle: subtitle,
      description,
      html_title: documentTitle,
    } = entry;
    const id = routeOfPath(entry.header_link)?.id ?? '';
    const file = factsFile(id);
    const page = pages.get(id)?.zh;
    const own =
      page && replaceReferences([page.description, `${page.title} | ${vendor.name.zh}`], values);
    const found = (own && description ? own : []).flatMap((text, index): [string, string][] => {
      const field = index === 0 ? 'description' : 'html_title';
      return entry[field] === text
        ? []
        : [[field, `is not that of data/pages/${id}.zh.json: ${text}`]];
    });
    if (isUnwritten(subtitle))
      found.push([
        'header_subtitle',
        `still to be written, and in data/english/names.json: ${subtitle}`,
      ]);
    const product = facts.get(id);
    if (!product) return found;
    const known = new Set(replaceReferences(JSON.stringify(product), values).match(figure));
    const said = `${subtitle} ${english.names.subtitles[subtitle]?.en ?? ''}`.match(figure) ?? [];
    const counts = [
      ...`${subtitle} ${documentTitle}`.matchAll(/(\d+|[二三四五六七八九十]) ?(?:款|个)产品/g),
    ];
    const names = [product.name, product.category].flatMap(({ zh, en }) => [zh, en.toLowerCase()]);
    const isNamed = (name: string) =>
      names.some((known) => name.toLowerCase().includes(known.toLowerCase()));
    const titles = id.includes('/') ? [title, english.names.titles[title]?.en ?? title] : [];
    return [
      ...found,
      ...said.flatMap((number): [string, string][] =>
        known.has(number) ? [] : [['header_subtitle', `says ${number}, which is not in ${file}`]],
      ),
      ...counts.flatMap(([, count = '']): [string, string][] =>
        toNumber(count) === familySize(id)
          ? []
          : [['header_subtitle', `says ${count}, ${file} has ${familySize(id)} products`]],
      ),
      ...titles.flatMap((name): [string, string][] =>
        isNamed(name)
          ? []
          : [
              [
                'header_title',
                `“${name}” (data/english/names.json) has neither name nor category of ${file}`,
              ],
            ],
      ),
    ];
  };
  return Object.entries(menu).flatMap(([group, entries]) =>
    entries.flatMap((entry, index) =>
      check(entry).map(([field, message]) => ({
        source: 'mock-api/seeds/topMenu.json',
        key: `${group}.${index}.${field}`,
        message,
      })),
    ),
  );
}

/**
 * Finds what the mock's menus lack: entries for products and solutions, and whatever header and footer warn about, such as an entry
 * without an English name.
 */
export function checkCompleteness(content: Content, menu: TopMenu, footer: FooterMenu): Issue[] {
  const issues: Issue[] = [];
  const reportIn = (seed: string) => (message: string) =>
    void issues.push({ source: `mock-api/seeds/${seed}.json`, key: '', message });
  const linked = new Set(
    Object.values(menu).flatMap((entries) => entries.map((entry) => menuPath(entry.header_link))),
  );
  for (const { path, template } of manifest)
    if ((template === 'product' || template === 'solution') && !linked.has(path))
      reportIn('topMenu')(`has no entry for ${path}`);
  const rules = englishRules(content);
  for (const language of languages) {
    headerMenu(menu, language, rules, reportIn('topMenu'));
    footerColumnsOf(footer, language, rules, reportIn('footerMenu'));
  }
  return issues;
}
