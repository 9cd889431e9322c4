import type { Content } from '../../src/content/content';
import { nodesIn, parseMarkdown } from '../../src/content/markdown';
import { referenceValues, replaceReferences } from '../../src/content/references';
import { docFile } from '../../src/features/documents/read';
import { languages } from '../../src/site/languages';

/** A code block with its references resolved. */
export interface CodeBlock {
  source: string;
  /** Number of the line in the file just before the block's first line. */
  after: number;
  product: string;
  language: string;
  /** The name of the file it shows, if any. */
  caption: string;
  text: string;
}

/** Reports what is wrong in a line of a code block. */
export type ReportLine = (line: number, message: string) => void;

/** All code blocks in the documentation. */
export function codeBlocks(content: Content): CodeBlock[] {
  return languages.flatMap((language) => {
    const values = referenceValues(content, language);

    return content.docs.flatMap((doc) =>
      nodesIn(parseMarkdown(doc[language].body))
        .filter((node) => node.type === 'code')
        .map(({ lang, meta, value, position }) => ({
          source: docFile(doc, language),
          after: doc[language].after + (position?.start.line ?? 1),
          product: doc.product,
          language: lang ?? '',
          caption: meta ?? '',
          text: replaceReferences(value, values),
        })),
    );
  });
}
