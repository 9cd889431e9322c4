import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/cli/support/environment';
import type { Language } from '../../../src/config/languages';

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
