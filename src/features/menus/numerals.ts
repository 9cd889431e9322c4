const digits = '零一二三四五六七八九';

/** A whole number as texts write it: `3`, `１２`, 两, 十二, 二十, 九十九, 二〇. For regular expressions. */
export const numeral = '[\\d０-９]+|[零〇一二两三四五六七八九十]+';

/**
 * Reads a whole number up to 99 in Chinese, or any in digits.
 * @param text what `numeral` matches
 * @returns NaN for anything but a number, such as 十十
 */
export function readNumeral(text: string): number {
  // Full-width digits become plain ones.
  const plain = text.normalize('NFKC').replaceAll('〇', '零').replaceAll('两', '二');
  if (/^\d+$/.test(plain)) return Number(plain);

  const [tens, units, ...others] = plain.split('十');
  if (tens === undefined || others.length > 0) return Number.NaN;
  if (units === undefined) return readDigits(tens);

  const isOneDigit = tens.length <= 1 && units.length <= 1;
  return isOneDigit ? 10 * (tens ? readDigits(tens) : 1) + readDigits(units) : Number.NaN;
}

/** Reads digits one after the other, as in 二零. */
const readDigits = (numeralText: string): number =>
  Number([...numeralText].map((digit) => digits.indexOf(digit)).join(''));
