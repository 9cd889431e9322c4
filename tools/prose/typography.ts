import { format, loadConfig } from 'autocorrect-node';
import type { Texts } from '../../src/build/content/texts';
import { languages } from '../../src/config/languages';
import type { Issue } from '../../src/contract/issue';

// Off: lists of Latin names keep their full-width commas, and names in three parts their hyphens.
loadConfig(JSON.stringify({ rules: { 'halfwidth-punctuation': 0, 'halfwidth-word': 0, 'space-dash': 0 } }));

/** House rules that AutoCorrect does not know (docs/content.md, how to write). */
const faults = {
  zh: [
    [/！/u, 'exclamation mark'],
    [/["']/u, 'straight quotation mark'],
    [/\p{Script=Han}\s+\p{Script=Han}/u, 'blank between Chinese characters'],
  ],
  en: [
    [/[a-z]!(?=\s|$)/, 'exclamation mark'],
    [/"|(?<=[a-z])'(?=[a-z])/, 'straight quotation mark'],
    [/ {2}/, 'two blanks'],
    [/[，。；：、？！（）]/u, 'full-width punctuation in English'],
  ],
} as const;

/** Spacing and punctuation: AutoCorrect for Chinese, a few patterns for what is a matter of style. */
export const checkTypography = ({ all }: Pick<Texts, 'all'>): Issue[] =>
  languages.flatMap((language) =>
    all[language].flatMap(({ source, key, text }) => {
      const plain = text.replace(/\{\{[^}]*\}\}/g, '{{}}');
      const corrected = language === 'zh' ? format(plain) : plain;
      // A console shows a role and a name side by side.
      const isAllowed = (message: string) => source.startsWith('data/consoles/') && message.startsWith('blank');
      const found = faults[language].filter(([pattern, message]) => pattern.test(plain) && !isAllowed(message));
      const messages = [
        ...(corrected === plain ? [] : [`write “${corrected}”`]),
        ...found.map(([, message]) => message),
      ];
      return messages.map((message): Issue => ({ source, key, message }));
    }),
  );
