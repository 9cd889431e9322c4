import { checkUi } from '../../src/content/check-ui';
import { eachText } from '../../src/content/texts';
import { copiesOf } from '../../src/features/copies/copies';
import { indexFiles } from '../../src/features/search/build';
import { buildPages } from '../../src/gatsby/pages/pages';
import { searchFactsOf } from '../../src/gatsby/search-facts';
import type { Resources } from '../../src/i18n/resources';
import { content, menu, today } from '../fixtures/site';

/** English texts that somebody has begun to translate: whatever isn't there yet. */
const unfinished: [what: string, texts: unknown][] = [
  ['no file', undefined],
  ['an empty file', {}],
  ['a list in place of a file', []],
  ['a group without its texts', { advisory: {}, endings: {}, groups: {}, fields: {}, kinds: {} }],
  ['null in place of texts', { advisory: null, endings: null, groups: null, columns: null }],
];

const withEnglish = (texts: unknown) => {
  const names = Object.keys(content.ui.zh);
  const en = Object.fromEntries(names.map((name) => [name, texts])) as unknown as Resources;
  return { ...content, ui: { ...content.ui, en } };
};

/** Every text of the pages, of their copies and of the search, with its place. */
function textsOf(siteContent: typeof content): [place: string, text: string][] {
  const pages = buildPages(siteContent, menu, { today });
  const facts = searchFactsOf(pages, siteContent);
  const copies = [...copiesOf(pages, siteContent)];
  const index = [...indexFiles(pages, siteContent.search, siteContent, facts).values()].map(
    (file): unknown => JSON.parse(file),
  );

  const texts: [string, string][] = [];
  eachText({ pages, copies, index }, (place, text) => void texts.push([place, text]));
  return texts;
}

const namespaces = Object.keys(content.ui.zh).join('|');
const keyInText = new RegExp(`\\b(?:${namespaces}):[a-zA-Z_.]+`);

describe.each(unfinished)('where English has %s', (_what, texts) => {
  const site = withEnglish(texts);

  test('the build shows the Chinese text, never a key, “undefined” or “null”', () => {
    const wrong = textsOf(site).filter(
      ([, text]) => keyInText.test(text) || /\b(?:undefined|null|\[object)\b/.test(text),
    );
    expect(wrong.map(([place, text]) => `${place}: ${text.slice(0, 80)}`)).toEqual([]);

    const page = buildPages(site, menu, { today }).find(({ path }) => path === '/en/product/BCC');
    const { common, page: pageTexts } = content.ui.zh;
    expect(page?.view.breadcrumbs[0]?.label).toBe(common.home);
    expect(page?.view.navigation[0]?.label).toBe(pageTexts.sections.overview);
  });

  test('the check names every key', () => {
    const named: string[] = [];
    checkUi(site, (file, key) => void named.push(`${file} ${key}`));

    expect(named).toEqual(
      expect.arrayContaining([
        'data/ui/en/common.json home',
        'data/ui/en/releases.json advisory.columns.0',
        'data/ui/en/items.json endings.productTrial.heading',
      ]),
    );
  });
});
