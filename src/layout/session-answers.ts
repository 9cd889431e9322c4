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
 * The API's answers for this session (specification sections 3, 4 and 7). The menu is asked for
 * first. If its answer is broken or doesn't come, e.g. because a static host has no API, the
 * session asks for nothing more, and what is built stays: each failing call would be an error in
 * the browser's console. Another answer that is broken or doesn't come isn't stored, and the next
 * document asks again. Each function throws CallError, ContractError or NoApi then.
 */

/** Thrown where the session's API has failed to answer about the menu before. */
class NoApi extends Error {
  override readonly name = 'NoApi';
}

/** Calls at most once per document, however many elements need the answer. */
function oncePerDocument<T>(load: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;

  return () => {
    answer ??= load();
    return answer;
  };
}

/** The menu of this session. */
export const loadTopMenu = oncePerDocument(async () => {
  const { menu, hasNoApi } = useMenus.getState();
  if (menu !== null) return menu;
  if (hasNoApi) throw new NoApi('This session has no API.');

  try {
    const answer = await browserClient.read(getTopMenu);
    useMenus.setState({ menu: answer });
    return answer;
  } catch (error) {
    useMenus.setState({ hasNoApi: true });
    throw error;
  }
});

/** Asks the API once it has answered about the menu. */
async function readAfterMenu<Schema extends v.GenericSchema>(
  call: Read<Schema>,
): Promise<v.InferOutput<Schema>> {
  await loadTopMenu();
  return browserClient.read(call);
}

/** Takes an answer from its store, or from the API if the store has none. */
function oncePerSession<Name extends keyof Menus>(
  name: Name,
  call: Read<v.GenericSchema<unknown, NonNullable<Menus[Name]>>>,
): () => Promise<NonNullable<Menus[Name]>> {
  return oncePerDocument(async () => {
    const stored = useMenus.getState()[name];
    if (stored !== null) return stored;

    const answer = await readAfterMenu(call);
    useMenus.setState({ [name]: answer });
    return answer;
  });
}

export const loadFooterMenu = oncePerSession('footerMenu', getFooterMenu);
export const loadSiteInfo = oncePerSession('siteInfo', getSiteInfo);
export const loadFriendlyLinks = oncePerSession('friendlyLinks', getFriendlyLinks);
export const loadRecommendations = oncePerSession('recommendations', getRecommendations);

/** The five picture addresses, asked for only while the picture address is empty (section 7). */
export const loadPictureAddresses = oncePerDocument(async () => {
  const stored = usePictureAddresses.getState();
  if (stored.picAddr !== '') return stored;

  const answer = await readAfterMenu(getPictureAddresses);
  usePictureAddresses.setState(answer);
  return answer;
});
