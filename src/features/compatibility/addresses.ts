import { inLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';

/** The formats in which the matrix is published beside its page. */
export const matrixFormats = ['csv', 'json'] as const;

/** Path of the matrix as a file. */
export const matrixFile = (format: (typeof matrixFormats)[number], language: Language): string =>
  inLanguage(`/compatibility.${format}`, language);

/** What scripts of other sites may read (src/features/open-files.ts). */
export const openMatrixFiles = languages.flatMap((language) =>
  matrixFormats.map((format) => matrixFile(format, language)),
);
