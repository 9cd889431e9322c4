import type * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type FooterMenu, getFooterMenu } from '../contract/footer-menu';
import { getTopMenu, type TopMenu } from '../contract/top-menu';
import { type KeptField, type KeptFields, keptIn } from './kept-fields';
import { parseStored } from './parse-stored';
import { type SessionKey, session } from './storage';

/** The API's menus, by their keys in session storage; null until they are asked for, once per session (specification section 4). */
interface Menus {
  menu: TopMenu | null;
  footerMenu: FooterMenu | null;
}

/** A map of groups to lists, with flags as the API writes them, for the contract to parse. */
const formatMenu = (menu: TopMenu | FooterMenu): string =>
  JSON.stringify(menu, (key, value: unknown) => (key === 'is_outLink' ? Number(value) : value));

const keptMenu = <T extends TopMenu | FooterMenu>(
  key: keyof Menus,
  answer: v.GenericSchema<unknown, T>,
): KeptField<SessionKey, T | null> => ({
  key,
  parse: (text) => parseStored(answer, text),
  format: (menu) => menu && formatMenu(menu),
});

const fields: KeptFields<SessionKey, Menus> = {
  menu: keptMenu('menu', getTopMenu.answer),
  footerMenu: keptMenu('footerMenu', getFooterMenu.answer),
};

/** Loaded on demand, with the contract that it parses by. Set by `useMenus.setState({ menu })`. */
export const useMenus = create<Menus>()(
  persist((): Menus => ({ menu: null, footerMenu: null }), {
    name: 'menus',
    storage: keptIn(session, fields),
  }),
);
