/** The four kinds of downloads (specification section 4). */
export const downloadKinds = ['file', 'whitepaper', 'ppt', 'cloudtech'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** The storage key of each kind's downloader record (specification section 3). */
export const downloaderKeys = {
  file: 'downloader',
  whitepaper: 'downloadwhitepaper',
  ppt: 'downloadppt',
  cloudtech: 'cloudtech',
} as const satisfies Record<DownloadKind, string>;

/**
 * Whether a kind opens on the company host in a new tab; a technology video plays on a page of this
 * site.
 */
export const opensTab = (kind: DownloadKind): boolean => kind !== 'cloudtech';
