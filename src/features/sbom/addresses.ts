import { builtFiles } from '../../site/built-files';
import { inLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';

/** The sample bill of materials. */
export const sbomPath = (language: Language): string =>
  inLanguage(builtFiles['file/sbom'], language);

/** What scripts of other sites may read (src/features/open-files.ts). */
export const openBills = languages.map(sbomPath);
