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

/** A technology video is played on a page of this site; everything else opens on the company host, in a new tab. */
export const opensTab = (kind: DownloadKind): boolean => kind !== 'cloudtech';
