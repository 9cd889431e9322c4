import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { content } from '../support/real-pages';
import { root } from '../support/root';

const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The tokens of the first rule with a selector. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`src/styles/tokens.css: no rule ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  );
}

const themes = {
  light: tokensOf(':root,\n[data-theme="light"]'),
  dark: tokensOf(':root:not([data-theme="light"])'),
};
const wrapped = tokensOf('  [data-theme="dark"]');

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** Contrast of two colours as WCAG measures it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('the dark theme of an element is that of the page, and has a value for every light one', () => {
  const { accent, ...values } = Object.fromEntries(wrapped);
  expect(values).toEqual(Object.fromEntries(themes.dark));
  expect(accent).toBe('var(--brand)');
  expect([...wrapped.keys()].sort()).toEqual([...themes.light.keys()].sort());
});

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  const colour = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`no colour --${name}`);
    return value;
  };
  const accents = [...tokens.keys()].filter((name) => name.startsWith('accent-'));
  const papers = ['paper', 'paper-raised', 'paper-sunken'];
  const texts = ['ink', 'ink-soft', 'ink-faint', 'brand', 'brand-strong', 'danger', ...accents];

  const pairs: [text: string, ground: string, least: number][] = [
    ...texts.flatMap((text) => papers.map((paper): [string, string, number] => [text, paper, 4.5])),
    ['on-brand', 'brand', 4.5],
    ['on-brand', 'brand-strong', 4.5],
    ['ink', 'brand-tint', 4.5],
    ['paper', 'ink', 4.5],
    ...['line-strong', 'focus'].flatMap((line) => papers.map((paper): [string, string, number] => [line, paper, 3])),
  ];

  test.each(pairs)('--%s on --%s has a contrast of at least %d', (text, ground, least) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(least);
  });
});

describe('shared classes (src/styles/shared.module.css)', () => {
  /** The declarations of a sheet by class, for selectors of one class alone, and what each class composes. */
  const classesOf = (file: string): Map<string, [property: string, value: string][]> => {
    const found = new Map<string, [string, string][]>();
    postcss.parse(readFileSync(join(root, file), 'utf8')).walkRules(({ selectors, nodes }) => {
      for (const [, name = ''] of selectors.flatMap((selector) => [...selector.matchAll(/^\.(\w+)$/g)]))
        found.set(name, [
          ...(found.get(name) ?? []),
          ...nodes.flatMap((node): [string, string][] => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
        ]);
    });
    return found;
  };
  const global = classesOf('src/styles/global.css');
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && file !== 'styles/shared.module.css')
    .map((file) => `src/${file}`);

  test.each([...classesOf('src/styles/shared.module.css').keys()])('%s has a rule in the global sheet', (name) => {
    expect(readFileSync(join(root, 'src/styles/global.css'), 'utf8')).toMatch(new RegExp(`\\.${name}[ :]`));
  });

  test.each(sheets)(
    '%s overrides nothing that it composes: the order of sheets in the bundle is not certain',
    (file) => {
      for (const [name, declarations] of classesOf(file))
        for (const [, value] of declarations.filter(([property]) => property === 'composes')) {
          const [, names = ''] = /^([\w ]+) from ".*shared\.module\.css"$/.exec(value) ?? [];
          const shared = names.split(' ').flatMap((each) => (global.get(each) ?? []).map(([property]) => property));
          expect([name, declarations.filter(([property]) => shared.includes(property))]).toEqual([name, []]);
        }
    },
  );
});

test('the style guide shows every colour', () => {
  const { colours, accents } = content.ui.en.styleguide;
  const shown = [...Object.keys(colours), ...Object.keys(accents).map((family) => `accent-${family}`)];
  const all = [...themes.light.keys()].filter((name) => name !== 'accent' && !name.startsWith('shadow-'));
  expect(shown.sort()).toEqual(all.sort());
});
