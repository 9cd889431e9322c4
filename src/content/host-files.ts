import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../calls/data-file';
import { memoise } from './memoise';

/** What visitors are told of a file before they download it. */
export interface HostFile {
  bytes: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

/** Where the mock serves the files from that the vendor's host has. */
const folder = 'mock-api/upload';

/** What can be downloaded from it: documents, decks, sheets, and recorded talks. */
const extensions = ['.pdf', '.xlsx', '.mp4'];

/**
 * Size and checksum of a file.
 * @param path absolute
 * @param _modified when it was last changed, in milliseconds
 */
export const describeFile = memoise(
  (path: string, _modified: number): HostFile => {
    const file = readFileSync(path);
    return { bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
  },
  (path, modified) => `${path} ${modified}`,
);

/**
 * Size and checksum of every file of the company host that the repository has, by its path on the
 * host (`/upload/files/report/NAME.zh.pdf`).
 * @param root the project's folder
 */
export function readHostFiles(root: string): Map<string, HostFile> {
  const files = extensions.flatMap((extension) => filesBelow(root, folder, extension));

  return new Map(
    files.map((file) => {
      const path = join(root, file);
      return [file.slice('mock-api'.length), describeFile(path, statSync(path).mtimeMs)];
    }),
  );
}
