import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isPlain } from '../calls/printable';
import { type DownloadKind, downloaderKeys } from '../site/downloads';
import { type LocalKey, local } from './storage';
import { fieldStorage, parseJson, type StoredField, type StoredFields } from './stored-fields';

/** Who has sent a download form; part of each download's log call (specification section 3). */
export interface Downloader {
  apply_id: string;
  /** Empty if it isn't known. */
  userIp: string;
}

/** A record for each kind of downloads that the visitor has registered for. */
type Downloaders = Record<DownloadKind, Downloader | null>;

interface DownloaderState extends Downloaders {
  /** Stores who has sent the form of a kind of downloads. */
  register(kind: DownloadKind, record: Downloader): void;
}

/** Longest texts that the log call takes (src/calls/download-record.ts). */
const longestId = 64;
const longestIp = 45;

/**
 * A record as this site stores it, with an id that is a number or a text; null for anything else.
 * Without a schema: every page loads this.
 */
function parseDownloader(text: string | null): Downloader | null {
  const record = parseJson(text);
  if (typeof record !== 'object' || record === null || !('apply_id' in record)) return null;

  const { apply_id } = record;
  if (typeof apply_id !== 'string' && typeof apply_id !== 'number') return null;

  const id = String(apply_id);
  if (id === '' || id.length > longestId || !isPlain(id)) return null;

  const ip = 'userIp' in record && typeof record.userIp === 'string' ? record.userIp : '';
  return { apply_id: id, userIp: ip.length <= longestIp && isPlain(ip) ? ip : '' };
}

const storedRecord = (kind: DownloadKind): StoredField<LocalKey, Downloader | null> => ({
  key: downloaderKeys[kind],
  parse: parseDownloader,
  format: (record) => record && JSON.stringify(record),
});

const fields: StoredFields<LocalKey, Downloaders> = {
  file: storedRecord('file'),
  whitepaper: storedRecord('whitepaper'),
  ppt: storedRecord('ppt'),
  cloudtech: storedRecord('cloudtech'),
};

/** The downloader records, kept in local storage. */
export const useDownloaders = create<DownloaderState>()(
  persist(
    (set): DownloaderState => ({
      file: null,
      whitepaper: null,
      ppt: null,
      cloudtech: null,
      register: (kind, record) => set({ [kind]: record }),
    }),
    {
      name: 'downloaders',
      storage: fieldStorage(local, fields),
      partialize: ({ file, whitepaper, ppt, cloudtech }): Downloaders => ({
        file,
        whitepaper,
        ppt,
        cloudtech,
      }),
    },
  ),
);
