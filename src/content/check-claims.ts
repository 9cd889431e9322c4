import type { Issue } from '../calls/issue';
import { type Language, languages } from '../site/languages';
import type { PlacedText } from './content';
import type { Claims } from './schemas/vendor';
import type { Texts } from './texts';

type Claim = Claims[string];

/**
 * Where figures are written by hand: the claims themselves, what a customer measured, and pictures
 * of a console at work.
 */
function mayHoldFigures({ source, key }: PlacedText): boolean {
  const isMeasured = source.startsWith('data/items/case/') && key.startsWith('figures.');
  return isMeasured || /^data\/(claims\.json|consoles\/)/.test(source);
}

/**
 * Matches a claim's figure close to its subject, however its spaces and thousands separators are
 * written.
 */
function claimPattern(claim: Claim, language: Language): RegExp {
  const value = claim.value[language].replace('+', '');
  const [number = '', unit = ''] = value.split(/(?<=\d)\s*(?=\D|$)/);
  const digits = [...number].join(',?');
  const figure = `(?<![\\d.,])${digits}(?![\\d.])\\s*${unit.replace('%', '(?:%|per cent)')}`;

  const subject = `(?:${claim.subject[language].join('|')})`;
  const withinSentence =
    language === 'zh' ? '[^。！？；\\n]{0,10}' : '(?:(?![.!?;]\\s)[^\\n]){0,32}';

  return new RegExp(
    `${figure}${withinSentence}${subject}|${subject}${withinSentence}${figure}`,
    'iu',
  );
}

/**
 * Finds figures of data/claims.json that a text repeats instead of referring to them (specification
 * section 9).
 */
export const checkClaims = ({ all }: Pick<Texts, 'all'>, claims: Claims): Issue[] =>
  languages.flatMap((language) => {
    const patterns = Object.entries(claims).map(([id, claim]) => ({
      id,
      pattern: claimPattern(claim, language),
    }));

    const texts = all[language].filter((text) => !mayHoldFigures(text));

    return texts.flatMap(({ text, ...place }) =>
      patterns.flatMap(({ id, pattern }): Issue[] => {
        const figure = pattern.exec(text)?.[0];
        if (figure === undefined) return [];
        const message = `claimed figure “${figure}” written by hand: use {{claims.${id}}}`;
        return [{ ...place, message }];
      }),
    );
  });
