import * as v from 'valibot';
import { read } from './call';
import { identifier, menuLink, menuTitle, numberFlag, optionalText } from './fields';

/** One entry of the footer (specification section 3, "Footer menu item"). */
const footerEntry = v.object({
  id: identifier,
  header_type: optionalText,
  header_title: menuTitle,
  header_link: menuLink,
  is_outLink: numberFlag,
});

/** The footer's columns in display order, and their names in the API's answer. */
export const footerColumns = {
  products: '产品服务',
  solutions: '解决方案',
  resources: '资源中心',
  about: '关于我们',
  other: '其他',
} as const;

export type FooterColumnId = keyof typeof footerColumns;

/** A column that has no entry, or none any more, is not shown. */
const column = v.pipe(
  v.optional(v.nullable(v.array(footerEntry)), []),
  v.transform((entries) => entries ?? []),
);

/** Answer of `api/page/GetPcFootMenu`: the five columns, not all of them empty. */
export const footerMenu = v.pipe(
  v.object({
    产品服务: column,
    解决方案: column,
    资源中心: column,
    关于我们: column,
    其他: column,
  } satisfies Record<(typeof footerColumns)[FooterColumnId], typeof column>),
  v.check(
    (menu) => Object.values(menu).some(({ length }) => length > 0),
    `a footer with at least one entry in a column that is known (${Object.values(footerColumns).join(', ')})`,
  ),
);

export type FooterEntry = v.InferOutput<typeof footerEntry>;
export type FooterMenu = v.InferOutput<typeof footerMenu>;

export const getFooterMenu = read(
  'GetPcFootMenu',
  '/api/page/GetPcFootMenu',
  footerMenu,
  footerEntry,
);
