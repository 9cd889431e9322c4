import type { PlacedText, Texts } from '../../src/build/content/texts';
import { languages } from '../../src/config/languages';
import type { Claims } from '../../src/contract/content/vendor';
import type { Issue } from '../../src/contract/issue';

/** How far from its figure a claim's subject is looked for, in characters. */
const reach = { zh: 10, en: 32 } as const;

/** Where figures may be written by hand: the claims themselves, what a customer measured, pictures of a console at work. */
const isFree = ({ source, key }: PlacedText): boolean =>
  source === 'data/claims.json' ||
  source.startsWith('data/consoles/') ||
  (source.startsWith('data/items/case/') && key.startsWith('figures.'));

/** A claim's figure in digits, whatever blanks and thousands separators it is written with. */
function figurePattern(value: string): RegExp {
  const [number = '', unit = ''] = value.replace('+', '').split(/(?<=\d)\s*(?=\D|$)/);
  const digits = [...number].join(',?');
  return new RegExp(`(?<![\\d.,])${digits}(?![\\d.])\\s*${unit.replace('%', '(?:%|per cent)')}`, 'giu');
}

/**
 * A claimed figure is written in data/claims.json alone, and texts refer to it (specification section 9). Finds it in digits, within a
 * sentence that names what it is claimed of.
 */
export const checkClaims = ({ all }: Pick<Texts, 'all'>, claims: Claims): Issue[] =>
  languages.flatMap((language) => {
    const claimed = Object.entries(claims).map(([id, { value, subject }]) => ({
      id,
      figure: figurePattern(value[language]),
      subjects: subject[language].map((word) => word.toLowerCase()),
    }));
    return all[language]
      .filter((place) => !isFree(place))
      .flatMap(({ source, key, text }): Issue[] =>
        claimed.flatMap(({ id, figure, subjects }): Issue[] =>
          text.split(/(?<=[。！？；\n]|[.!?;]\s)/).flatMap((sentence) => {
            const found = [...sentence.matchAll(figure)].find(({ 0: written, index }) => {
              const near = sentence.slice(
                Math.max(0, index - reach[language]),
                index + written.length + reach[language],
              );
              return subjects.some((word) => near.toLowerCase().includes(word));
            });
            return found
              ? [{ source, key, message: `claimed figure “${found[0]}” written by hand: use {{claims.${id}}}` }]
              : [];
          }),
        ),
      );
  });
