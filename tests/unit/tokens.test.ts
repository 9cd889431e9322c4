import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('every shared class of a component has its rule in the global sheet', () => {
  const [shared, global] = ['shared.module', 'global'].map((name) =>
    readFileSync(join(root, `src/styles/${name}.css`), 'utf8'),
  );
  for (const [, name] of shared?.matchAll(/composes: (\w+) from global/g) ?? [])
    expect(global).toMatch(new RegExp(`\\.${name}(::after|:last-child| >|:focus)? `));
});

test('the style guide shows every colour', () => {
  const { colours, accents } = content.ui.en.styleguide;
  const shown = [...Object.keys(colours), ...Object.keys(accents).map((family) => `accent-${family}`)];
  const all = [...themes.light.keys()].filter((name) => name !== 'accent' && !name.startsWith('shadow-'));
  expect(shown.sort()).toEqual(all.sort());
});
