import { Converter } from 'opencc-js';
import type { VariantsFile } from '../../search/files';

/** The block in which nearly all Chinese characters stand (CJK Unified Ideographs). */
const characters = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, index) => String.fromCharCode(0x4e00 + index));

/** Traditional characters as Taiwan, Hong Kong and OpenCC itself write them, each with its simplified one. */
const simplified = new Map<string, string>();
for (const from of ['t', 'hk', 'tw'] as const) {
  const converted = Converter({ from, to: 'cn' })(characters.join('\n')).split('\n');
  for (const [index, character] of characters.entries()) {
    const to = converted[index];
    if (to !== undefined && to !== character && to.length === 1) simplified.set(character, to);
  }
}

/**
 * The traditional characters that stand for characters of the texts.
 * @param texts everything that can be found
 */
export function variantsFor(texts: string): VariantsFile {
  const used = new Set(texts);
  const pairs = [...simplified]
    .filter(([from, to]) => used.has(to) && !used.has(from))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { from: pairs.map(([from]) => from).join(''), to: pairs.map(([, to]) => to).join('') };
}
