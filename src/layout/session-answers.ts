import type * as v from 'valibot';
import { browserClient } from '../calls/browser-client';
import type { Read } from '../calls/call';
import { getFooterMenu } from '../calls/footer-menu';
import {
  getFriendlyLinks,
  getPictureAddresses,
  getRecommendations,
  getSiteInfo,
} from '../calls/site-info';
import { getTopMenu } from '../calls/top-menu';
import { type Menus, useMenus } from '../stores/menus';
import { usePictureAddresses } from '../stores/picture-addresses';

/*
 * The API's answers for this session (specification sections 3, 4 and 7). An answer that is broken or doesn't come isn't stored:
 * the built menu stays, and the next document asks again. Each function throws CallError or ContractError then.
 */

/** Calls at most once per document, however many elements need the answer. */
function oncePerDocument<T>(load: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;

  return () => {
    answer ??= load();
    return answer;
  };
}

/** Takes an answer from its store, or from the API if the store has none. */
function oncePerSession<Name extends keyof Menus>(
  name: Name,
  call: Read<v.GenericSchema<unknown, NonNullable<Menus[Name]>>>,
): () => Promise<NonNullable<Menus[Name]>> {
  return oncePerDocument(async () => {
    const stored = useMenus.getState()[name];
    if (stored !== null) return stored;

    const answer = await browserClient.read(call);
    useMenus.setState({ [name]: answer });
    return answer;
  });
}

export const loadTopMenu = oncePerSession('menu', getTopMenu);
export const loadFooterMenu = oncePerSession('footerMenu', getFooterMenu);
export const loadSiteInfo = oncePerSession('siteInfo', getSiteInfo);
export const loadFriendlyLinks = oncePerSession('friendlyLinks', getFriendlyLinks);
export const loadRecommendations = oncePerSession('recommendations', getRecommendations);

/** The five picture addresses, asked for only while the picture address is empty (section 7). */
export const loadPictureAddresses = oncePerDocument(async () => {
  const stored = usePictureAddresses.getState();
  if (stored.picAddr !== '') return stored;

  const answer = await browserClient.read(getPictureAddresses);
  usePictureAddresses.setState(answer);
  return answer;
});
