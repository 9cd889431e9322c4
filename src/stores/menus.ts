import type * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type FooterMenu, getFooterMenu } from '../calls/footer-menu';
import {
  type FriendlyLinks,
  getFriendlyLinks,
  getRecommendations,
  getSiteInfo,
  type Recommendations,
  type SiteInfo,
} from '../calls/site-info';
import { getTopMenu, type TopMenu } from '../calls/top-menu';
import { parseStored } from './parse-stored';
import { type SessionKey, session } from './storage';
import { fieldStorage, type StoredField, type StoredFields, storedFlag } from './stored-fields';

/**
 * What the API answers about menus and footer, by its keys in session storage. Each is null until
 * it's asked for, once per session (specification section 4).
 */
export interface Menus {
  menu: TopMenu | null;
  footerMenu: FooterMenu | null;
  siteInfo: SiteInfo | null;
  friendlyLinks: FriendlyLinks | null;
  recommendations: Recommendations | null;
}

interface MenusState extends Menus {
  /**
   * Whether the API has failed to answer about the menu: on a host without one, a session asks
   * once.
   */
  hasNoApi: boolean;
}

/** An answer as the API writes it, flags included, for the contract to parse. */
const formatAnswer = (answer: object): string =>
  JSON.stringify(answer, (key, value: unknown) => (key === 'is_outLink' ? Number(value) : value));

const storedAnswer = <T extends object>(
  key: keyof Menus,
  schema: v.GenericSchema<unknown, T>,
): StoredField<SessionKey, T | null> => ({
  key,
  parse: (text) => parseStored(schema, text),
  format: (answer) => answer && formatAnswer(answer),
});

const fields: StoredFields<SessionKey, MenusState> = {
  menu: storedAnswer('menu', getTopMenu.answer),
  footerMenu: storedAnswer('footerMenu', getFooterMenu.answer),
  siteInfo: storedAnswer('siteInfo', getSiteInfo.answer),
  friendlyLinks: storedAnswer('friendlyLinks', getFriendlyLinks.answer),
  recommendations: storedAnswer('recommendations', getRecommendations.answer),
  hasNoApi: storedFlag('hasNoApi'),
};

/** Loaded on demand, with the contract that it parses by. Set by `useMenus.setState({ menu })`. */
export const useMenus = create<MenusState>()(
  persist(
    (): MenusState => ({
      menu: null,
      footerMenu: null,
      siteInfo: null,
      friendlyLinks: null,
      recommendations: null,
      hasNoApi: false,
    }),
    { name: 'menus', storage: fieldStorage(session, fields) },
  ),
);
