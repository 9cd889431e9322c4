import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeFile, type HostFile } from '../../content/host-files';
import { inLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';

/**
 * Where the PDF of a contract is on the site.
 * @param page id of its page
 */
export const contractPath = (page: string, language: Language): string =>
  inLanguage(`/${page}.pdf`, language);

/** Where it stands in the project. */
export const contractFile = (page: string, language: Language): string =>
  `static${contractPath(page, language)}`;

/**
 * Size and checksum of the PDFs that are drawn, by their paths on the site.
 * @param root the project's folder
 */
export function readContractPdfs(root: string, pages: readonly string[]): Map<string, HostFile> {
  const pdfs = new Map<string, HostFile>();

  for (const page of pages) {
    for (const language of languages) {
      const path = join(root, contractFile(page, language));
      if (!existsSync(path)) continue;
      pdfs.set(contractPath(page, language), describeFile(path, statSync(path).mtimeMs));
    }
  }
  return pdfs;
}
