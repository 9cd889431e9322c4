import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, placeOf } from '../../calls/data-file';
import type { Issue } from '../../calls/issue';
import { memoise } from '../../content/memoise';
import type { Motif } from '../../drawings/motifs/motif';
import { parseMotif } from '../../drawings/motifs/parse';

const folder = 'data/motifs';

/** The file of a motif, from the project's folder. */
export const motifFile = (name: string): string => `${folder}/${name}.svg`;

const parseOnce = memoise(parseMotif, (svg) => svg);

/**
 * The motifs of data/motifs by name.
 * @param issues collects what is wrong with a file
 */
export function readMotifs(root: string, issues: Issue[]): Map<string, Motif> {
  const motifs = new Map<string, Motif>();

  for (const source of filesBelow(root, folder, '.svg')) {
    const svg = readFileSync(join(root, source), 'utf8');
    const { motif, problems } = parseOnce(svg);
    motifs.set(basename(source, '.svg'), motif);

    for (const { offset, element, message } of problems)
      issues.push({ source, at: placeOf(svg, offset), key: element, message });
  }
  return motifs;
}
