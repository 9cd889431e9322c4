import * as v from 'valibot';
import { type DownloadKind, downloaderKeys } from '../config/downloads';
import { identifier } from '../contract/fields';
import { local } from './local-storage';
import { parseStored } from './parse-stored';

/** Who has sent a download form: sent with the log call of each download (specification section 3). */
export const downloader = v.object({ apply_id: identifier, userIp: v.optional(v.string(), '') });
export type Downloader = v.InferOutput<typeof downloader>;

/** The record of a kind; null for none, and for anything stored that is no record. */
export const readDownloader = (kind: DownloadKind): Downloader | null =>
  parseStored(downloader, local.read(downloaderKeys[kind]));

/** @returns whether storage kept the record; blocked storage does not */
export const writeDownloader = (kind: DownloadKind, record: Downloader): boolean =>
  local.write(downloaderKeys[kind], JSON.stringify(record));
