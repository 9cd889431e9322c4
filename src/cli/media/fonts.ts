import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../config/languages';
import { root } from '../support/environment';

/** Where the typefaces come from: only this generator needs them, so they are no dependency of the project (76 MB). */
const packages = ['@fontsource/noto-sans-sc@5.3.0', '@fontsource/source-sans-3@5.3.1'];
const folder = join(root, 'node_modules/@fontsource');

/** Files of each family, by language; TrueType outlines, which Chromium embeds in a PDF as small subsets. */
const files: Record<Language, { family: string; file: string }[]> = {
  zh: [
    { family: 'Media Latin', file: 'noto-sans-sc/files/noto-sans-sc-latin' },
    { family: 'Media Han', file: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified' },
  ],
  en: [
    { family: 'Media Latin', file: 'source-sans-3/files/source-sans-3-latin' },
    { family: 'Media Extended', file: 'source-sans-3/files/source-sans-3-latin-ext' },
  ],
};

/** @throws Error that says in one line what to install */
export function requireFonts(): void {
  const missing = Object.values(files)
    .flat()
    .some(({ file }) => !existsSync(join(folder, `${file}-400-normal.woff2`)));
  if (missing)
    throw new Error(
      `The typefaces of files and videos are missing. Install them: npm install --no-save ${packages.join(' ')}`,
    );
}

/** The typefaces of a language as a stylesheet that needs no other file. */
export const fontFaces = (language: Language): string =>
  files[language]
    .flatMap(({ family, file }) =>
      [400, 700].map((weight) => {
        const bytes = readFileSync(join(folder, `${file}-${weight}-normal.woff2`)).toString('base64');
        // Latin letters alone look smaller than beside Chinese ones.
        const size = language === 'en' ? 'size-adjust: 108%; ' : '';
        return `@font-face { font-family: "${family}"; font-weight: ${weight}; ${size}src: url(data:font/woff2;base64,${bytes}) format("woff2"); }`;
      }),
    )
    .join('\n');
