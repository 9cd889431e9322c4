import { inLanguage } from '../../site/href';
import { languages } from '../../site/languages';

/** The folder of the pages, and of the files beside them. */
export const docsFolder = '/docs';

/** What scripts of other sites may read (src/features/open-files.ts): OpenAPI, schemas, CRDs. */
export const openInterfaces = languages.flatMap((language) =>
  ['json', 'yaml'].map((ending) => inLanguage(`${docsFolder}/*.${ending}`, language)),
);
