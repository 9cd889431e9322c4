import * as v from 'valibot';
import { friendlyLinksList } from '../site/constants';
import { read } from './call';
import { identifier, optionalAddress, requiredText } from './fields';

/* What the site reads besides the menus. */

/** Answer of `api/site/GetSiteInfo` (specification section 3, "Site info"). */
export const siteInfo = v.object({
  copyright: requiredText,
  /** Filing number. */
  crod: requiredText,
  /** Kept in local storage. */
  banner_id: identifier,
});

export type SiteInfo = v.InferOutput<typeof siteInfo>;

export const getSiteInfo = read('GetSiteInfo', '/api/site/GetSiteInfo', siteInfo);

/**
 * Answer of `api/page/GetPicAddr` (specification section 3), under the names that it is stored by.
 */
const pictureAddresses = v.pipe(
  v.unknown(),
  // Every field is optional, so this check distinguishes the answer from other objects.
  v.check(
    (answer: unknown) => typeof answer === 'object' && answer !== null && 'pic_addr' in answer,
    'an object with pic_addr',
  ),
  v.object({
    pic_addr: optionalAddress,
    zs_addr: optionalAddress,
    jxszs_addr: optionalAddress,
    sy_addr: optionalAddress,
    logo_url: optionalAddress,
  }),
  v.transform(({ pic_addr, zs_addr, jxszs_addr, sy_addr, logo_url }) => ({
    /** Base of the menu's relative picture addresses. */
    picAddr: pic_addr,
    zsAddr: zs_addr,
    jxszsAddr: jxszs_addr,
    syAddr: sy_addr,
    logoUrl: logo_url,
  })),
);

export const getPictureAddresses = read('GetPicAddr', '/api/page/GetPicAddr', pictureAddresses);

/** Answer of `api/page/GetProductRecommend`: the hot searches (specification section 3). */
const recommendation = v.object({ productName: requiredText });

const recommendations = v.pipe(
  v.array(recommendation),
  v.minLength(1, 'a list with at least one entry'),
);

export type Recommendations = v.InferOutput<typeof recommendations>;

export const getRecommendations = read(
  'GetProductRecommend',
  '/api/page/GetProductRecommend',
  recommendations,
  recommendation,
);

/** Answer of `api/page/GetLinkList/24`: the friendly links (specification section 3). */
const friendlyLink = v.object({
  id: identifier,
  links_name: requiredText,
  links_url: v.pipe(optionalAddress, v.regex(/^https?:\/\//, 'an address that starts with http')),
});

const friendlyLinks = v.array(friendlyLink);

export type FriendlyLinks = v.InferOutput<typeof friendlyLinks>;

export const getFriendlyLinks = read(
  'GetLinkList',
  `/api/page/GetLinkList/${friendlyLinksList}`,
  friendlyLinks,
  friendlyLink,
);
