import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode, type Root } from 'postcss';
import { flattenLayers } from '../../src/gatsby/flat-layers';
import { breakpoints } from '../../src/site/constants';
import { root } from '../support/root';

const layersFile = 'styles/layers.css';
const conditionsFile = 'styles/media.css';
/** Read as it is by what draws documents and social pictures, so it cannot use named conditions. */
const tokensFile = 'styles/tokens.css';

const read = (file: string) => readFileSync(join(root, 'src', file), 'utf8');
const parse = (file: string): Root => postcss.parse(read(file));

const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .filter((file) => ![layersFile, conditionsFile].includes(file));

const layers = /@layer ([^;]+);/.exec(read(layersFile))?.[1]?.split(', ') ?? [];

test('every rule stands in a layer that has a place in the order', () => {
  const isOrdered = (node: ChildNode) =>
    node.type === 'atrule' && node.name === 'layer' && layers.includes(node.params);

  const needsNone = (node: ChildNode) =>
    node.type === 'comment' ||
    (node.type === 'atrule' && ['font-face', 'property'].includes(node.name));

  const outside = sheets.flatMap((file) =>
    parse(file)
      .nodes.filter((node) => !isOrdered(node) && !needsNone(node))
      .map((node) => `${file}: ${node}`),
  );

  expect(sheets.length).toBeGreaterThan(10);
  expect(outside).toEqual([]);
});

test('no selector names an id, which in old browsers would outrank a later layer', () => {
  const selectors = sheets.flatMap((file) => {
    const inFile: string[] = [];
    parse(file).walkRules(({ selector }) => {
      if (selector.includes('#')) inFile.push(`${file}: ${selector}`);
    });

    return inFile;
  });

  expect(selectors).toEqual([]);
});

/** A selector in two: the elements that it's about, and what it says of others before them. */
function splitAtSubject(selector: string): { context: string; subject: string } {
  let flat = selector;
  // What stands in parentheses has no combinator of the selector. The innermost come first.
  while (/\([^()]*\)/.test(flat))
    flat = flat.replace(/\([^()]*\)/g, ({ length }) => '_'.repeat(length));

  // `~=` in an attribute is no combinator either.
  flat = flat.replace(/\[[^\]]*\]/g, ({ length }) => '['.padEnd(length, '_'));

  const subject = flat.split(/[\s>+~]+/).pop() ?? '';
  return { context: selector.slice(0, selector.length - subject.length), subject };
}

test('after :has() of another element stands a type, a class or an attribute, or browsers restyle all', () => {
  const restylesAll = (selector: string) => {
    const { context, subject } = splitAtSubject(selector);
    return context.includes(':has(') && !/^\w|[.[]/.test(subject);
  };

  const found = sheets.flatMap((file) => {
    const inFile: string[] = [];
    parse(file).walkRules(({ selectors }) => {
      inFile.push(...selectors.filter(restylesAll).map((selector) => `${file}: ${selector}`));
    });

    return inFile;
  });

  expect(restylesAll('[data-pair]:not(:has(img)) .cells > :nth-child(n)')).toBe(true);
  expect(restylesAll('.row:has([hidden]) + *')).toBe(true);
  expect(found).toEqual([]);
});

describe('the named conditions', () => {
  const conditions = new Map<string, string>();
  parse(conditionsFile).walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...condition] = params.split(' ');
    conditions.set(name, condition.join(' '));
  });

  test('have the breakpoints that scripts know', () => {
    const { tablet, desktop } = breakpoints;

    expect(conditions.get('--phone')).toBe(`(width < ${tablet}px)`);
    expect(conditions.get('--from-tablet')).toBe(`(width >= ${tablet}px)`);
    expect(conditions.get('--below-desktop')).toBe(`(width < ${desktop}px)`);
    expect(conditions.get('--desktop')).toBe(`(width >= ${desktop}px)`);
  });

  test('are used by their names', () => {
    const spelled = /\b(750|749\.98|1200|1199\.98)px|prefers-reduced-motion: no-preference/;
    const unnamed = sheets
      .filter((file) => file !== tokensFile)
      .flatMap((file) => {
        const inFile: string[] = [];
        parse(file).walkAtRules('media', ({ params }) => {
          if (spelled.test(params)) inFile.push(`${file}: ${params}`);
        });

        return inFile;
      });

    expect(unnamed).toEqual([]);
  });

  test('that a stylesheet names exist', () => {
    const names = sheets.flatMap((file) => read(file).match(/(?<=@media[^{]*\()--[\w-]+/g) ?? []);

    expect(names.filter((name) => !conditions.has(name))).toEqual([]);
  });
});

describe('a stylesheet for browsers without layers', () => {
  const order = `@layer ${layers.join(', ')};`;

  /** The rank of the only class selector that sets a property: how many ids it is worth. */
  const ranks = (css: string) =>
    [...css.matchAll(/\.(\w+)((?::not\(#\\#\))*)/g)].map(([, name, ids = '']) => [
      name,
      ids.split('#\\#').length - 1,
    ]);

  test('ranks a rule of a later layer above one of an earlier layer', async () => {
    const rules = '@layer utilities { .b { color: blue } } @layer base { .a { color: red } }';

    const css = await flattenLayers(order + rules);

    expect(css).not.toContain('@layer');
    expect(Object.fromEntries(ranks(css))).toEqual({ a: 0, b: 3 });
  });

  test('gives a layer the same rank, whatever other layers are in it', async () => {
    const singleLayer = await flattenLayers(`${order}@layer components { .a { color: red } }`);
    const among = await flattenLayers(
      `${order}@layer base { .b { color: red } } @layer components { .a { color: red } }`,
    );

    expect(ranks(singleLayer)).toEqual([['a', 1]]);
    expect(ranks(among)).toContainEqual(['a', 1]);
  });
});
