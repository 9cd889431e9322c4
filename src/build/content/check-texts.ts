import { languages } from '../../config/languages';
import type { Report } from '../../contract/issue';
import {
  cutWords,
  drawMotif,
  isMotif,
  type MotifName,
  motifs,
  wordsOf,
} from '../../drawings/motifs/motif';
import { referencesIn, referenceValues } from '../../i18n/references';
import type { Content } from './read';
import { documentsOf, eachText } from './texts';

/** Elements of HTML. What else stands in angle brackets is a command's output or a placeholder. */
const markup =
  /<\/?(a|b|br|code|div|em|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|su[bp]|table|u|ul)\b[^<>]*>/i;
/** Longest title of a page or item in characters: search results cut off far shorter ones. */
const longestTitle = 120;

const tooLongIn = new Map<string, string[]>();

/** The words that a motif is too small for. Drawing is most of the work of all checks, so each motif is drawn once for the same words. */
function tooLong(name: MotifName, words: Record<string, string>): string[] {
  const drawn = JSON.stringify([name, words]);
  const known = tooLongIn.get(drawn) ?? cutWords(drawMotif(name, name, words));
  tooLongIn.set(drawn, known);
  return known;
}

/** Checks each text by itself: it isn't HTML, its references exist, a title isn't endless, a label isn't empty, words fit their drawing. */
export function checkTexts(content: Content, report: Report): void {
  const known = referenceValues(content, 'zh');
  for (const { source, value } of documentsOf(content)) {
    // UI texts have placeholders instead of references.
    const isUi = source.startsWith('data/ui/');
    eachText(value, (key, text) => {
      if (isUi && text.trim() === '') report(source, key, 'text is empty');
      if (markup.test(text) && key !== 'mark')
        report(source, key, 'HTML is shown as it is written: leave out the tags');
      if (/^(\w+\.)?title$/.test(key) && text.length > longestTitle)
        report(source, key, `a title has at most ${longestTitle} characters`);
      for (const name of isUi ? [] : referencesIn(text))
        if (!Object.hasOwn(known, name)) report(source, key, `unknown reference {{${name}}}`);
    });
  }
  for (const name of Object.keys(motifs).filter(isMotif)) {
    const wanted = wordsOf(name);
    for (const language of wanted.length > 0 ? languages : []) {
      const texts: Record<string, { words: Record<string, string> }> =
        content.ui[language].drawings;
      const words = texts[name]?.words ?? {};
      const source = `data/ui/${language}/drawings.json`;
      const missing = wanted.filter((word) => !(word in words));
      for (const word of missing) report(source, `${name}.words.${word}`, 'is missing');
      for (const text of missing.length > 0 ? [] : tooLong(name, words))
        report(source, `${name}.words`, `too long for its drawing: ${text}`);
    }
  }
}
