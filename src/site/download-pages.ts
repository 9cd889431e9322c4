import type { DownloadKind } from './downloads';

/** Item kinds that require a form: the download kind, and the form's page (section 4). */
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

/**
 * The page that plays videos (query `id`), and the item kinds it plays, whose numbers are unique
 * among them.
 */
export const videoDetail = '/liveReview/VideoDetail';
export const playedKinds = ['liveReview', 'productVideo', 'cloudtech'] as const;

const allKinds = Object.keys(downloadables) as DownloadableKind[];

/**
 * The item kinds offered by a result page, by route id. The query `kind` selects one of several.
 */
const offersByRoute: Readonly<Record<string, readonly DownloadableKind[]>> = {
  filedownActivation: ['fileDown', 'report'],
  fileDownSuccess: ['fileDown', 'report'],
  reportActivation: ['report', 'fileDown'],
  whitepaperActivation: ['whitePaper'],
  Activation: allKinds,
  applysuccess: allKinds,
};

/** The item kinds that a route's page offers for download; empty for other pages. */
export const downloadsOfferedBy = (routeId: string): readonly DownloadableKind[] =>
  offersByRoute[routeId] ?? [];
