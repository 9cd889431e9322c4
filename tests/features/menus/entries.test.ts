import { createClient } from '../../../src/calls/client';
import { getFooterMenu } from '../../../src/calls/footer-menu';
import { getTopMenu } from '../../../src/calls/top-menu';
import { englishRules } from '../../../src/content/site';
import { footerColumnsOf } from '../../../src/features/menus/footer';
import { headerGroups } from '../../../src/features/menus/header';
import type { NavigationLink } from '../../../src/features/menus/links';
import { type Language, languages } from '../../../src/site/languages';
import { siteHost } from '../../../src/site/vendor';
import { content, footerAnswer, menuAnswer } from '../../fixtures/site';

/*
 * Editors change the menu every week. Whatever one of them writes into one entry, the site is
 * published with every other entry; the entry itself is published as the site can follow it, or
 * left out and named once.
 */

/* What editors have written into an entry of the menu, and what they might. */

const origin = `https://${siteHost}`;
/** In the place of a whole entry. */
const replaced: unknown[] = [null, 'text', 7, [], {}];

const links = [
  'javascript:void(0)',
  ' JaVaScRiPt:x',
  'data:text/html,x',
  'weixin://dl/chat',
  'mailto:',
  '',
  '#',
  '?id=1',
  '..',
  '/%zz',
  '/nowhere',
  'https://exa mple.com',
  'https://[::1',
  'https:a.example',
  '//evil.example',
  '/upload/../x',
  '/CASE',
  'case/',
  '/old/page.html',
  '/case#nothing',
  '/en/case',
  '/zh/case',
  '/resource',
  '/notFond',
  ...['', '/old/page.html', '/en/case', '.evil.example/'].map((suffix) => origin + suffix),
  '/caseDetailPhone?id=999',
  '/news/detail?id=x',
  '/aboutRecord',
  '/product/FoGit',
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

const fields = {
  header_link: links,
  header_title: titles,
  is_outLink: flags,
  id: [{}, '', null],
  header_type: [5],
};

/** An entry's fields, or what stands in its place. */
const invalidEntries: unknown[] = [
  ...replaced,
  ...Object.entries(fields).flatMap(([field, values]) =>
    values.map((value: unknown) => ({ [field]: value })),
  ),
  ...['/case', '/nowhere', origin].map((header_link) => ({ header_link, is_outLink: 1 })),
];

type Entry = { id: unknown };
type Menu = Record<string, Entry[]>;

/** A group without its first entry is not empty. */
const longer = (menu: Menu): Menu =>
  Object.fromEntries(
    Object.entries(menu).map(([group, [first, ...others]]) => [
      group,
      [first, ...others, { ...first, id: group }],
    ]),
  ) as Menu;

const menus = { header: longer(menuAnswer), footer: longer(footerAnswer) };
type Part = keyof typeof menus;

const english = englishRules(content);
const client = createClient({ base: '' });

/** The links that header or footer show, and what the build says. */
function show(part: Part, menu: unknown, language: Language) {
  const warnings = new Set<string>();
  const warn = (line: string) => void warnings.add(line);

  const body = JSON.stringify({ data: JSON.stringify(menu) });
  const groups: { links: readonly (NavigationLink & { id: string })[] }[] =
    part === 'header'
      ? headerGroups(client.open(getTopMenu, body, warn), language, english, warn).flatMap(
          (group) => group.categories,
        )
      : footerColumnsOf(client.open(getFooterMenu, body, warn), language, english, warn).flatMap(
          (column) => column.groups,
        );

  return { links: groups.flatMap(({ links }) => links), warnings };
}

/**
 * The menus with any one entry replaced: every value is tried on a tenth of the entries, every
 * entry by a tenth of the values.
 */
function* menusWithSpoiltEntry() {
  for (const part of ['header', 'footer'] as const) {
    const places = Object.entries(menus[part]).flatMap(([group, entries]) =>
      entries.map((entry, index) => ({ group, entries, entry, at: index })),
    );
    for (const [index, value] of invalidEntries.entries()) {
      for (const { group, entries, entry, at } of places.filter(
        (_, place) => (place + index) % 10 === 0,
      )) {
        const spoilt = replaced.includes(value) ? value : { ...entry, ...(value as object) };
        const menu = {
          ...menus[part],
          [group]: entries.map((entry, place) => (place === at ? spoilt : entry)),
        };

        yield { part, group, name: JSON.stringify(value), menu, id: String(entry.id) };
      }
    }
  }
}

test('one entry, whatever it is, changes no other, and is named at most once', () => {
  for (const language of languages) {
    const before = {
      header: show('header', menus.header, language),
      footer: show('footer', menus.footer, language),
    };
    for (const { part, group, name, menu: changed, id } of menusWithSpoiltEntry()) {
      const { links, warnings } = show(part, changed, language);
      const otherLinks = (list: readonly { id: string }[]) =>
        list.flatMap((link) => (link.id === id ? [] : JSON.stringify(link)));

      const newWarnings = [...warnings].filter(
        (line) => !before[part].warnings.has(line) && !/^“.*English name/.test(line),
      );
      // Of the resources only the first six are shown: where one is left out, another moves up.
      const remaining = new Set(otherLinks(links));
      const lost = otherLinks(before[part].links).filter((link) => !remaining.has(link));

      expect({ name, group, lost }).toEqual({ name, group, lost: [] });
      expect({ name, group, warnings: newWarnings.slice(1) }).toEqual({
        name,
        group,
        warnings: [],
      });
      if (language === 'zh' && !links.some((link) => link.id === id))
        expect({ name, count: newWarnings.length }).toEqual({ name, count: 1 });
    }
  }
});
