import * as v from 'valibot';
import { type DownloadKind, downloaderKeys } from '../config/downloads';
import { identifier } from '../contract/fields';
import { local } from './local-storage';
import { parseStored } from './parse-stored';

export { type DownloadKind, downloaderKeys, downloadKinds } from '../config/downloads';

/** Who has filled a download form: what the log call is sent with each download. */
export const downloader = v.object({ apply_id: identifier, userIp: v.optional(v.string(), '') });
export type Downloader = v.InferOutput<typeof downloader>;

/** The record of a kind; null where there is none, or where what stands there is corrupted or another's. */
export const readDownloader = (kind: DownloadKind): Downloader | null =>
  parseStored(downloader, local.read(downloaderKeys[kind]));

/** Keeps the record of a kind. @returns whether storage kept it */
export const writeDownloader = (kind: DownloadKind, record: Downloader): boolean =>
  local.write(downloaderKeys[kind], JSON.stringify(record));
