import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { socialPath } from '../../build/content/media';
import type { Content } from '../../build/content/read';
import { buildPages } from '../../build/view/pages';
import { languages } from '../../config/languages';
import { mediaKinds } from '../../contract/content/media';
import type { Issue } from '../../contract/issue';

/**
 * What was never drawn: social pictures of pages that may be indexed, files and videos of items. Whether a
 * drawing is older than its text is for `npm run draw` to say.
 * @param root the project's folder
 */
export function undrawn(root: string, content: Content): Issue[] {
  const pictures = buildPages(content, {}).flatMap(({ key, language, meta }) => {
    const source = `static${socialPath(key, language)}`;
    const isDone = meta.noindex || existsSync(join(root, source));
    return isDone ? [] : [{ source, key: '', message: 'is not drawn: npm run draw -- social' }];
  });
  const files = mediaKinds
    .flatMap((kind) => content.items[kind].map(({ slug }) => `${kind}/${slug}`))
    .flatMap((name) => languages.map((language) => ({ name, language })))
    .filter(({ name, language }) => !content.media[name]?.[language])
    .map(({ name, language }) => ({
      source: 'data/media.json',
      key: `${name}.${language}`,
      message: `is not drawn: npm run draw -- media ${name}`,
    }));
  return [...pictures, ...files];
}
