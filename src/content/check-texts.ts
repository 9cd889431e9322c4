import type { Report } from '../calls/issue';
import type { Content } from './content';
import { referencesIn, referenceValues, unknownReference } from './references';
import { documentsOf, eachText } from './texts';

/** Elements of HTML. What else stands in angle brackets is a command's output or a placeholder. */
const markup =
  /<\/?(a|b|br|code|div|em|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|su[bp]|table|u|ul)\b[^<>]*>/i;
/** Longest title of a page or item in characters: search results cut off far shorter ones. */
const longestTitle = 120;

/**
 * Checks each text by itself: it isn't HTML, its references exist, a title isn't endless, a label
 * isn't empty.
 */
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

      for (const name of isUi ? [] : referencesIn(text)) {
        if (!Object.hasOwn(references, name)) report(source, key, unknownReference(name));
      }
    });
  }
}
