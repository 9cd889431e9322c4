import { createClient } from '../../src/api-client/client';
import { englishRules } from '../../src/build/view/site';
import { type Language, languages } from '../../src/config/languages';
import { siteHost } from '../../src/config/vendor';
import { getFooterMenu } from '../../src/contract/footer-menu';
import { getTopMenu } from '../../src/contract/top-menu';
import { footerColumnsOf } from '../../src/navigation/footer';
import { headerMenu } from '../../src/navigation/header';
import type { NavigationLink } from '../../src/navigation/links';
import { content, footerAnswer, menuAnswer } from '../fixtures/site';

/*
 * Editors change the menu every week. Whatever one of them writes into one entry, the site is published with every other entry; the entry
 * itself is published as the site can follow it, or left out and named once.
 */

type Entry = { id: unknown };
type Menu = Record<string, Entry[]>;
/** A group without its first entry is not empty. */
const longer = (menu: Menu): Menu =>
  Object.fromEntries(
    Object.entries(menu).map(([group, [first, ...others]]) => [group, [first, ...others, { ...first, id: group }]]),
  ) as Menu;
const menus = { header: longer(menuAnswer), footer: longer(footerAnswer) };
type Part = keyof typeof menus;

const english = englishRules(content);
const client = createClient({ base: '' });

/** The links that header or footer show, and what the build says. */
function show(
  part: Part,
  menu: unknown,
  language: Language,
): { links: (NavigationLink & { id: string })[]; said: Set<string> } {
  const said = new Set<string>();
  const say = (line: string) => void said.add(line);
  const body = JSON.stringify({ data: JSON.stringify(menu) });
  const groups =
    part === 'header'
      ? headerMenu(client.open(getTopMenu, body, say), language, english, say).groups.flatMap(
          ({ categories }) => categories,
        )
      : footerColumnsOf(client.open(getFooterMenu, body, say), language, english, say).flatMap(
          (column) => column.groups,
        );
  return { links: groups.flatMap<NavigationLink & { id: string }>(({ links }) => links), said };
}

const own = `https://${siteHost}`;
const replaced: unknown[] = [null, 'text', 7, [], {}];
const links = [
  ...[
    'javascript:void(0)',
    'javascript:;',
    ' JaVaScRiPt:x',
    'data:text/html,x',
    'ftp://a.example/x',
    'weixin://dl/chat',
    'vbscript:x',
  ],
  ...['http://', 'https://exa mple.com', 'https://[::1', 'https:a.example', 'http:///', 'https://user@a.example:port/'],
  ...[
    '//evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%zz',
    '/upload/../../package.json',
    '/upload/../x',
    '/consoles',
    '..',
  ],
  ...[
    '#',
    '#nothing',
    '?id=1',
    '/nowhere',
    '/CASE',
    'case/',
    '/old/page.html',
    '/case#nothing',
    '/en/case',
    '/zh/case',
    'mailto:',
    'tel:',
    '',
  ],
  ...[
    `${own}/old/page.html`,
    `${own}/en/case`,
    `${own}/case?x=1#y`,
    `${own}`,
    `http://${siteHost}/CASE`,
    `${own}.evil.example/`,
  ],
  ...[
    '/caseDetailPhone?id=999',
    '/caseDetailPhone',
    '/news/detail?id=x',
    '/aboutRecord',
    '/product/FoGit',
    '/resource',
    '/notFond',
  ],
  null,
  5,
  ['/case'],
];
const titles = [
  '',
  ' ',
  null,
  7,
  '\u200b',
  '\u202e',
  '云'.repeat(81),
  '<script>',
  '{{vendor.name}}',
  '&amp;',
  'a\u0000b',
  '__proto__',
  'constructor',
];
const flags = [2, -1, 'yes', true, {}];
const foolish: [string, unknown][] = [
  ...replaced.map((value): [string, unknown] => [JSON.stringify(value), value]),
  ...Object.entries({
    header_link: links,
    header_title: titles,
    is_outLink: flags,
    id: [{}, '', null],
    header_type: [5],
  }).flatMap(([field, values]) =>
    values.map((value): [string, unknown] => [`${field} ${JSON.stringify(value)}`, { [field]: value }]),
  ),
  ...['/case', '/nowhere', own].map((header_link): [string, unknown] => [
    `outer ${header_link}`,
    { header_link, is_outLink: 1 },
  ]),
];

/** The menus with one entry replaced, the first of a group. */
function* spoiled(): Generator<{ part: Part; group: string; name: string; menu: unknown; id: string }> {
  // Two groups for each value: in turn they all come.
  for (const part of ['header', 'footer'] as const)
    for (const [index, [name, value]] of foolish.entries())
      for (const shift of [0, 3]) {
        const groups = Object.entries(menus[part]);
        const [group, [first, ...others]] = groups[(index + shift) % groups.length] ?? ['', []];
        const isField = first && !replaced.includes(value);
        const entry = isField ? { ...first, ...(value as object) } : value;
        yield { part, group, name, menu: { ...menus[part], [group]: [entry, ...others] }, id: String(first?.id) };
      }
}

test('one entry, whatever it is, changes no other, and is named at most once', () => {
  for (const language of languages) {
    const before = { header: show('header', menus.header, language), footer: show('footer', menus.footer, language) };
    for (const { part, group, name, menu: changed, id } of spoiled()) {
      const { links: shown, said } = show(part, changed, language);
      const apart = (list: readonly { id: string }[]) =>
        list.flatMap((link) => (link.id === id ? [] : JSON.stringify(link)));
      const more = [...said].filter((line) => !before[part].said.has(line) && !/^“.*English name/.test(line));
      // Of the resources only the first six are shown: where one is left out, another moves up.
      const now = new Set(apart(shown));
      expect([name, group, apart(before[part].links).filter((link) => !now.has(link))]).toEqual([name, group, []]);
      expect([name, group, more.length <= 1 || more]).toEqual([name, group, true]);
      if (language === 'zh' && !shown.some((link) => link.id === id)) expect([name, more.length]).toEqual([name, 1]);
    }
  }
});
