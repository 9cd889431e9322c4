import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencesIn, referenceValues, replaceReferences } from '../../src/i18n/references';
import { fill, textsOf } from '../../src/i18n/texts';
import { chinese, realContent } from '../support/real-site';
import { root } from '../support/root';

const uiFolder = (language: string) => join(root, 'data/ui', language);

/** Every text of a dictionary by its path. */
const flatten = (value: unknown, key = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, child]) => flatten(child, key ? `${key}.${name}` : name))
    : [[key, String(value)]];

const dictionary = (language: string, file: string) =>
  new Map(flatten(JSON.parse(readFileSync(join(uiFolder(language), file), 'utf8'))));
const placeholders = (text = '') => referencesIn(text).sort();

describe('texts of the user interface', () => {
  test('stand in the same files in both languages', () => {
    expect(readdirSync(uiFolder('en')).sort()).toEqual(readdirSync(uiFolder('zh')).sort());
  });

  describe.each(readdirSync(uiFolder('zh')))('%s', (file) => {
    const [zh, en] = [dictionary('zh', file), dictionary('en', file)];

    test('has the same keys in both languages', () => {
      expect([...en.keys()].sort()).toEqual([...zh.keys()].sort());
    });

    test('has no empty text', () => {
      expect([...zh, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('fills in the same values in both languages', () => {
      for (const [key, text] of zh) expect([key, placeholders(en.get(key))]).toEqual([key, placeholders(text)]);
    });

    test('has no Chinese in English', () => {
      expect([...en].filter(([, text]) => chinese.test(text))).toEqual([]);
    });
  });

  const nodes = [
    { ns: 'list', data: '{"all":"All"}' },
    { ns: 'page', data: null },
  ];

  test('are taken out of the nodes of a page’s query', () => {
    expect(textsOf(nodes, 'list')).toEqual({ list: { all: 'All' } });
  });

  test.each(['common', 'page'] as const)(
    'of the namespace “%s”, which the query did not bring, are missed by name',
    (namespace) => {
      expect(() => textsOf(nodes, 'list', namespace)).toThrow(`“${namespace}”`);
    },
  );

  test.each([
    ['{{count}} in all', { count: 3 }, '3 in all'],
    ['{{count}} in all', { count: 0 }, '0 in all'],
    ['{{a}}{{b}}{{a}}', { a: 'x', b: 'y' }, 'xyx'],
    ['{{a}}', {}, '{{a}}'],
    ['{{a}}', { a: '$& {{a}}' }, '$& {{a}}'],
    ['nothing', { a: 'x' }, 'nothing'],
  ])('“%s” filled with %j is “%s”', (text, values, filled) => {
    expect(fill(text, values)).toBe(filled);
  });
});

describe('references to facts', () => {
  const { vendor, claims } = realContent();

  test('give each claim in its language (specification section 9)', () => {
    expect(referenceValues(vendor, claims, 'zh')['claims.concurrency']).toBe('100 万');
    expect(referenceValues(vendor, claims, 'en')['claims.concurrency']).toBe('1 million');
  });

  test('give the address of each of the vendor’s accounts', () => {
    expect(referenceValues(vendor, claims, 'en')['vendor.accounts.github']).toBe(
      vendor.accounts.find(({ id }) => id === 'github')?.url,
    );
  });

  test('are replaced in every text below a value, and nothing else is touched', () => {
    const value = { a: ['{{x}} and {{y}}', 7, null, true], b: { c: 'x' }, d: undefined };
    expect(replaceReferences(value, { x: '1', y: '2' })).toEqual({
      a: ['1 and 2', 7, null, true],
      b: { c: 'x' },
      d: undefined,
    });
    expect(value.a[0]).toBe('{{x}} and {{y}}');
  });

  test('put a value in as it is', () => {
    expect(replaceReferences('a {{x}} b', { x: '$1 $& {{y}}' })).toBe('a $1 $& {{y}} b');
  });

  test.each(['{{claims.nothing}}', 'a {{}} b', '{{ x }}'])('that are unknown, as in “%s”, are named', (text) => {
    expect(() => replaceReferences({ deep: [text] }, { x: '1' })).toThrow(/unknown reference \{\{.*\}\}/);
  });

  test('are listed in their order', () => {
    expect(referencesIn('{{a.b}} c {{d}} {e}')).toEqual(['a.b', 'd']);
  });
});
