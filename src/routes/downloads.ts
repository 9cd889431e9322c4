import type { DownloadKind } from '../config/downloads';

/** The kinds of items that are downloaded or watched behind a form: as which of the four kinds, and the page of the form (specification section 4). */
export const downloadables = {
  report: { kind: 'file', form: '/report/reportDown' },
  fileDown: { kind: 'file', form: '/fileDown/from' },
  whitePaper: { kind: 'whitepaper', form: '/whitepaperFrom' },
  pptdown: { kind: 'ppt', form: '/pptFrom' },
  cloudtech: { kind: 'cloudtech', form: '/cloudtechForm' },
} as const satisfies Record<string, { kind: DownloadKind; form: string }>;

export type DownloadableKind = keyof typeof downloadables;

export const isDownloadable = (itemKind: string): itemKind is DownloadableKind =>
  Object.hasOwn(downloadables, itemKind);

/** The page that plays a video (query `id`), and the kinds of items that it plays. No two of their items share a number. */
export const videoDetail = '/liveReview/VideoDetail';
export const playedKinds = ['liveReview', 'productVideo', 'cloudtech'] as const;

const everything = Object.keys(downloadables) as DownloadableKind[];

/** The kinds of items that a result page hands over, by route id. If they are of several kinds of downloads, the query `kind` says which. */
const handedOver: Readonly<Record<string, readonly DownloadableKind[]>> = {
  filedownActivation: ['fileDown', 'report'],
  fileDownSuccess: ['fileDown', 'report'],
  reportActivation: ['report', 'fileDown'],
  whitepaperActivation: ['whitePaper'],
  Activation: everything,
  applysuccess: everything,
};

/** The kinds of items that the page of a route hands over; empty for any other page. */
export const handedOverBy = (routeId: string): readonly DownloadableKind[] => handedOver[routeId] ?? [];
