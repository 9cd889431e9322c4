import * as v from 'valibot';
import { friendlyLinksList } from '../config/constants';
import { read } from './call';
import { identifier, optionalAddress, requiredText } from './fields';

/** Answer of `api/page/GetLinkList/24`: the friendly links (specification section 3). */
export const friendlyLinks = v.array(
  v.object({
    id: identifier,
    links_name: requiredText,
    links_url: v.pipe(optionalAddress, v.regex(/^https?:\/\//, 'an address that starts with http')),
  }),
);

export type FriendlyLinks = v.InferOutput<typeof friendlyLinks>;

export const getFriendlyLinks = read('GetLinkList', `/api/page/GetLinkList/${friendlyLinksList}`, friendlyLinks);
