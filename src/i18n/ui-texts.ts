import enCommon from '../../data/ui/en/common.json';
import enDownloadLabels from '../../data/ui/en/downloadLabels.json';
import enDownloads from '../../data/ui/en/downloads.json';
import enFooter from '../../data/ui/en/footer.json';
import enForms from '../../data/ui/en/forms.json';
import enHeader from '../../data/ui/en/header.json';
import enItems from '../../data/ui/en/items.json';
import enList from '../../data/ui/en/list.json';
import enLogin from '../../data/ui/en/login.json';
import enMedia from '../../data/ui/en/media.json';
import enNotFound from '../../data/ui/en/notFound.json';
import enPage from '../../data/ui/en/page.json';
import enPrint from '../../data/ui/en/print.json';
import enResults from '../../data/ui/en/results.json';
import enSearch from '../../data/ui/en/search.json';
import enSiteExtras from '../../data/ui/en/siteExtras.json';
import enStyleguide from '../../data/ui/en/styleguide.json';
import enSubscription from '../../data/ui/en/subscription.json';
import enVideo from '../../data/ui/en/video.json';
import type zhCommon from '../../data/ui/zh/common.json';
import type zhDownloadLabels from '../../data/ui/zh/downloadLabels.json';
import type zhDownloads from '../../data/ui/zh/downloads.json';
import type zhFooter from '../../data/ui/zh/footer.json';
import type zhForms from '../../data/ui/zh/forms.json';
import type zhHeader from '../../data/ui/zh/header.json';
import type zhItems from '../../data/ui/zh/items.json';
import type zhList from '../../data/ui/zh/list.json';
import type zhLogin from '../../data/ui/zh/login.json';
import type zhMedia from '../../data/ui/zh/media.json';
import type zhNotFound from '../../data/ui/zh/notFound.json';
import type zhPage from '../../data/ui/zh/page.json';
import type zhPrint from '../../data/ui/zh/print.json';
import type zhResults from '../../data/ui/zh/results.json';
import type zhSearch from '../../data/ui/zh/search.json';
import type zhSiteExtras from '../../data/ui/zh/siteExtras.json';
import type zhStyleguide from '../../data/ui/zh/styleguide.json';
import type zhSubscription from '../../data/ui/zh/subscription.json';
import type zhVideo from '../../data/ui/zh/video.json';

/** UI texts by namespace, typed by the Chinese dictionaries in data/ui/zh. */
export interface UiTexts {
  common: typeof zhCommon;
  page: typeof zhPage;
  list: typeof zhList;
  notFound: typeof zhNotFound;
  header: typeof zhHeader;
  footer: typeof zhFooter;
  siteExtras: typeof zhSiteExtras;
  items: typeof zhItems;
  media: typeof zhMedia;
  /** Texts of the files and videos that tools/draw/media draws. */
  print: typeof zhPrint;
  search: typeof zhSearch;
  styleguide: typeof zhStyleguide;
  downloadLabels: typeof zhDownloadLabels;
  downloads: typeof zhDownloads;
  results: typeof zhResults;
  video: typeof zhVideo;
  login: typeof zhLogin;
  forms: typeof zhForms;
  subscription: typeof zhSubscription;
}

export type Namespace = keyof UiTexts;

/** Does not compile if English lacks a key. Must not reach the browser. */
export const englishUiTexts = {
  common: enCommon,
  page: enPage,
  list: enList,
  notFound: enNotFound,
  header: enHeader,
  footer: enFooter,
  siteExtras: enSiteExtras,
  items: enItems,
  media: enMedia,
  print: enPrint,
  search: enSearch,
  styleguide: enStyleguide,
  downloadLabels: enDownloadLabels,
  downloads: enDownloads,
  results: enResults,
  video: enVideo,
  login: enLogin,
  forms: enForms,
  subscription: enSubscription,
} satisfies UiTexts;
