import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* What a new kind of section and a new feature have in common. */

/** The names of a kind of section, or of its feature, in their files. */
export interface Names {
  /** Of its folder and its component's file: `notice-board`. */
  folder: string;
  /** Of its objects and its kind of section: `noticeBoard`. */
  camel: string;
  /** Of its component and its GraphQL type: `NoticeBoard`. */
  pascal: string;
}

/**
 * @param folder lower case, digits and single hyphens
 * @throws Error for a name that is invalid or taken by a feature or a section
 */
export function namesOf(root: string, folder: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(folder))
    throw new Error(`“${folder}” is not a name for a folder: lower case, e.g. notice-board`);

  const places = [`src/features/${folder}`, `src/sections/${folder}`];
  if (places.some((place) => existsSync(join(root, place))))
    throw new Error(`${folder} exists already`);

  const pascal = folder.replace(/(^|-)([a-z])/g, (_match, _hyphen, letter: string) =>
    letter.toUpperCase(),
  );
  return { folder, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}

/** The path to the types that kinds share, from the folder of a section or of a feature. */
const sharedTypesFrom = (folder: string): string =>
  folder.startsWith('src/sections/') ? '../shared-types' : '../../sections/shared-types';

const sectionFile = (
  folder: string,
  { camel, pascal }: Names,
) => `import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '${sharedTypesFrom(folder)}';
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
    \${sectionHeadFields}
    "To write: what it says."
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

/**
 * The test of its check.
 * @param path from the test to the section's folder
 */
export const testFile = (
  path: string,
  { camel, pascal }: Names,
) => `import { check${pascal} } from '${path}/check';

test('a text that repeats its heading is refused', () => {
  const report = jest.fn();
  const section = { kind: '${camel}', heading: 'A heading', text: 'A heading' } as const;
  check${pascal}(section, { report });

  expect(report).toHaveBeenCalledWith('.text', expect.stringContaining('repeats the heading'));
});
`;

const examplesFile = ({ camel }: Names) => {
  const example = (zh: object, en: object) => ({
    zh: { kind: camel, ...zh },
    en: { kind: camel, ...en },
  });

  const usualZh = '一段通常长度的文字：说明对象、能力和数字。';
  const usualEn = 'A text of the usual length: it names an object, what it does, and a figure.';

  const examples = {
    [camel]: {
      purpose: { zh: '待写：这一节显示什么', en: 'To write: what it shows' },
      shortest: example({ heading: '标题', text: '文字' }, { heading: 'Heading', text: 'Text' }),
      usual: example({ heading: '标题', text: usualZh }, { heading: 'Heading', text: usualEn }),
      longest: example(
        { heading: '标题', lead: usualZh, text: usualZh.repeat(3) },
        { heading: 'Heading', lead: usualEn, text: `${usualEn} ${usualEn} ${usualEn}` },
      ),
    },
  };
  return `${JSON.stringify(examples, null, 2)}\n`;
};

/** The files of a kind of section in its folder, by path. */
export const filesOfKind = (folder: string, names: Names): Record<string, string> => ({
  [`${folder}/section.ts`]: sectionFile(folder, names),
  [`${folder}/check.ts`]: checkFile(names),
  [`${folder}/${names.folder}.tsx`]: componentFile(names),
  [`${folder}/${names.folder}.module.css`]: stylesFile(),
  [`${folder}/examples.json`]: examplesFile(names),
});

const guide = 'docs/content.md';

/** The list of kinds in the documentation, with another kind at its end. */
export function guideWithKind(root: string, { camel }: Names): Record<string, string> {
  const text = readFileSync(join(root, guide), 'utf8');
  const rows = [...text.matchAll(/^\| \[`\w+`\]\(\S+\/__gallery\/\w+\) .*\n/gm)];
  const last = rows.at(-1);
  if (!last) throw new Error(`${guide} has no list of kinds`);

  const place = last.index + last[0].length;
  const address = `http://localhost:8000/__gallery/${camel}`;
  const row = `| [\`${camel}\`](${address}) | To write: what it shows |\n`;
  return { [guide]: text.slice(0, place) + row + text.slice(place) };
}

/** Adds an import of a project module to a file, in the order of their modules. */
export function withImport(source: string, line: string, module: string): string {
  const imports = [...source.matchAll(/^import [^;]* from '(\.{1,2}\/[^']+)';\n/gm)];
  const next = imports.find(([, path = '']) => path > module);
  const last = imports.at(-1);
  const place = next?.index ?? (last ? last.index + last[0].length : 0);

  return `${source.slice(0, place)}${line}\n${source.slice(place)}`;
}

/**
 * Adds a line before the end of a block.
 * @throws Error if the file has no such block, because it was laid out anew
 */
export function withLine(source: string, line: string, start: string, end: string): string {
  const from = source.indexOf(start);
  const place = from < 0 ? -1 : source.indexOf(end, from);
  if (place < 0) throw new Error(`There is no “${start}” to add “${line.trim()}” to.`);

  return `${source.slice(0, place)}${line}\n${source.slice(place)}`;
}

/**
 * Writes files below the project's folder.
 * @returns their paths
 */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}
