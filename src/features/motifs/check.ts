import type { Report } from '../../calls/issue';
import { type Content, type Item, itemFile } from '../../content/content';
import { memoise } from '../../content/memoise';
import {
  type Motif,
  type MotifTexts,
  type MotifWords,
  overflowingLines,
} from '../../drawings/motifs/motif';
import { coverShapeOf } from '../../site/covers';
import { languages } from '../../site/languages';
import { motifOf, motifsOfItems } from '../../views/visuals';
import { motifFile } from './read';

/** Notes an issue of a motif at a key of its texts. */
type KeyReport = (key: string, message: string) => void;

/** Measuring is most of the work of all checks, so a motif is measured once with the same words. */
const longLinesOf = memoise(overflowingLines, (motif, words) =>
  JSON.stringify([motif.lines, words]),
);

/** Checks the words of a motif in a language. */
function checkWords(name: string, motif: Motif, words: MotifWords, report: KeyReport): void {
  const file = motifFile(name);

  const missingWords = motif.words.filter((word) => !(word in words));
  for (const word of missingWords)
    report(`words.${word}`, `is missing: ${file} has a slot {{${word}}}`);

  const unusedWords = Object.keys(words).filter((word) => !motif.words.includes(word));
  for (const word of unusedWords)
    report(`words.${word}`, `${file} has no slot {{${word}}}: remove the word, or draw its slot`);

  // What a line with a missing word is like is not known yet.
  if (missingWords.length > 0) return;

  for (const line of longLinesOf(motif, words))
    report('words', `too long for what ${file} draws around it: ${line}`);
}

/** Checks that the motif of every page exists. */
export function checkMotifNames({ pages, items, motifs }: Content, report: Report): void {
  const names = [...motifs.keys()].join(', ');
  const checkName = (file: string, key: string, name: string | undefined) => {
    if (name === undefined || motifs.has(name)) return;
    report(file, key, `there is no ${motifFile(name)}; there are ${names}`);
  };

  for (const [id, { facts }] of pages) checkName(`data/pages/${id}.json`, 'motif', facts.motif);

  for (const item of Object.values(items).flat())
    checkName(itemFile(item), 'coverMotif', item.coverMotif);
}

/**
 * Checks that no two items of a kind show one drawing, on the covers of a list or in the heads of
 * cases. Of more items than there are motifs, some have to.
 */
export function checkMotifRepeats(content: Content, report: Report): void {
  const motifs = motifsOfItems(content);

  for (const items of Object.values(content.items)) {
    const isDrawn = (kind: string) => kind === 'case' || coverShapeOf(kind) !== null;
    const drawn = items.filter(({ kind }) => isDrawn(kind));
    if (drawn.length > content.motifs.size) continue;

    const shownBy = new Map<string, Item>();
    for (const item of drawn) {
      const name = shownMotif(item, motifs, content);
      if (name === null) continue;

      const newer = shownBy.get(name);
      if (newer)
        report(
          itemFile(item),
          'coverMotif',
          `it shows the drawing of ${itemFile(newer)}, ${name}: name another of data/motifs`,
        );
      shownBy.set(name, item);
    }
  }
}

/** The motif that lists or, of a case, its page shows of an item. */
const shownMotif = (
  item: Item,
  motifs: ReadonlyMap<string, string>,
  content: Content,
): string | null =>
  item.kind === 'case'
    ? (item.coverMotif ?? motifOf(item.related, content))
    : (motifs.get(`${item.kind}/${item.slug}`) ?? null);

/**
 * Checks that every slot of a motif has its word in each language, that every word has its slot,
 * and that it fits what is drawn around it.
 */
export function checkMotifs({ motifs, ui }: Content, report: Report): void {
  for (const language of languages) {
    const source = `data/ui/${language}/drawings.json`;
    const texts: Readonly<Record<string, MotifTexts | undefined>> = ui[language].drawings;

    const motifsWithWords = [...motifs].filter(([, { words }]) => words.length > 0);
    for (const [name, motif] of motifsWithWords) {
      const { label, words = {} } = texts[name] ?? {};
      if (label === undefined)
        report(source, `${name}.label`, 'is missing: say what is to be seen');
      checkWords(name, motif, words, (key, message) => report(source, `${name}.${key}`, message));
    }

    const namesWithWords = new Set(motifsWithWords.map(([name]) => name));
    for (const name of Object.keys(texts).filter((key) => !namesWithWords.has(key)))
      report(
        source,
        name,
        `there is no ${motifFile(name)} with slots: draw it, or remove the texts`,
      );
  }
}
