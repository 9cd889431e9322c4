import { type Language, languages } from '../../../config/languages';
import type { Claims } from '../../../contract/content/vendor';
import type { Issue } from '../../../contract/issue';
import type { Figure } from '../figures/figure';
import { figuresIn } from '../figures/read';
import type { PlacedText, Texts } from '../texts';
import { escapeRegExp } from './glossary';

/** How far from its figure a claim's subject is looked for, in characters. */
const reach: Record<Language, number> = { zh: 10, en: 32 };
const sentenceEnd = /[。！？；\n]|[.!?;](?=\s|$)/;

/** What stands around a figure in its sentence. */
function around(text: string, { start, end }: Figure, language: Language): string {
  const before =
    text
      .slice(Math.max(0, start - reach[language]), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, end + reach[language]).split(sentenceEnd);
  return `${before} ${behind}`.toLowerCase();
}

/** Where figures may be written by hand: the claims themselves, what a customer measured, and pictures of a console at work. */
const isFree = ({ source, key }: PlacedText): boolean =>
  source === 'data/claims.json' ||
  source.startsWith('data/consoles/') ||
  (source.startsWith('data/items/case/') && key.startsWith('figures.'));

/**
 * A claimed figure stands in data/claims.json alone; texts refer to it. Found is the figure, however it is written (400 多家, `four hundred`,
 * 百分之六十二, 1,000,000), near what it is claimed of (`subject` of the claim); the same figure of anything else is free.
 */
export function checkClaims({ all }: Pick<Texts, 'all'>, claims: Claims): Issue[] {
  return languages.flatMap((language) => {
    const claimed = Object.entries(claims).flatMap(([id, { value, subject }]) => {
      const [figure] = figuresIn(value[language], language);
      return figure ? [{ id, figure, subjects: subject[language].map((word) => word.toLowerCase()) }] : [];
    });
    // Reading figures takes longest: not in texts that speak of nothing claimed.
    const anySubject = new RegExp(
      claimed.flatMap(({ subjects }) => subjects.map(escapeRegExp)).join('|') || '(?!)',
      'i',
    );
    return all[language].flatMap((place): Issue[] => {
      if (isFree(place) || !anySubject.test(place.text)) return [];
      const figures = figuresIn(place.text, language);
      return claimed.flatMap(({ id, figure, subjects }): Issue[] => {
        const written = figures.find(
          (candidate) =>
            candidate.unit === figure.unit &&
            candidate.scaled === figure.scaled &&
            subjects.some((word) => around(place.text, candidate, language).includes(word)),
        );
        return written
          ? [
              {
                source: place.source,
                key: place.key,
                message: `claimed figure “${written.written}” written by hand: use {{claims.${id}}}`,
              },
            ]
          : [];
      });
    });
  });
}
