import { format, loadConfig } from 'autocorrect-node';
import { writtenOnly } from '../../src/build/content/check';
import { checkEnglish } from '../../src/build/content/check-english';
import { checkForms } from '../../src/build/content/check-words';
import type { Content } from '../../src/build/content/read';
import {
  amountOf,
  collectTexts,
  type PlacedText,
  type ReadPage,
  type Texts,
} from '../../src/build/content/texts';
import type { Claims } from '../../src/contract/content/vendor';
import type { Issue } from '../../src/contract/issue';
import { scriptTexts } from '../draw/media/check-scripts';
import { readScripts } from '../draw/media/script';

/** The languages whose prose is checked, each by rules of its own. */
const languages = ['zh', 'en'] as const;
type Language = (typeof languages)[number];

/** Shortest and longest (docs/content.md): title and description in characters; pages in Chinese characters or English words. */
const bounds = {
  title: { zh: [10, 28], en: [30, 60] },
  description: { zh: [50, 90], en: [110, 160] },
  page: { zh: [700, 1700], en: [450, 1100] },
} as const;
/** The largest share of its text that a page may have in common with a longer one. */
const maxShare = 1 / 3;

/** Where figures are written by hand: the claims themselves, what a customer measured, pictures of a console at work. */
const mayHoldFigures = ({ source, key }: PlacedText): boolean =>
  /^data\/(claims\.json|consoles\/)/.test(source) ||
  (source.startsWith('data/items/case/') && key.startsWith('figures.'));

/** Matches a claim's figure close to its subject, however its spaces and thousands separators are written. */
function claimPattern({ value, subject }: Claims[string], language: Language): RegExp {
  const [number = '', unit = ''] = value[language].replace('+', '').split(/(?<=\d)\s*(?=\D|$)/);
  const figure = `(?<![\\d.,])${[...number].join(',?')}(?![\\d.])\\s*${unit.replace('%', '(?:%|per cent)')}`;
  const subjects = `(?:${subject[language].join('|')})`;
  const between = language === 'zh' ? '[^。！？；\\n]{0,10}' : '(?:(?![.!?;]\\s)[^\\n]){0,32}';
  return new RegExp(`${figure}${between}${subjects}|${subjects}${between}${figure}`, 'iu');
}

/** Finds figures of data/claims.json that a text repeats instead of referring to them (specification section 9). */
export const checkClaims = ({ all }: Pick<Texts, 'all'>, claims: Claims): Issue[] =>
  languages.flatMap((language) => {
    const patterns = Object.entries(claims).map(
      ([id, claim]) => [id, claimPattern(claim, language)] as const,
    );
    return all[language].flatMap(({ text, ...place }) =>
      patterns.flatMap(([id, pattern]): Issue[] => {
        const [found] = mayHoldFigures({ text, ...place }) ? [] : (pattern.exec(text) ?? []);
        return found
          ? [
              {
                ...place,
                message: `claimed figure “${found}” written by hand: use {{claims.${id}}}`,
              },
            ]
          : [];
      }),
    );
  });

/** Finds titles and descriptions that search results would cut or pad, and pages of products and solutions that say too little or too much. */
export const checkLengths = (pages: readonly ReadPage[]): Issue[] =>
  pages.flatMap((page) =>
    languages.flatMap((language) => {
      const issue = (
        what: keyof typeof bounds,
        { source, key }: PlacedText,
        length: number,
        unit: string,
      ): Issue[] => {
        const [least, most] = bounds[what][language];
        const message = `the ${what} has ${length} ${unit}; ${least} to ${most} are wanted`;
        return length < least || length > most ? [{ source, key, message }] : [];
      };
      // A reference (`{{facts.…}}`) becomes a figure of a few characters.
      const characters = (what: 'title' | 'description') => {
        const place = page.meta[language][what];
        return issue(what, place, place.text.replace(/\{\{.*?\}\}/g, '1,000').length, 'characters');
      };
      const whole = { ...page.meta[language].title, key: '' };
      const unit = language === 'zh' ? 'Chinese characters' : 'words';
      const amount = amountOf(page.main[language].map(({ text }) => text).join('\n'), language);
      return [
        // A position keeps the name of the job.
        ...(page.kind === 'joinus' ? [] : characters('title')),
        ...characters('description'),
        ...(/^(product|solution)$/.test(page.kind) ? issue('page', whole, amount, unit) : []),
      ];
    }),
  );

/** The overlapping runs of a page's text, without punctuation and case: 8 characters in Chinese, 5 words in English. */
function shinglesOf(page: ReadPage, language: Language): Set<string> {
  const [unit, length] = language === 'zh' ? [/[\p{L}\p{N}]/gu, 8] : [/[\p{L}\p{N}]+/gu, 5];
  const runs = page.main[language].flatMap(({ text }) => {
    const units = text.toLowerCase().match(unit) ?? [];
    return units.slice(length - 1).map((_, at) => units.slice(at, at + length).join(' '));
  });
  return new Set(runs);
}

/** Finds pages more than a third of whose text is in a longer page, and names both. */
export const checkSimilarity = (pages: readonly ReadPage[]): Issue[] =>
  languages.flatMap((language) => {
    const sized = pages
      .map((page) => ({ page, shingles: shinglesOf(page, language) }))
      .sort((a, b) => a.shingles.size - b.shingles.size);
    const sourceOf = (page: ReadPage) => page.main[language][0]?.source ?? page.id;
    return sized.flatMap(({ page, shingles }, at) =>
      sized.slice(at + 1).flatMap(({ page: longer, shingles: others }) => {
        const share =
          [...shingles].filter((shingle) => others.has(shingle)).length /
          Math.max(1, shingles.size);
        if (share <= maxShare) return [];
        const message = `shares ${Math.round(share * 100)}% of its text with ${sourceOf(longer)}; at most ${Math.round(maxShare * 100)}%`;
        return [{ source: sourceOf(page), key: page.isItem ? language : '', message }];
      }),
    );
  });

/** The heading that fits everything. */
const listHeading = { zh: /：.+、.+[与和]/u, en: /: .+, .+ and / } as const;

/** Finds headings of the form “object: one, two and three” beyond the first five. */
export const checkListHeadings = (pages: readonly ReadPage[]): Issue[] =>
  languages.flatMap((language) =>
    pages
      .flatMap(({ main }) => main[language])
      .filter(({ key, text }) => /\.(heading|title)$/.test(key) && listHeading[language].test(text))
      .slice(5)
      .map(({ source, key }) => ({
        source,
        key,
        message: '“object: one, two and three”, as five other headings',
      })),
  );

// Off: lists of Latin names keep their full-width commas, names of three parts their hyphens, and the pattern of a version its dot.
const off = { 'halfwidth-punctuation': 0, 'halfwidth-word': 0, 'space-dash': 0 };
loadConfig(JSON.stringify({ rules: off, textRules: { '主版本.次版本': 0 } }));

/** House rules that AutoCorrect doesn't know (docs/content.md). */
const typography = {
  zh: [
    [/！/u, 'exclamation mark'],
    [/["']/u, 'straight quotation mark'],
    [/\p{Script=Han}\s+\p{Script=Han}/u, 'space between Chinese characters'],
  ],
  en: [
    [/[a-z]!(?=\s|$)/, 'exclamation mark'],
    [/"|(?<=[a-z])'(?=[a-z])/, 'straight quotation mark'],
    [/ {2}/, 'two spaces'],
    [/[，。；：、？！（）]/u, 'full-width punctuation in English'],
  ],
} as const;

/** Checks spacing and punctuation: AutoCorrect for Chinese, patterns for house style. */
export const checkTypography = ({ all }: Pick<Texts, 'all'>): Issue[] =>
  languages.flatMap((language) =>
    all[language].flatMap(({ text, ...place }) => {
      const plain = text.replace(/\{\{[^}]*\}\}/g, '{{}}');
      const corrected = language === 'zh' ? format(plain) : plain;
      const faults = typography[language].filter(
        // Consoles show a role and a name side by side.
        ([pattern, name]) =>
          pattern.test(plain) &&
          !(name.startsWith('space') && /^data\/consoles/.test(place.source)),
      );
      const messages = [
        ...(corrected === plain ? [] : [`write “${corrected}”`]),
        ...faults.map(([, name]) => name),
      ];
      return messages.map((message): Issue => ({ ...place, message }));
    }),
  );

/** Checks how the texts of the site, its files and its films read. */
export function checkProse(content: Content): Issue[] {
  const { pages, all } = writtenOnly(collectTexts(content));
  const shown = scriptTexts(readScripts().scripts);
  const everything = {
    all: { ...all, zh: [...all.zh, ...shown.zh], en: [...all.en, ...shown.en] },
  };
  return [
    ...checkClaims(everything, content.claims),
    ...checkLengths(pages),
    ...checkListHeadings(pages),
    ...checkSimilarity(pages),
    ...checkTypography(everything),
    ...checkEnglish(everything.all.en),
    // The build checks the words of all other texts.
    ...checkForms({ all: shown }, content.glossary),
  ];
}
