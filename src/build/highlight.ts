import type { codeLanguages } from './content/markdown';

/** Marks code: comments as `i`, commands and keys as `b`, values as `var`; everything else is plain text. */
export type Highlight = (code: string, language: string) => string;

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const marks: readonly [token: RegExp, tag: string][] = [
  [/comment/, 'i'],
  [/keyword|function/, 'b'],
  [/string-expression/, 'var'],
];
const tagOf = (colour = '') => marks.find(([token]) => token.test(colour))?.[1] ?? '';

/** Loads shiki, which only the build uses. */
export async function createHighlight(): Promise<Highlight> {
  const { createHighlighter, createCssVariablesTheme } = await import('shiki');
  const theme = createCssVariablesTheme({ name: 'tokens', fontStyle: false });
  const langs = ['bash', 'yaml', 'json'] satisfies (keyof typeof codeLanguages)[];
  const highlighter = await createHighlighter({ themes: [theme], langs });
  return (code, language) => {
    const lang = langs.find((name) => name === language);
    if (!lang) return escapeHtml(code);
    const lines = highlighter.codeToTokensBase(code, { lang, theme }).map((tokens) => {
      const parts: { tag: string; text: string }[] = [];
      for (const { content, color } of tokens) {
        const last = parts.at(-1);
        const tag = tagOf(color);
        if (last && (last.tag === tag || content.trim() === '')) last.text += content;
        else parts.push({ tag, text: content });
      }
      return parts.map(({ tag, text }) => (tag ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text))).join('');
    });
    return lines.join('\n');
  };
}
