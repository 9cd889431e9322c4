import type { Report } from '../calls/issue';
import { conventions, defaultLanguage, languages } from '../site/languages';
import { type Content, type Item, itemFile, pageFile } from './content';
import { sharedTextLanguage } from './read';
import { documentsOf, eachText, languageOf, neutralKey } from './texts';

/* Checks that other languages say what Chinese says. */

const chinese = /\p{Script=Han}/u;

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** Checks that a translation has the same keys, links, kinds, ids and numbers of items. */
function checkParallel(zh: unknown, other: unknown, file: string, report: Report, key = ''): void {
  if (Array.isArray(zh) && Array.isArray(other)) {
    checkParallelLists(zh, other, file, report, key);
    return;
  }

  if (zh && other && typeof zh === 'object' && typeof other === 'object') {
    checkParallelObjects(zh, other, file, report, key);
    return;
  }

  const mayDiffer = typeof zh === 'string' && typeof other === 'string' && !neutralKey.test(key);
  if (zh !== other && !mayDiffer)
    report(file, key, `is ${String(other)}, in Chinese ${String(zh)}`);
}

/**
 * Lists that may have another length: keywords differ by language, prose may be divided into
 * different paragraphs, and a table may name a page that the other language doesn't.
 */
const freeLists = /(^|\.)(keywords|paragraphs|cellLinks|situation|approach|result|body)$/;

function checkParallelLists(
  zh: readonly unknown[],
  other: readonly unknown[],
  file: string,
  report: Report,
  key: string,
): void {
  if (zh.length !== other.length) {
    if (!freeLists.test(key)) report(file, key, `${other.length} entries, ${zh.length} in Chinese`);
    return;
  }

  for (const [index, child] of zh.entries())
    checkParallel(child, other[index], file, report, `${key}.${index}`);
}

function checkParallelObjects(
  zh: object,
  other: object,
  file: string,
  report: Report,
  key: string,
): void {
  for (const name of new Set([...Object.keys(zh), ...Object.keys(other)])) {
    const original: unknown = Reflect.get(zh, name);
    const translation: unknown = Reflect.get(other, name);
    const path = key ? `${key}.${name}` : name;

    if (original === undefined) report(file, path, 'not in Chinese');
    else if (translation === undefined) report(file, path, 'only in Chinese');
    else checkParallel(original, translation, file, report, path);
  }
}

/** Checks pages, items and charts, and that no text in another language has Chinese characters. */
export function checkTranslations(content: Content, report: Report): void {
  checkScripts(content, report);

  for (const language of otherLanguages) {
    for (const [id, page] of content.pages) {
      checkParallel(page[defaultLanguage], page[language], pageFile(id, language), report);
    }

    for (const item of Object.values(content.items).flat<Item[][]>()) {
      checkParallel(item[defaultLanguage], item[language], itemFile(item), report, language);
    }

    for (const [id, bars] of content.bars) {
      const file = `data/media/${id}.json`;
      checkParallel(bars[defaultLanguage], bars[language], file, report, `${language}.bars`);
    }
  }
}

/** Checks that no text in another language has Chinese characters. */
function checkScripts(content: Content, report: Report): void {
  for (const { source, value, language } of documentsOf(content)) {
    // A fact that isn't translated is shown in both languages.
    const fallback = source.startsWith('data/products/') ? sharedTextLanguage : defaultLanguage;

    eachText(value, (key, text) => {
      const textLanguage = language ?? languageOf(key) ?? fallback;
      if (!conventions[textLanguage].unspaced && chinese.test(text))
        report(source, key, 'Chinese characters in an English text');
    });
  }
}
