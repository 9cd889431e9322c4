import * as v from 'valibot';
import { type DownloadKind, downloaderKeys } from '../config/downloads';
import { identifier } from '../contract/fields';
import { parseStored } from './parse-stored';
import { local } from './storage';

/** Who has sent a download form; part of each download's log call (specification section 3). */
const downloader = v.object({ apply_id: identifier, userIp: v.optional(v.string(), '') });
type Downloader = v.InferOutput<typeof downloader>;

/** The record of a kind; null if there's none or it's invalid. */
export const readDownloader = (kind: DownloadKind): Downloader | null =>
  parseStored(downloader, local.read(downloaderKeys[kind]));

/** @returns whether the record was stored */
export const writeDownloader = (kind: DownloadKind, record: Downloader): boolean =>
  local.write(downloaderKeys[kind], JSON.stringify(record));
