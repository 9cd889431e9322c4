import * as v from 'valibot';
import { menuGroups } from '../site/menu-groups';
import { read } from './call';
import {
  decoded,
  identifier,
  menuLink,
  menuTitle,
  numberFlag,
  optionalAddress,
  optionalText,
} from './fields';

/** One entry of the top menu (specification section 3, "Menu item"). */
const menuEntry = v.object({
  id: identifier,
  menu_id: v.optional(v.nullable(identifier), null),
  header_type: optionalText,
  header_title: menuTitle,
  header_subtitle: optionalText,
  /** A route, a full address (contains http) or an .html page. */
  header_link: menuLink,
  header_imgurl: optionalAddress,
  header_type_imgurl: optionalAddress,
  custom_imgurl: optionalAddress,
  is_outLink: numberFlag,
  description: optionalText,
  html_title: optionalText,
  keywords: optionalText,
});

/**
 * Answer of `api/page/GetPcTopMenu`: lists of entries by top-level name, some of them known
 * (section 3).
 */
export const topMenu = v.pipe(
  v.unknown(),
  v.check((menu) => !Array.isArray(menu), 'a map of groups to lists'),
  v.record(decoded, v.array(menuEntry)),
  v.check(
    (menu) => Object.values(menuGroups).some((group) => menu[group]?.length),
    `a menu with at least one entry in a group that is known (${Object.values(menuGroups).join(', ')})`,
  ),
);

export type MenuEntry = v.InferOutput<typeof menuEntry>;
export type TopMenu = v.InferOutput<typeof topMenu>;

export const getTopMenu = read('GetPcTopMenu', '/api/page/GetPcTopMenu', topMenu, menuEntry);
