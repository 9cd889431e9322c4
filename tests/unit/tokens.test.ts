import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { contrast, contrastPairs } from '../support/contrast';
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

  test.each(contrastPairs([...tokens.keys()]))('--%s on --%s has a contrast of at least %d', (text, ground, least) => {
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
          ...nodes.flatMap((node): [string, string][] =>
            node.type === 'decl' && !node.important ? [[node.prop, node.value]] : [],
          ),
        ]);
    });
    return found;
  };
  const shared = classesOf('src/styles/shared.module.css');
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && file !== 'styles/shared.module.css')
    .map((file) => `src/${file}`);

  test.each(sheets)(
    '%s overrides nothing that it composes: the order of sheets in the bundle is not certain',
    (file) => {
      for (const [name, declarations] of classesOf(file))
        for (const [, value] of declarations.filter(([property]) => property === 'composes')) {
          const [, names = ''] = /^([\w ]+) from ".*shared\.module\.css"$/.exec(value) ?? [];
          const composed = names.split(' ').flatMap((each) => (shared.get(each) ?? []).map(([property]) => property));
          expect([name, declarations.filter(([property]) => composed.includes(property))]).toEqual([name, []]);
        }
    },
  );
});
