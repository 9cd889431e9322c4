import type { Element } from 'hast';
import { h } from 'hastscript';
import type { codeLanguages } from '../../content/markdown';
import { memoise } from '../../content/memoise';

/**
 * Marks code: lines as `span`, in them what mustn't break as another `span`, comments as `i`,
 * commands and keys as `b`, values as `var`; everything else is plain text.
 */
export type Highlight = (code: string, language: string) => (Element | string)[];

const marks: readonly [kind: RegExp, tag: string][] = [
  [/comment/, 'i'],
  [/keyword|function/, 'b'],
  [/string-expression/, 'var'],
];

/** Letters of a word that fits on a line of a phone. */
const mostLettersOfWhole = 30;

/** Puts flags such as `--from-file`, and words with hyphens, into elements of their own. */
const wholeWords = (text: string): (Element | string)[] =>
  text.split(/(--?[a-z][\w-]*|\S*-\S*)/i).map((part, index) => {
    const isWhole = index % 2 === 1 && part.length > 1 && part.length <= mostLettersOfWhole;
    return isWhole ? h('span', part) : part;
  });

/** The indentation of a line with the flag or the letter that follows it. */
const indentation = /^ +(--?[a-z][\w-]*|\S)/i;

interface Token {
  content: string;
  /** The theme's name for the kind. */
  color?: string;
}

/** The tokens of a line, the first one with the indentation. */
function withIndentation(tokens: readonly Token[]): readonly Token[] {
  const [first, second, ...others] = tokens;
  if (!first || !second || first.content.trim() !== '') return tokens;
  return [{ ...second, content: first.content + second.content }, ...others];
}

/** A token in the element of its kind; a line doesn't end after its indentation. */
function markToken({ content, color = '' }: Token, index: number): (Element | string)[] {
  const [, tag] = marks.find(([kind]) => kind.test(color)) ?? [];
  const [start = ''] = (index === 0 && indentation.exec(content)) || [];
  const words = wholeWords(content.slice(start.length));
  const parts = start === '' ? words : [h('span', start), ...words];
  return tag ? [h(tag, parts)] : parts;
}

/** Loads shiki, which only the build uses, once. */
export const createHighlight = memoise(loadHighlight, () => '');

async function loadHighlight(): Promise<Highlight> {
  const { createHighlighter, createCssVariablesTheme } = await import('shiki');
  const theme = createCssVariablesTheme({ name: 'tokens', fontStyle: false });
  const langs = ['bash', 'yaml', 'json'] satisfies (keyof typeof codeLanguages)[];
  const highlighter = await createHighlighter({ themes: [theme], langs });

  const highlight: Highlight = (code, language) => {
    const lang = langs.find((name) => name === language);
    if (!lang) return [code];

    // Without a limit: by default a line that takes more than 500 ms, as on a busy machine, would
    // be marked in part.
    const lines = highlighter.codeToTokensBase(code, { lang, theme, tokenizeTimeLimit: 0 });
    return lines.map((tokens, index) => {
      const isLast = index === lines.length - 1;
      return h('span', [...withIndentation(tokens).flatMap(markToken), isLast ? '' : '\n']);
    });
  };

  return memoise(highlight, (code, language) => `${language} ${code}`);
}
