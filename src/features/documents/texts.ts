import type { PlacedText } from '../../content/content';
import type { Language } from '../../site/languages';
import { type Doc, docFile } from './read';

/** The lines of the documentation, without code. */
export const docTexts = (docs: readonly Doc[], language: Language): PlacedText[] =>
  docs.flatMap((doc) => {
    const { title, description, body, after } = doc[language];

    const prose = body
      .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/.+/g, ''))
      .split('\n')
      .map((line, index) => ({
        at: `${index + 1 + after}:1`,
        text: line.replace(/`[^`]*`/g, 'X').replace(/\[|\]\([^)]*\)| \{#.*\}$/g, ''),
      }));
    const lines = [{ at: '2:1', text: title }, { at: '3:1', text: description }, ...prose];

    return lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ at, text }) => ({ source: docFile(doc, language), at, key: '', text }));
  });
