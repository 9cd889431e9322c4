import { join } from 'node:path';
import type { Bodies } from '../../calls/answers/fetch';
import { keepAnswers } from '../../calls/answers/last-good';
import { printable } from '../../calls/printable';
import { checkSite, folderSite } from '../publish-check/check';
import {
  type BuildRecord,
  type BuildSources,
  builtFiles,
  writeRecord,
  writeWarnings,
} from './record';

/** What a build is made of, and what becomes of it once it has passed. */
export interface SourcedSite {
  inputs: BuildRecord['inputs'];
  sources: BuildSources;
  warnings: string[];
  /**
   * The answers that a later build may fall back to; none unless the API has just given all of
   * them.
   */
  bodies: Bodies;
}

/**
 * Checks the site that Gatsby has built. If it passes, writes its record, without which it is never
 * released, and keeps the API's answers.
 * @param root the project's folder
 * @throws Error with the findings if the site may not be published
 */
export async function passBuild(root: string, site: SourcedSite): Promise<void> {
  const folder = join(root, 'public');
  const record: BuildRecord = {
    version: 6,
    inputs: site.inputs,
    // As JSON, as it will be read: undefined values are left out.
    ...(JSON.parse(JSON.stringify(site.sources)) as BuildSources),
    files: builtFiles(folder),
    kept: {},
  };
  const { findings } = await checkSite(folderSite(root, folder, record));
  if (findings.length > 0)
    throw new Error(['The site may not be published:', ...findings.map(printable)].join('\n  '));

  writeWarnings(root, site.warnings);
  writeRecord(folder, record);
  keepAnswers(root, site.bodies);
}
