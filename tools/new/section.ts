import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  filesOfKind,
  guideWithKind,
  type Names,
  namesOf,
  testFile,
  withImport,
  withLine,
  writeFiles,
} from './section-files';

const buildList = 'src/sections/index.ts';
const componentList = 'src/templates/kinds/article.ts';
const fragmentList = 'src/templates/sections.tsx';

/** The lists of kinds for the build, of components and of fragments, with another kind. */
function lists(root: string, { folder, camel, pascal }: Names): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  const section = `./${folder}/section`;
  const build = withImport(
    read(buildList),
    `import { ${camel}Section } from '${section}';`,
    section,
  );

  const component = `../../sections/${folder}/${folder}`;
  const components = withImport(
    read(componentList),
    `import { ${pascal} } from '${component}';`,
    component,
  );

  return {
    [buildList]: withLine(build, `  ${camel}: ${camel}Section,`, 'export const sections', '};'),
    [componentList]: withLine(
      components,
      `  ${pascal}Section: ${pascal},`,
      'export const articleKinds',
      '  ...homeSections',
    ),
    [fragmentList]: withLine(
      read(fragmentList),
      `    ...${pascal}Section`,
      'fragment Section on Section',
      '    ...HomeFeatureSections',
    ),
  };
}

/**
 * Writes the folder of a new kind of section with a check, examples and a test, and its lines in
 * the lists of kinds.
 * @param root the project's folder
 * @param name of its folder: lower case, digits and single hyphens
 * @returns the files written or changed, below the project's folder
 * @throws Error for an invalid or taken name; nothing is written then
 */
export function scaffoldSection(root: string, name: string): string[] {
  const names = namesOf(root, name);
  const folder = `src/sections/${name}`;

  return writeFiles(root, {
    ...filesOfKind(folder, names),
    [`tests/sections/${name}.test.ts`]: testFile(`../../${folder}`, names),
    ...lists(root, names),
    ...guideWithKind(root, names),
  });
}
