import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../site/digest';
import type { PublishedPicture } from '../../site/published-picture';
import { filesIn } from '../hosting/published-site';

/**
 * The pictures of consoles by their paths below `static`. Those of one console share a digest, because pages name many of them: each of its
 * own would add to the weight of a page.
 * @param root the project's folder
 */
export function consolePictures(root: string): Map<string, PublishedPicture> {
  const files = filesIn(join(root, 'static/consoles')).sort();
  const consoles = new Map<string, { file: string; bytes: Buffer }[]>();
  for (const file of files) {
    const [name = ''] = file.split('.');
    const bytes = readFileSync(join(root, 'static/consoles', file));
    consoles.set(name, [...(consoles.get(name) ?? []), { file, bytes }]);
  }
  return new Map(
    [...consoles.values()].flatMap((pictures) => {
      const digests = pictures.map(({ file, bytes }) => [file, digestOf(bytes)]);
      const digest = digestOf(JSON.stringify(digests));
      return pictures.map(({ file, bytes }) => [
        `/consoles/${file}`,
        { address: `/static/consoles/${digest}/${file}`, bytes },
      ]);
    }),
  );
}
