import type * as v from 'valibot';
import { applications } from './assumed/applications';
import { sendFeedback } from './assumed/feedback';
import { logIn } from './assumed/partner-login';
import { recordDownload } from './download-record';
import { getFooterMenu } from './footer-menu';
import {
  getFriendlyLinks,
  getPictureAddresses,
  getRecommendations,
  getSiteInfo,
} from './site-info';
import { subscribe } from './subscription';
import { getTopMenu } from './top-menu';

/** The calls that the build makes before rendering, by the name of their answer. */
export const reads = {
  topMenu: getTopMenu,
  footerMenu: getFooterMenu,
  siteInfo: getSiteInfo,
  pictureAddresses: getPictureAddresses,
  recommendations: getRecommendations,
  friendlyLinks: getFriendlyLinks,
} as const;

/** Every call that submits. */
export const submissions = [
  subscribe,
  recordDownload,
  logIn,
  ...Object.values(applications),
  sendFeedback,
] as const;

/** The answers that a site is built from. */
export type Answers = { [K in keyof typeof reads]: v.InferOutput<(typeof reads)[K]['answer']> };
