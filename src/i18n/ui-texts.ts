import enCommon from '../../data/ui/en/common.json';
import enFooter from '../../data/ui/en/footer.json';
import enHeader from '../../data/ui/en/header.json';
import enItems from '../../data/ui/en/items.json';
import enList from '../../data/ui/en/list.json';
import enNotFound from '../../data/ui/en/notFound.json';
import enPage from '../../data/ui/en/page.json';
import enStyleguide from '../../data/ui/en/styleguide.json';
import type zhCommon from '../../data/ui/zh/common.json';
import type zhFooter from '../../data/ui/zh/footer.json';
import type zhHeader from '../../data/ui/zh/header.json';
import type zhItems from '../../data/ui/zh/items.json';
import type zhList from '../../data/ui/zh/list.json';
import type zhNotFound from '../../data/ui/zh/notFound.json';
import type zhPage from '../../data/ui/zh/page.json';
import type zhStyleguide from '../../data/ui/zh/styleguide.json';

/** The texts of the user interface by namespace, typed by the Chinese dictionaries in data/ui/zh. */
export interface UiTexts {
  common: typeof zhCommon;
  page: typeof zhPage;
  list: typeof zhList;
  notFound: typeof zhNotFound;
  header: typeof zhHeader;
  footer: typeof zhFooter;
  items: typeof zhItems;
  styleguide: typeof zhStyleguide;
}

export type Namespace = keyof UiTexts;

/** Does not compile if English misses a key. Never imported by code that reaches the browser. */
export const englishUiTexts = {
  common: enCommon,
  page: enPage,
  list: enList,
  notFound: enNotFound,
  header: enHeader,
  footer: enFooter,
  items: enItems,
  styleguide: enStyleguide,
} satisfies UiTexts;
