import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/config/languages';
import { referencesIn, referenceValues, replaceReferences, withVendor } from '../../src/i18n/references';
import { fill, textsOf } from '../../src/i18n/texts';
import { chinese, realContent } from '../support/real-site';
import { root } from '../support/root';

const filesOf = (language: string) => readdirSync(join(root, 'data/ui', language)).sort();

/** The texts of a dictionary by path. */
function textsIn(language: string, file: string): Map<string, string> {
  const flatten = (value: unknown, key: string): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => flatten(child, `${key}.${name}`))
      : [[key, String(value)]];
  return new Map(flatten(JSON.parse(readFileSync(join(root, 'data/ui', language, file), 'utf8')), ''));
}

describe('texts of the user interface', () => {
  test('are in the same files in both languages', () => {
    expect(filesOf('en')).toEqual(filesOf('zh'));
  });

  test.each(filesOf('zh'))(
    '%s: same keys and placeholders, nothing empty, no Chinese nor fixed plural in English',
    (file) => {
      const [zh, en] = [textsIn('zh', file), textsIn('en', file)];
      const shape = (texts: Map<string, string>) =>
        [...texts]
          .map(([key, text]) =>
            [
              key,
              ...referencesIn(text)
                .filter((name) => !name.includes('|'))
                .sort(),
            ].join(' '),
          )
          .sort();
      expect(shape(en)).toEqual(shape(zh));
      expect([...zh, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
      expect([...en].filter(([, text]) => chinese.test(text) || /\{\{(count|least|max)\}\} \w+s\b/.test(text))).toEqual(
        [],
      );
    },
  );

  test('are taken from the nodes of a page query, which names a missing namespace', () => {
    const nodes = [
      { ns: 'list', data: '{"all":"All"}' },
      { ns: 'page', data: null },
    ];
    expect(textsOf(nodes, 'list')).toEqual({ list: { all: 'All' } });
    for (const namespace of ['common', 'page'] as const)
      expect(() => textsOf(nodes, 'list', namespace)).toThrow(`“${namespace}”`);
  });

  test.each([
    ['{{count|one|more}}', {}, '{{count|one|more}}'],
    ['{{count}} {{count|result|results}}', { count: 0 }, '0 results'],
    ['{{count}} {{count|result|results}}', { count: 1 }, '1 result'],
    ['{{count}} {{count|result|results}}', { count: 2 }, '2 results'],
    ['{{count}} {{count|result|results}}', { count: 101 }, '101 results'],
    ['{{a}}{{b}}{{a}}', { a: 'x', b: 'y' }, 'xyx'],
    ['{{a}}', {}, '{{a}}'],
    ['{{a}}', { a: '$& {{a}}' }, '$& {{a}}'],
  ])('“%s” filled with %j is “%s”', (text, values, filled) => {
    expect(fill(text, values)).toBe(filled);
  });
});

describe('references to facts', () => {
  const content = realContent();
  const { vendor } = content;

  test.each([
    ['zh', '100 万', '50 个集群'],
    ['en', '1 million', '50 clusters'],
  ] as const)('give claims, facts and accounts in %s (section 9)', (language, concurrency, clusters) => {
    const github = vendor.accounts.find(({ id }) => id === 'github')?.url;
    expect(referenceValues(content, language)).toMatchObject({
      'claims.concurrency': concurrency,
      'facts.product/BCC.limits.clusters': clusters,
      'facts.ContainerFamily.count': '8',
      'vendor.accounts.github': github,
    });
  });

  test('give the figures of cases, and days as the language writes them', () => {
    expect(referenceValues(content, 'zh')).toMatchObject({ 'case.yuancheng-securities.switchover': '47 秒' });
    expect(referenceValues(content, 'en')).toMatchObject({
      'case.yuancheng-securities.switchover': '47 seconds',
      'claims.customers.date': '31 October 2026',
    });
  });

  test('give what customers are promised', () => {
    expect(referenceValues(content, 'zh')).toMatchObject({ 'service.levels.dedicated.outage.first': '15 分钟' });
    expect(referenceValues(content, 'en')).toMatchObject({
      'service.levels.standard.hours': 'Working days, 9:00 to 18:00 Beijing time',
      'service.report.fixed': '14 days',
    });
  });

  test('are filled in facts that refer to other facts; a circle is named', () => {
    for (const language of languages)
      expect(Object.values(referenceValues(content, language)).filter((text) => text.includes('{{'))).toEqual([]);
    const circle = { a: '{{claims.b}}', b: 'x {{claims.c}}', c: '{{claims.b}}' } as unknown as typeof content.claims;
    expect(() => referenceValues({ ...content, claims: circle }, 'zh')).toThrow('claims.b → claims.c → claims.b');
  });

  test('are replaced as they are in every text below a value, and nothing else is touched', () => {
    const value = { a: ['{{x}} and {{y}}', 7, null, true], b: { c: 'x' }, d: undefined };
    const replaced = { a: ['1 and $1 $& {{y}}', 7, null, true], b: { c: 'x' }, d: undefined };
    expect(replaceReferences(value, { x: '1', y: '$1 $& {{y}}' })).toEqual(replaced);
    expect(value.a[0]).toBe('{{x}} and {{y}}');
  });

  test('to the vendor are replaced in the language of the text or of the key above it, all others later', () => {
    const [zh, en] = [vendor.name.zh, vendor.name.en];
    const text = '{{vendor.name}} {{vendor.brand}}d {{claims.x}} {{vendor.nothing}}';
    const inPlace = (name: string) => `${name} ${vendor.shortName.en}d {{claims.x}} {{vendor.nothing}}`;
    const value = { zh: { deep: [text] }, en: text, other: text, count: 1 };
    const expected = { zh: { deep: [inPlace(zh)] }, en: inPlace(en), count: 1 };
    expect(withVendor(value, vendor, 'en')).toEqual({ ...expected, other: inPlace(en) });
    expect(withVendor(value, vendor, 'zh')).toEqual({ ...expected, other: inPlace(zh) });
  });

  test.each(['{{claims.nothing}}', 'a {{}} b', '{{ x }}'])('that are unknown, as in “%s”, are named', (text) => {
    expect(() => replaceReferences({ deep: [text] }, { x: '1' })).toThrow(/unknown reference \{\{.*\}\}/);
  });
});
