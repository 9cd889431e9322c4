import * as v from 'valibot';
import { read } from './call';
import { identifier, numberFlag, optionalAddress, optionalText, requiredText } from './fields';

/** One entry of the top menu (specification section 3, "Menu item"). */
export const menuEntry = v.object({
  id: identifier,
  menu_id: v.optional(v.nullable(identifier), null),
  /** Its group below the top-level name, e.g. a product category. */
  header_type: optionalText,
  header_title: requiredText,
  header_subtitle: optionalText,
  /** A route, a full address (contains http) or an .html page. */
  header_link: optionalAddress,
  header_imgurl: optionalAddress,
  header_type_imgurl: optionalAddress,
  custom_imgurl: optionalAddress,
  /** true (1 in the answer): an external link. */
  is_outLink: numberFlag,
  description: optionalText,
  html_title: optionalText,
  keywords: optionalText,
});

/** Answer of `api/page/GetPcTopMenu`: lists of entries by top-level name; never all empty. */
export const topMenu = v.pipe(
  v.unknown(),
  v.check((menu) => !Array.isArray(menu), 'a map of groups to lists'),
  v.record(v.string(), v.array(menuEntry)),
  v.check((menu) => Object.values(menu).some((entries) => entries.length > 0), 'a menu with at least one entry'),
);

export type MenuEntry = v.InferOutput<typeof menuEntry>;
export type TopMenu = v.InferOutput<typeof topMenu>;

export const getTopMenu = read('GetPcTopMenu', '/api/page/GetPcTopMenu', topMenu);
