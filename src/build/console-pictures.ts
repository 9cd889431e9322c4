import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './published-site';
import { digestOf } from './rebuild/record';

/** A picture as it's published: its address contains a digest, so that browsers may keep it. */
export interface PublishedPicture {
  address: string;
  bytes: string | Buffer;
}

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
      const digest = digestOf(
        JSON.stringify(pictures.map(({ file, bytes }) => [file, digestOf(bytes)])),
      );
      return pictures.map(({ file, bytes }) => [
        `/consoles/${file}`,
        { address: `/static/consoles/${digest}/${file}`, bytes },
      ]);
    }),
  );
}
