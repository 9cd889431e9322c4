import type { Report } from '../calls/issue';
import {
  cutWords,
  drawMotif,
  isMotif,
  type MotifName,
  motifs,
  wordsOf,
} from '../drawings/motifs/motif';
import { type Language, languages } from '../site/languages';
import { memoise } from './memoise';
import type { Content } from './read';
import { referencesIn, referenceValues } from './references';
import { documentsOf, eachText } from './texts';

/** Elements of HTML. What else stands in angle brackets is a command's output or a placeholder. */
const markup =
  /<\/?(a|b|br|code|div|em|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|su[bp]|table|u|ul)\b[^<>]*>/i;
/** Longest title of a page or item in characters: search results cut off far shorter ones. */
const longestTitle = 120;

/** The words that a motif is too small for. Drawing is most of the work of all checks, so each motif is drawn once for the same words. */
const findLongWords = memoise(
  (name: MotifName, words: Record<string, string>): string[] =>
    cutWords(drawMotif(name, name, words)),
  (name, words) => JSON.stringify([name, words]),
);

/** Checks each text by itself: it isn't HTML, its references exist, a title isn't endless, a label isn't empty, words fit their drawing. */
export function checkTexts(content: Content, report: Report): void {
  const references = referenceValues(content, 'zh');

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
        if (!Object.hasOwn(references, name)) report(source, key, `unknown reference {{${name}}}`);
    });
  }

  for (const name of Object.keys(motifs).filter(isMotif))
    for (const language of languages) checkWordsOfMotif(name, language, content, report);
}

/** Checks that the words of a motif are there and fit the drawing. */
function checkWordsOfMotif(
  name: MotifName,
  language: Language,
  content: Content,
  report: Report,
): void {
  const requiredWords = wordsOf(name);
  if (requiredWords.length === 0) return;

  const texts: Record<string, { words: Record<string, string> }> = content.ui[language].drawings;
  const words = texts[name]?.words ?? {};
  const source = `data/ui/${language}/drawings.json`;

  const missingWords = requiredWords.filter((word) => !(word in words));
  for (const word of missingWords) report(source, `${name}.words.${word}`, 'is missing');
  // A motif is drawn with all of its words or not at all.
  if (missingWords.length > 0) return;

  for (const text of findLongWords(name, words))
    report(source, `${name}.words`, `too long for its drawing: ${text}`);
}
