import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../src/calls/data-file';
import { rooms } from '../../src/rooms.cjs';
import { type Removal, removals } from '../removable/take-out';
import { root } from '../support/root';

/*
 * docs/adding.md, “Taking a feature out”: nothing but its folder, its lines, its data and its rows
 * in the manifest names a feature.
 */

/** Rooms that know none of these features. The calls are those of the API, which stays as it is. */
const coreRooms = [
  ...rooms.filter((room) => room !== 'calls' && room !== 'features'),
  'gatsby',
  'cli',
];

/** Rows of the manifest go with the pages, and the types are generated. */
const isLeftOut = (file: string): boolean => file === 'src/site/manifest.ts';

/** What a place says of something else in the same word. */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  // A folder of data that products may have.
  'src/content/drafts.ts': ['docs'],
  // A place in a product's head, for whichever feature has a link there.
  'src/gatsby/pages/offer.ts': ['docs'],
  // Texts of the interface that a page may do without.
  'src/templates/item.tsx': ['video'],
};

const inCamelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A feature's folder, pages, namespaces and kinds of items, as code would name them. */
function namesOf({ folder, pages, data }: Removal): string[] {
  const files = data.map((path) => basename(path, '.json'));
  const ids = pages.map((path) => path.slice(1));
  return [folder, inCamelCase(folder), ...pages, ...ids, ...files];
}

const withoutComments = (source: string): string => source.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');

/** The literals of a source, without query and hash. */
const literalsIn = (source: string): string[] =>
  Array.from(source.matchAll(/(['"`])([^'"`\n?#]*)[^'"`\n]*\1/g), ([, , text = '']) => text);

test.each(removals())('no room of the core names $feature', (removal) => {
  const names = namesOf(removal);
  const files = coreRooms.flatMap((room) =>
    ['.ts', '.tsx'].flatMap((ending) => filesBelow(root, `src/${room}`, ending)),
  );

  const naming = files.filter((file) => {
    if (isLeftOut(file)) return false;
    const literals = new Set(literalsIn(withoutComments(readFileSync(join(root, file), 'utf8'))));
    const meanings = otherMeanings[file] ?? [];
    return names.some((name) => literals.has(name) && !meanings.includes(name));
  });

  expect(files.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});
