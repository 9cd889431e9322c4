import type { Language } from '../../../config/languages';
import type { Issue } from '../../../contract/issue';
import { referencesIn } from '../../../i18n/references';
import { type Figure, isSameFigure } from '../figures/figure';
import { figuresIn } from '../figures/read';
import type { TextPair } from '../texts';

/** The claims that a text refers to. */
const claimsIn = (text: string): string[] => referencesIn(text).filter((name) => name.startsWith('claims.'));

/** What the first says in figures and the second does not, as written. */
function missing(figures: readonly Figure[], others: readonly Figure[]): string[] {
  const lacking = figures.filter((figure) => figure.firm && !others.some((other) => isSameFigure(figure, other)));
  return [...new Set(lacking.map(({ written }) => written))];
}

/**
 * A text says the same figures in both languages, however each writes them: 41 万 is 410,000, 四十分钟 forty minutes, 百分之六 six per cent.
 * How often a figure is said is each language's own affair.
 */
export function checkSameFigures(pairs: readonly TextPair[]): Issue[] {
  return pairs.flatMap(({ zh, en }): Issue[] => {
    const [inChinese, inEnglish] = [figuresIn(zh.text, 'zh'), figuresIn(en.text, 'en')];
    const only: Record<Language, string[]> = {
      zh: [
        ...missing(inChinese, inEnglish),
        ...claimsIn(zh.text).filter((claim) => !claimsIn(en.text).includes(claim)),
      ],
      en: [
        ...missing(inEnglish, inChinese),
        ...claimsIn(en.text).filter((claim) => !claimsIn(zh.text).includes(claim)),
      ],
    };
    if (only.zh.length + only.en.length === 0) return [];
    const said = [
      ...(only.zh.length > 0 ? [`only in Chinese ${only.zh.join(', ')}`] : []),
      ...(only.en.length > 0 ? [`only in English ${only.en.join(', ')}`] : []),
    ];
    return [{ source: en.source, key: en.key, message: `figures differ: ${said.join('; ')}` }];
  });
}
