import type { DownloadKind } from '../config/downloads';

/** How the items of a kind are downloaded: under which of the four kinds, and the page of its form (specification section 4). */
interface Downloadable {
  kind: DownloadKind;
  form: string;
}

/** The kinds of items that are downloaded or watched behind a form. */
export const downloadables = {
  report: { kind: 'file', form: '/report/reportDown' },
  fileDown: { kind: 'file', form: '/fileDown/from' },
  whitePaper: { kind: 'whitepaper', form: '/whitepaperFrom' },
  pptdown: { kind: 'ppt', form: '/pptFrom' },
  cloudtech: { kind: 'cloudtech', form: '/cloudtechForm' },
} as const satisfies Record<string, Downloadable>;

export type DownloadableKind = keyof typeof downloadables;

export const isDownloadable = (itemKind: string): itemKind is DownloadableKind =>
  Object.hasOwn(downloadables, itemKind);

/** The page that plays a video (query `id`), and the kinds of items that it plays: no two of them share a number. */
export const videoDetail = '/liveReview/VideoDetail';
export const playedKinds = ['liveReview', 'productVideo', 'cloudtech'] as const;

const everything = Object.keys(downloadables) as DownloadableKind[];

/**
 * The kinds of items that a result page hands over, by route id. Where they belong to one kind of downloads, the query `type` alone names
 * the item; elsewhere `kind` says which.
 */
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
