import type { Element } from 'hast';
import { h } from 'hastscript';
import type { codeLanguages } from '../../content/markdown';
import { memoise } from '../../content/memoise';

/** Marks code: comments as `i`, commands and keys as `b`, values as `var`; the rest is plain text. */
export type Highlight = (code: string, language: string) => (Element | string)[];

const marks: readonly [kind: RegExp, tag: string][] = [
  [/comment/, 'i'],
  [/keyword|function/, 'b'],
  [/string-expression/, 'var'],
];

interface Token {
  content: string;
  /** The theme's name for the kind. */
  color?: string;
}

/** A token in the element of its kind. */
function markToken({ content, color = '' }: Token): Element | string {
  const [, tag] = marks.find(([kind]) => kind.test(color)) ?? [];
  return tag ? h(tag, content) : content;
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
    return lines.flatMap((tokens, index) => {
      const isLast = index === lines.length - 1;
      return [...tokens.map(markToken), isLast ? '' : '\n'];
    });
  };

  return memoise(highlight, (code, language) => `${language} ${code}`);
}
