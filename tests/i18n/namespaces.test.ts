import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../src/calls/data-file';
import { features } from '../../src/features';
import { unintendedValue } from '../../src/features/publish-check/shown-values';
import { root } from '../support/root';

/*
 * A page or slice has the texts of the namespaces that its query asks for. A component that only
 * appears in the browser is in no HTML that the check of the finished pages could read.
 */

const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What a pattern's group matches in a source. */
const matchesIn = (source: string, pattern: RegExp): string[] =>
  Array.from(source.matchAll(pattern), ([, text = '']) => text);

/** The modules that a module takes more than types from, also those that it loads on demand. */
const importsOf = (file: string): string[] =>
  matchesIn(
    sourceOf(file),
    /(?:^(?:import|export) (?!type )[^';]*?from |import\()'(\.[^']+)'/gm,
  ).flatMap((path) => {
    const module = join(dirname(file), path);
    return [`${module}.ts`, `${module}.tsx`].filter((name) => existsSync(join(root, name)));
  });

/** A module, and all that it needs. */
function withImports(file: string, modules = new Set<string>()): Set<string> {
  if (modules.has(file)) return modules;
  modules.add(file);
  for (const imported of importsOf(file)) withImports(imported, modules);

  return modules;
}

/** The namespaces that components of a module take texts from. */
const namespacesOf = (file: string): string[] =>
  matchesIn(sourceOf(file), /useTranslation\(\s*'(\w+)'/g);

const querying = filesBelow(root, 'src', '.tsx').filter((file) =>
  sourceOf(file).includes('locales: allLocale('),
);

/** The namespaces of sections that only pages of their own have (`sectionNamespace`). */
const ofSections = features.flatMap(({ pageTexts = {} }) => Object.values(pageTexts));

/** What a template has the code of and never shows. */
const notShown: Readonly<Record<string, readonly string[]>> = {
  // The search notes what it could not find, and asks nothing.
  'src/templates/search.tsx': ['feedback'],
};

test.each(querying)('%s asks for the namespaces of its components', (file) => {
  const [list = ''] = matchesIn(sourceOf(file), /ns: \{ in: \[([^\]]*)\]/g);
  const asked = new Set([
    ...matchesIn(list, /"(\w+)"/g),
    ...(list.includes('$sectionNamespace') ? ofSections : []),
    ...(notShown[file] ?? []),
  ]);
  const lacking = [...withImports(file)].flatMap((module) =>
    namespacesOf(module)
      .filter((namespace) => !asked.has(namespace))
      .map((namespace) => `${module}: ${namespace}`),
  );

  expect(asked.size).toBeGreaterThan(0);
  expect(lacking).toEqual([]);
});

test('the check of the finished pages knows the keys of all namespaces that components use', () => {
  const files = ['.ts', '.tsx'].flatMap((ending) => filesBelow(root, 'src', ending));
  const namespaces = new Set(files.flatMap(namespacesOf));
  const unknown = [...namespaces].filter((name) => unintendedValue(`${name}:title`) === null);

  expect(namespaces.size).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});
