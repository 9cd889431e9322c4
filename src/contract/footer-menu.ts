import * as v from 'valibot';
import { read } from './call';
import { identifier, numberFlag, optionalAddress, optionalText, requiredText } from './fields';

/** One entry of the footer (specification section 3, "Footer menu item"). */
export const footerEntry = v.object({
  id: identifier,
  header_type: optionalText,
  header_title: requiredText,
  header_link: optionalAddress,
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

const column = v.pipe(v.array(footerEntry), v.minLength(1, 'a list with at least one entry'));

/** Answer of `api/page/GetPcFootMenu`: the five columns, none empty. */
export const footerMenu = v.object({
  产品服务: column,
  解决方案: column,
  资源中心: column,
  关于我们: column,
  其他: column,
} satisfies Record<(typeof footerColumns)[FooterColumnId], typeof column>);

export type FooterEntry = v.InferOutput<typeof footerEntry>;
export type FooterMenu = v.InferOutput<typeof footerMenu>;

export const getFooterMenu = read('GetPcFootMenu', '/api/page/GetPcFootMenu', footerMenu);
