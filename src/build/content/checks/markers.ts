import { type Language, languages } from '../../../config/languages';
import type { Issue } from '../../../contract/issue';
import type { PlacedText, Texts } from '../texts';

/** How the files of `npm run new` mark what is still to be written (data/scaffold). */
const markers: Record<Language, string> = { zh: '〔待写〕', en: '[to write]' };

const hasMarker = (text: string): boolean => languages.some((language) => text.includes(markers[language]));

/** Whether a text is a hint that nobody has replaced yet. */
const isUnwritten = ({ text }: PlacedText): boolean => hasMarker(text);

/** Texts that are still to be written. */
export const checkMarkers = ({ all }: Pick<Texts, 'all'>): Issue[] =>
  languages.flatMap((language) =>
    all[language]
      .filter(isUnwritten)
      .map(({ source, key, text }) => ({ source, key, message: `still to be written: ${text}` })),
  );

/** The texts without what is still to be written: no other check has a word to say on a hint. */
export function writtenOnly({ pages, pairs, all }: Texts): Texts {
  const isWritten = (page: Texts['pages'][number]) =>
    languages.every(
      (language) =>
        ![page.meta[language].title, page.meta[language].description, ...page.main[language]].some(isUnwritten),
    );
  return {
    pages: pages.filter(isWritten),
    pairs: pairs.filter(({ zh, en }) => !isUnwritten(zh) && !isUnwritten(en)),
    all: { zh: all.zh.filter((text) => !isUnwritten(text)), en: all.en.filter((text) => !isUnwritten(text)) },
  };
}
