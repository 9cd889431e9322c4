import type { PlacedText, Texts } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import type { Claims } from '../../src/contract/content/vendor';
import type { Issue } from '../../src/contract/issue';

/** Where figures may be written by hand: the claims themselves, what a customer measured, pictures of a console at work. */
const isFree = ({ source, key }: PlacedText): boolean =>
  /^data\/(claims\.json|consoles\/)/.test(source) ||
  (source.startsWith('data/items/case/') && key.startsWith('figures.'));

/** A claim's figure in digits within reach of its subject, whatever blanks and thousands separators it is written with. */
function claimPattern({ value, subject }: Claims[string], language: Language): RegExp {
  const [number = '', unit = ''] = value[language].replace('+', '').split(/(?<=\d)\s*(?=\D|$)/);
  const figure = `(?<![\\d.,])${[...number].join(',?')}(?![\\d.])\\s*${unit.replace('%', '(?:%|per cent)')}`;
  const subjects = `(?:${subject[language].join('|')})`;
  const between = language === 'zh' ? '[^。！？；\\n]{0,10}' : '(?:(?![.!?;]\\s)[^\\n]){0,32}';
  return new RegExp(`${figure}${between}${subjects}|${subjects}${between}${figure}`, 'iu');
}

/** A claimed figure is written in data/claims.json alone, and texts refer to it (specification section 9). */
export const checkClaims = ({ all }: Pick<Texts, 'all'>, claims: Claims): Issue[] =>
  languages.flatMap((language) => {
    const patterns = Object.entries(claims).map(([id, claim]) => ({ id, pattern: claimPattern(claim, language) }));
    return all[language]
      .filter((place) => !isFree(place))
      .flatMap(({ source, key, text }) =>
        patterns.flatMap(({ id, pattern }): Issue[] => {
          const [found] = pattern.exec(text) ?? [];
          return found
            ? [{ source, key, message: `claimed figure “${found}” written by hand: use {{claims.${id}}}` }]
            : [];
        }),
      );
  });
