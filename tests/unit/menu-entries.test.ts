import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSeeds } from '../../mock-api/seeds';
import { createClient } from '../../src/api-client/client';
import { checkSite } from '../../src/build/publish-check/check';
import { escapeXml } from '../../src/build/sitemap';
import { withoutRepeats } from '../../src/build/view/metadata';
import { englishRules } from '../../src/build/view/site';
import { type Language, languages, languageTags } from '../../src/config/languages';
import { siteHost } from '../../src/config/vendor';
import { getFooterMenu } from '../../src/contract/footer-menu';
import { getTopMenu } from '../../src/contract/top-menu';
import { footerColumnsOf } from '../../src/navigation/footer';
import { headerMenu } from '../../src/navigation/header';
import type { NavigationLink } from '../../src/navigation/links';
import { inLanguage } from '../../src/routes/href';
import { manifest } from '../../src/routes/manifest';
import { markedFor } from '../../src/routes/route-types';
import { content, menu, pages } from '../support/real-pages';
import { root } from '../support/root';

/*
 * Editors change the menu every week. Whatever one of them writes into one entry, the site is published with every other entry; the entry
 * itself is published as the site can follow it, or left out and named once.
 */

type Entry = { id: unknown };
type Menu = Record<string, Entry[]>;
const seeds = readSeeds(root);
const menus = { header: seeds.topMenu as Menu, footer: seeds.footerMenu as Menu };
type Part = keyof typeof menus;

const hasFile = (path: string) => path.startsWith('/upload/menu/') && existsSync(join(root, 'mock-api', path));
const english = englishRules(content, hasFile);
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

test('titles and descriptions of the mock’s menu are no other page’s', () => {
  const say = jest.fn();
  expect(withoutRepeats(menu, content, say)).toEqual(menu);
  expect(say).not.toHaveBeenCalled();
});

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

test('a site with such an entry may be published', async () => {
  const shown = { zh: { header: '', footer: '' }, en: { header: '', footer: '' } };
  const inputs = {
    zh: { header: [] as NavigationLink[], footer: [] as NavigationLink[] },
    en: { header: [] as NavigationLink[], footer: [] as NavigationLink[] },
  };
  for (const language of languages) {
    const all = new Map<string, NavigationLink & { part: Part }>();
    for (const { part, menu: changed } of spoiled())
      for (const link of show(part, changed, language).links)
        all.set(`${part} ${link.title} ${link.href}`, { ...link, part });
    for (const { part, ...link } of all.values()) {
      const mark = Object.entries(markedFor(link.devices)).map(([name, value]) => ` ${name}="${value}"`);
      inputs[language][part].push(link);
      shown[language][part] += `<a href="${escapeXml(link.href)}"${mark}>${escapeXml(link.title)}</a>`;
    }
  }
  const files = new Map(
    pages.flatMap(({ key, path, file, language, shell, devices, counterpart, meta, view }) => {
      const ids = [...view.sections.map(({ id }) => id), ...view.navigation.map(({ id }) => id)];
      const { header, footer } = shown[language];
      const frame = (inner: string) =>
        shell === 'full' ? `<header>${header}</header>${inner}<footer>${footer}</footer>` : inner;
      const html = [
        `<html lang="${languageTags[language]}" data-devices="${devices}"${counterpart ? ` data-counterpart="${counterpart}"` : ''}>`,
        `<title>${escapeXml(meta.title)}</title><meta name="description" content="d"><meta name="robots" content="noindex">`,
        frame(`<main><h1>x</h1>${ids.map((id) => `<i id="${id}"></i>`).join('')}</main>`),
      ].join('');
      const alias = manifest.find(({ id }) => id === key)?.alias;
      return [path, file, ...(alias ? [inLanguage(alias, language)] : [])].map(
        (address) => [`${address}/index.html`.replace(/^\/+/, ''), html] as const,
      );
    }),
  );
  const { findings } = await checkSite({
    inputs: { answers: { titles }, menus: inputs, hidden: [], siteUrl: content.vendor.siteUrl },
    files: [...files.keys()],
    read: (file) => files.get(file) ?? '',
    isElsewhere: (path) => path.startsWith('/upload/'),
  });
  expect(findings.filter((line) => !line.startsWith('sitemap') && !/404\.html: is missing/.test(line))).toEqual([]);
});
