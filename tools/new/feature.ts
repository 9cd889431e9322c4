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

const featureFile = ({ folder, camel }: Names) => `import type { Feature } from '../feature';
import { ${camel}Section } from './section';

/** To write: what it gives to the site. */
export const ${camel}: Feature = {
  name: '${folder}',
  sections: { ${camel}: ${camel}Section },
};
`;

const browserFile = ({ folder, camel, pascal }: Names) => `import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { ${pascal} } from './${folder}';

/** The components of its kinds of sections. */
export const ${camel}Sections = {
  ${pascal}Section: ${pascal},
} satisfies SectionComponents;

export const query = graphql\`
  fragment ${pascal}Sections on Section {
    __typename
    ...${pascal}Section
  }
\`;
`;

const buildList = 'src/features/index.ts';
const browserList = 'src/features/browser.ts';

/** The lists of the features for the build and for the browser, with another feature. */
function lists(root: string, { folder, camel, pascal }: Names): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  const buildModule = `./${folder}/feature`;
  const buildImport = `import { ${camel} } from '${buildModule}';`;
  const build = withImport(read(buildList), buildImport, buildModule);

  const browserModule = `./${folder}/browser`;
  const browserImport = `import { ${camel}Sections } from '${browserModule}';`;
  const imported = withImport(read(browserList), browserImport, browserModule);
  const listed = withLine(imported, `  ...${camel}Sections,`, 'export const sections', '};');

  return {
    [buildList]: withLine(build, `  ${camel},`, 'export const features', '];'),
    [browserList]: withLine(listed, `    ...${pascal}Sections`, 'fragment FeatureSections', '  }'),
  };
}

/**
 * Writes the folder of a new feature with a kind of section, a check and a test, and its lines in
 * the lists of features.
 * @param root the project's folder
 * @param name of its folder: lower case, digits and single hyphens
 * @returns the files written or changed, below the project's folder
 * @throws Error for an invalid or taken name; nothing is written then
 */
export function scaffoldFeature(root: string, name: string): string[] {
  const names = namesOf(root, name);
  const folder = `src/features/${name}`;

  return writeFiles(root, {
    [`${folder}/feature.ts`]: featureFile(names),
    ...filesOfKind(folder, names),
    [`${folder}/browser.ts`]: browserFile(names),
    [`tests/features/${name}/check.test.ts`]: testFile(`../../../${folder}`, names),
    ...lists(root, names),
    ...guideWithKind(root, names),
  });
}
