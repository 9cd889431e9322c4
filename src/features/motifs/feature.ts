import type { Motif } from '../../drawings/motifs/motif';
import type { Feature } from '../feature';
import { checkMotifNames, checkMotifRepeats, checkMotifs } from './check';
import { readMotifs } from './read';

declare module '../../content/content' {
  interface Content {
    /** The drawings in the heads of pages, by name. */
    motifs: ReadonlyMap<string, Motif>;
  }
}

/** The drawings in the heads of pages: SVG files with slots for words. */
export const motifs: Feature = {
  name: 'motifs',
  read: ({ root, issues }) => ({ motifs: readMotifs(root, issues) }),
  check(content, { report }) {
    checkMotifs(content, report);
    checkMotifNames(content, report);
    checkMotifRepeats(content, report);
  },
};
