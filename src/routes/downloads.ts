import type { DownloadKind } from '../config/downloads';

/** Item kinds behind a form: which of the four download kinds, and the form's page (section 4). */
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

/** The page that plays a video (query `id`) and the item kinds that it plays. Their numbers never collide. */
export const videoDetail = '/liveReview/VideoDetail';
export const playedKinds = ['liveReview', 'productVideo', 'cloudtech'] as const;

const everything = Object.keys(downloadables) as DownloadableKind[];

/** The item kinds that a result page hands over, by route id. With several, the query `kind` says which. */
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
