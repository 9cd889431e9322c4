import * as v from 'valibot';
import { filesBelow, readDataFile } from '../calls/data-file';
import type { Issue } from '../calls/issue';
import { inEachLanguage, perLanguage, text } from './schemas/text';
import { anySection, type SectionDefinitions } from './section-definition';

/**
 * The examples of a kind of section: with the shortest content that it may have, the usual, and the
 * longest.
 */
export const exampleLengths = ['shortest', 'usual', 'longest'] as const;

export type ExampleLength = (typeof exampleLengths)[number];

/**
 * The schema of an `examples.json`: what each kind of a folder is for, and examples of it.
 * @param definitions the kinds that there are
 */
function examplesSchema(definitions: SectionDefinitions) {
  const section = anySection(definitions);

  const example = v.strictObject({
    /** The route id of the page that it would be on, for a kind that shows facts of its page. */
    page: v.optional(text),
    ...inEachLanguage(section),
  });

  const kind = v.strictObject({
    purpose: perLanguage(text),
    shortest: example,
    usual: example,
    longest: example,
  });
  return v.record(text, kind);
}

/** Examples of sections by kind. */
export type Examples = v.InferOutput<ReturnType<typeof examplesSchema>>;

/**
 * Reads the examples of all kinds of sections: `examples.json` in the folder of each, below `src`.
 * @param root the project's folder
 * @returns what could be read, and an issue for everything else
 */
export function readExamples(
  root: string,
  definitions: SectionDefinitions,
): { examples: Examples; issues: Issue[] } {
  const issues: Issue[] = [];
  const schema = examplesSchema(definitions);
  const files = filesBelow(root, 'src', '/examples.json');
  const examples = files.map((file) => readDataFile(root, file, schema, issues) ?? {});

  return { examples: Object.assign({}, ...examples), issues };
}
