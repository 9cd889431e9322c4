import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { root } from '../support/root';

const sheet = (file: string) => postcss.parse(readFileSync(join(root, 'src', file), 'utf8'));

/** The properties that a sheet sets for a class alone, `.name`, outside of media queries and states. */
function propertiesOf(file: string): Map<string, { properties: string[]; composed: string[] }> {
  const found = new Map<string, { properties: string[]; composed: string[] }>();
  sheet(file).walkRules(/^\.\w+$/, ({ selector, nodes }: Rule) => {
    const { properties, composed } = found.get(selector.slice(1)) ?? {
      properties: [],
      composed: [],
    };
    for (const node of nodes)
      if (node.type === 'decl' && node.prop === 'composes')
        composed.push(
          ...(/^([\w ]+) from ".*shared\.module\.css"$/.exec(node.value)?.[1]?.split(' ') ?? []),
        );
      else if (node.type === 'decl' && !node.important) properties.push(node.prop);
    found.set(selector.slice(1), { properties, composed });
  });
  return found;
}

test('no class overrides what it composes: the order of sheets in the bundle is not certain', () => {
  const shared = propertiesOf('styles/shared.module.css');
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.module.css'),
  );
  const overrides = sheets.flatMap((file) =>
    [...propertiesOf(file)].flatMap(([name, { properties, composed }]) => {
      const given = new Set(composed.flatMap((each) => shared.get(each)?.properties ?? []));
      return properties
        .filter((property) => given.has(property))
        .map((property) => `${file} .${name}: ${property}`);
    }),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(overrides).toEqual([]);
});
