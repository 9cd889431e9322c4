import { join } from 'node:path';
import { heldMadeOf } from '../../build/answers/made-of';
import { type BuildRecord, publishedFiles, readRecord, writeRecord } from '../../build/build-record';
import { checkSite, describeFindings } from '../../build/publish-check/check';
import { readFolder } from '../../build/publish-check/site';
import { codeDigest, dataDigest, settingsDigest } from './digest';

/** The files that the mock serves where no API is configured; null where the vendor's host does. */
export const uploadsOf = (root: string): string | null => (process.env.API_URL ? null : join(root, 'mock-api/upload'));

/**
 * Checks the site that has just been built and writes its record, which says whether it may be published.
 * @param root the project's folder
 * @returns the findings, a line each; nothing for a site in order
 */
export async function checkPublished(root: string): Promise<string[]> {
  const folder = join(root, 'public');
  const made = heldMadeOf(root);
  const published = publishedFiles(folder);
  const findings = describeFindings(
    checkSite(await readFolder(folder, Object.keys(published.files), made, uploadsOf(root))),
  );
  const record: BuildRecord = {
    version: 1,
    passed: findings.length === 0,
    findings,
    code: codeDigest(root),
    data: dataDigest(root),
    settings: settingsDigest(process.env),
    ...made,
    ...published,
  };
  writeRecord(folder, record);
  return findings;
}

/** Notes the compressed copies that have been made since a built site was recorded. */
export function noteCopies(folder: string): void {
  const record = readRecord(folder);
  if (record) writeRecord(folder, { ...record, copies: publishedFiles(folder).copies });
}
