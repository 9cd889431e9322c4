import { languages } from '../../../config/languages';
import type { Issue } from '../../../contract/issue';
import type { Texts } from '../texts';

const han = '\\p{Script=Han}';

const blankInChinese = 'blank between Chinese characters';

/** Faults of setting that a pattern finds; `$0` of a message is what was found. */
const faults = {
  zh: [
    [
      new RegExp(`(?:${han}[A-Za-z0-9]|[A-Za-z0-9]${han}).{0,6}`, 'u'),
      'no blank between Chinese and Latin letters or digits',
    ],
    [new RegExp(`${han}[,;:?!()][^0-9]?`, 'u'), 'half-width punctuation in Chinese'],
    [new RegExp(`${han}\\s+${han}`, 'u'), blankInChinese],
    [/[，。；：、？！][ ]|[ ][，。；：、？！]/u, 'blank beside full-width punctuation'],
    [/！/u, 'exclamation mark'],
    [/["']/u, 'straight quotation mark'],
  ],
  en: [
    [/[a-z]!(?=\s|$)/, 'exclamation mark'],
    [/"|(?<=[a-z])'(?=[a-z])/, 'straight quotation mark'],
    [/ {2}/, 'two blanks'],
    [/[，。；：、？！（）]/u, 'full-width punctuation in English'],
  ],
} as const;

/** Faults of punctuation and spacing (data/README.md, two languages). */
export function checkTypography({ all }: Pick<Texts, 'all'>): Issue[] {
  return languages.flatMap((language) =>
    all[language].flatMap(({ source, key, text }): Issue[] => {
      const plain = text.replace(/\{\{[^}]*\}\}/g, '{{}}');
      return faults[language].flatMap(([pattern, message]): Issue[] => {
        const found = pattern.exec(plain);
        // A console sets a role and a name side by side.
        const isFree = message === blankInChinese && source.startsWith('data/consoles/');
        return found && !isFree
          ? [{ source, key, message: `${message}: ${plain.slice(Math.max(0, found.index - 6), found.index + 10)}` }]
          : [];
      });
    }),
  );
}
