import { errorPagePath } from './href';
import type { MenuGroup } from './menu-groups';
import type { Family, Route, Template } from './route-types';
import { vendorSlug } from './vendor';

type Options = Partial<Omit<Route, 'path' | 'template' | 'group'>>;

/**
 * Kinds of pages that aren't indexed: those of a detail show nothing without a query, and its items
 * have pages of their own.
 */
const unlisted: readonly Template[] = ['result', 'not-found', 'detail'];

const route = (
  path: string,
  template: Template,
  group: MenuGroup | null,
  options: Options = {},
): Route => ({
  id: path === '/' ? 'home' : path.slice(1),
  path,
  template,
  group,
  devices: 'both',
  shell: 'full',
  ...(unlisted.includes(template) && { noindex: true }),
  ...options,
});

const product = (name: string, family: Family, options: Options = {}) =>
  route(`/product/${name}`, 'product', 'products', { family, ...options });
const solution = (name: string, options: Options = {}) =>
  route(`/solution/${name}`, 'solution', 'solutions', options);

/** A page that only desktops have (section 2), which phones get at an address of its own. */
const desktopPage = (path: string, template: Template, group: MenuGroup, options: Options = {}) =>
  route(path, template, group, {
    devices: 'desktop',
    alias: `/phone${path}`,
    counterpart: `/phone${path}`,
    ...options,
  });

/**
 * Every route of the site (section 2) and the style guide; links, sitemap, checks and the device
 * guard derive from it. A new page is a row here and its dictionaries in data/pages.
 */
export const manifest: readonly Route[] = [
  route('/', 'home', 'home'),
  route('/ContainerFamily', 'product', 'products', { family: 'container' }),
  route('/Microservice', 'product', 'products', { family: 'microservice' }),
  route('/DevOps', 'product', 'products', { family: 'devops' }),

  product('BeyondContainer', 'container'),
  // The vendor's slug is part of two addresses; ids and files say Vendor instead, so that
  // rebranding doesn't rename them.
  product(`${vendorSlug}Container`, 'container', { id: 'product/VendorContainer' }),
  product('BCC', 'container'),
  product('BKS', 'container'),
  product('BKO', 'container'),
  product('openfuyao', 'container'),
  product('ContainerSecurity', 'container'),
  product('BeyondFabric', 'container', { devices: 'phone' }),
  product('BeyondMicroService', 'microservice'),
  product('BeyondMesh', 'microservice'),
  product('BeyondAPI', 'microservice'),
  product('BMM', 'microservice'),
  product('BeyondDevOps', 'devops'),
  product('BeyondADP', 'devops'),
  product('FoGit', 'devops'),
  product('BeyondFolibrary', 'devops'),
  product('BeyondStage', 'devops', { devices: 'phone' }),
  product('BeyondCMP', 'cloud'),
  product('BMP', 'cloud'),
  product('BeyondCube', 'cloud'),
  product('BeyondEdge', 'cloud'),
  product('BeyondBSM', 'cloud'),
  product('BeyondCMDB', 'cloud'),
  product('BeyondFinOps', 'cloud'),
  product('BOS', 'compute'),
  product('AIOS', 'compute'),
  product('ACE', 'compute'),
  product('model', 'compute'),
  product('Integratedmachine', 'compute'),
  product('AssetsManagement', 'finance'),
  product('CreditRiskManagement', 'finance'),
  product('FICC', 'finance'),

  route('/compatibility', 'tool', 'products'),
  route('/lifecycle', 'tool', 'products', { hasFeed: true }),
  route('/service', 'article', 'products'),
  route('/support', 'article', 'products'),
  route('/pricing', 'tool', 'products'),
  route('/security', 'article', 'products'),
  route('/certificates', 'article', 'products'),
  route('/migration', 'article', 'products'),
  route('/leaving', 'article', 'products'),
  route('/roadmap', 'article', 'products'),
  route('/dataProcessing', 'article', 'products'),
  route('/terms', 'article', 'products'),
  route('/terms/licence', 'article', 'products'),
  route('/terms/serviceLevels', 'article', 'products'),
  route('/terms/dataProcessing', 'article', 'products'),
  route('/openModels', 'article', 'products'),
  route('/advisory', 'list', 'products', { hasFeed: true }),

  solution('DisasterTolerant'),
  solution('Microservice'),
  solution('HybridCloud'),
  solution('Industry'),
  solution('SmartGasStation'),
  solution('Electric'),
  solution('TSGS'),
  solution('BeyondHMP'),
  solution('Bank'),
  solution('xinChuang'),
  solution('Manufacturing', { alias: '/solution/test1' }),
  solution('Education', { alias: '/solution/test2' }),
  solution('BeyondPaaS', { devices: 'phone' }),

  route('/case', 'list', 'cases'),
  route('/caseDetailPhone', 'detail', 'cases', { itemOf: 'case' }),
  route('/resource', 'redirect', 'resources', { redirect: '/report' }),
  route('/report', 'list', 'resources'),
  route('/report/detail', 'detail', 'resources', { itemOf: 'report' }),
  route('/report/reportDown', 'form', 'resources', {
    devices: 'desktop',
    counterpart: '/fileDown/from',
    itemOf: 'report',
  }),
  route('/productVideo', 'list', 'resources'),
  route('/liveReview', 'list', 'resources'),
  route('/liveReview/VideoDetail', 'detail', 'resources', { itemOf: 'liveReview' }),
  route('/productTrial', 'list', 'resources'),
  route('/try/application', 'form', 'resources'),
  route('/pptdown', 'list', 'resources', { devices: 'desktop', counterpart: '/pptFrom' }),
  route('/pptFrom', 'form', 'resources', { itemOf: 'pptdown' }),
  route('/cloudtech', 'list', 'resources', { devices: 'desktop', counterpart: '/cloudtechForm' }),
  route('/cloudtechForm', 'form', 'resources', { itemOf: 'cloudtech' }),
  route('/fileDown', 'list', 'resources', { devices: 'desktop', counterpart: '/fileDown/from' }),
  route('/fileDown/from', 'form', 'resources', { itemOf: 'fileDown' }),
  route('/fileDownSuccess', 'result', 'resources', {
    devices: 'phone',
    counterpart: '/filedownActivation',
  }),
  route('/filedownActivation', 'result', 'resources', {
    devices: 'desktop',
    counterpart: '/fileDownSuccess',
  }),
  route('/whitePaper', 'list', 'resources'),
  route('/whitepaperFrom', 'form', 'resources', { itemOf: 'whitePaper' }),
  route('/whitepaperActivation', 'result', 'resources'),
  route('/reportActivation', 'result', 'resources', {
    devices: 'desktop',
    counterpart: '/fileDownSuccess',
  }),
  route('/Activation', 'result', 'resources', { devices: 'desktop', counterpart: '/applysuccess' }),
  desktopPage('/topics', 'list', 'resources'),
  // Shows nothing without the filter in its query.
  route('/tags', 'list', 'resources', { devices: 'desktop', noindex: true }),
  route('/docs', 'tool', 'resources'),

  route('/aboutus', 'article', 'about'),
  route('/aboutus/record', 'article', 'about', { devices: 'desktop', counterpart: '/aboutRecord' }),
  route('/aboutRecord', 'article', 'about', { devices: 'phone', counterpart: '/aboutus/record' }),
  route('/partner', 'article', 'about'),
  route('/partnerdetail', 'article', 'about', { devices: 'desktop', counterpart: '/partner' }),
  route('/partner/directory', 'article', 'about'),
  route('/partner/apply', 'form', 'about', { devices: 'desktop', counterpart: '/applyPartner' }),
  route('/applyPartner', 'form', 'about', { devices: 'phone', counterpart: '/partner/apply' }),
  route('/applysuccess', 'result', 'about', { devices: 'phone', counterpart: '/Activation' }),
  route('/Contactus', 'article', 'about'),
  route('/joinus', 'list', 'about'),
  route('/news', 'list', 'about', { hasFeed: true }),
  route('/news/detail', 'detail', 'about', { itemOf: 'news' }),
  desktopPage('/train', 'article', 'about'),
  route('/consult', 'form', 'about'),
  route('/customerForm', 'form', 'about', { devices: 'phone', counterpart: '/consult' }),
  route('/consultSuccess', 'result', 'about', {
    devices: 'desktop',
    counterpart: '/consultsuccess',
  }),
  route('/consultsuccess', 'result', 'about', {
    // Differs from /consultSuccess only in case, and would overwrite it on a case-insensitive disk.
    id: 'phone/consultsuccess',
    file: '/phone/consultsuccess',
    devices: 'phone',
    counterpart: '/consultSuccess',
  }),

  desktopPage('/opensource', 'article', 'openSource'),
  desktopPage(`/${vendorSlug}OpenSource`, 'article', 'openSource', { id: 'VendorOpenSource' }),
  route('/search', 'search', null),

  route('/PrivacyPolicy', 'article', null, { shell: 'bare' }),
  route('/accessibility', 'article', null),
  route('/partner/login', 'login', 'about', {
    devices: 'desktop',
    counterpart: '/partnerLogin',
    shell: 'bare',
    noindex: true,
  }),
  route('/partnerLogin', 'login', 'about', {
    devices: 'phone',
    counterpart: '/partner/login',
    shell: 'bare',
    noindex: true,
  }),
  route(errorPagePath, 'not-found', null, { shell: 'bare' }),
];
