import { neutralKey } from '../texts';

/** Both languages have the same keys, the same numbers of items, the same links, kinds and ids. */
export function checkParallel(
  zh: unknown,
  en: unknown,
  file: string,
  report: (source: string, key: string, message: string) => void,
  key = '',
): void {
  if (Array.isArray(zh) && Array.isArray(en)) {
    if (zh.length !== en.length) {
      // Keywords are chosen for each language's searchers; prose may break into other paragraphs.
      if (!/(^|\.)(keywords|paragraphs|situation|approach|result|body)$/.test(key))
        report(file, key, `${en.length} entries, ${zh.length} in Chinese`);
      return;
    }
    for (const [index, child] of zh.entries())
      checkParallel(child, en[index], file, report, `${key}.${index}`.replace(/^\./, ''));
  } else if (zh && en && typeof zh === 'object' && typeof en === 'object') {
    for (const name of new Set([...Object.keys(zh), ...Object.keys(en)])) {
      const [a, b] = [(zh as Record<string, unknown>)[name], (en as Record<string, unknown>)[name]];
      const path = key ? `${key}.${name}` : name;
      if (a === undefined || b === undefined) report(file, path, `only in ${a === undefined ? 'English' : 'Chinese'}`);
      else checkParallel(a, b, file, report, path);
    }
  } else if (zh !== en && neutralKey.test(key)) report(file, key, `is ${String(en)}, in Chinese ${String(zh)}`);
}
