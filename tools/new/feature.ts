import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The names of a feature in its files. */
interface Names {
  /** Of its folder and its component's file: `notice-board`. */
  folder: string;
  /** Of its objects and its kind of section: `noticeBoard`. */
  camel: string;
  /** Of its component and its GraphQL type: `NoticeBoard`. */
  pascal: string;
}

function namesOf(folder: string): Names {
  const pascal = folder.replace(/(^|-)([a-z])/g, (_match, _hyphen, letter: string) =>
    letter.toUpperCase(),
  );
  return { folder, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}

const featureFile = ({ folder, camel }: Names) => `import type { Feature } from '../feature';
import { ${camel}Section } from './section';

/** To write: what it gives to the site. */
export const ${camel}: Feature = {
  name: '${folder}',
  sections: { ${camel}: ${camel}Section },
};
`;

const sectionFile = ({ camel, pascal }: Names) => `import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { check${pascal} } from './check';

const schema = sectionSchema('${camel}', { text });

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    ${camel}: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ \`
  """To write: what it shows."""
  type ${pascal}Section implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    text: String!
  }
\`;

/** To write: what it shows. */
export const ${camel}Section: SectionDefinition<'${camel}'> = {
  schema,
  types,
  check: check${pascal},
};
`;

const checkFile = ({
  camel,
  pascal,
}: Names) => `import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';

/** Checks what no schema can express: the text says more than the heading. */
export function check${pascal}(
  { heading, text }: SectionOf<'${camel}'>,
  { report }: Pick<SectionCheck, 'report'>,
): void {
  if (text === heading) report('.text', 'repeats the heading: say what it adds');
}
`;

const componentFile = ({ folder, pascal }: Names) => `import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as styles from './${folder}.module.css';

/** To write: what it shows. */
export const ${pascal} = ({ section }: SectionProps<Queries.${pascal}SectionFragment>) => (
  <Frame {...section}>
    <p className={styles.text}>{section.text}</p>
  </Frame>
);

export const query = graphql\`
  fragment ${pascal}Section on ${pascal}Section {
    ...SectionHead
    text
  }
\`;
`;

const stylesFile = () => `.text {
  max-inline-size: var(--measure);
}
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

const testFile = ({
  folder,
  camel,
  pascal,
}: Names) => `import { check${pascal} } from '../../../src/features/${folder}/check';

test('a text that repeats its heading is refused', () => {
  const report = jest.fn();
  const section = { kind: '${camel}', heading: 'A heading', text: 'A heading' } as const;
  check${pascal}(section, { report });

  expect(report).toHaveBeenCalledWith('.text', expect.stringContaining('repeats the heading'));
});
`;

/** Adds a line among the imports of a list, in the order of their modules. */
function withImport(source: string, line: string, module: string): string {
  const imports = [...source.matchAll(/^import .* from '(\.\/[^']+)';\n/gm)];
  const next = imports.find(([, path = '']) => path > module);
  const last = imports.at(-1);
  const place = next?.index ?? (last ? last.index + last[0].length : 0);

  return `${source.slice(0, place)}${line}\n${source.slice(place)}`;
}

/**
 * Adds a line before the end of a block.
 * @throws Error if the file has no such block, because it was laid out anew
 */
function withLine(source: string, line: string, start: string, end: string): string {
  const from = source.indexOf(start);
  const place = from < 0 ? -1 : source.indexOf(end, from);
  if (place < 0) throw new Error(`There is no “${start}” to add “${line.trim()}” to.`);

  return `${source.slice(0, place)}${line}\n${source.slice(place)}`;
}

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
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new Error(`“${name}” is not a name for a feature: lower case, e.g. notice-board`);

  const folder = `src/features/${name}`;
  const isTaken = [folder, `src/sections/${name}`].some((path) => existsSync(join(root, path)));
  if (isTaken) throw new Error(`${name} exists already`);

  const names = namesOf(name);
  const files = {
    [`${folder}/feature.ts`]: featureFile(names),
    [`${folder}/section.ts`]: sectionFile(names),
    [`${folder}/check.ts`]: checkFile(names),
    [`${folder}/${name}.tsx`]: componentFile(names),
    [`${folder}/${name}.module.css`]: stylesFile(),
    [`${folder}/browser.ts`]: browserFile(names),
    [`tests/features/${name}/check.test.ts`]: testFile(names),
    ...lists(root, names),
  };

  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}
