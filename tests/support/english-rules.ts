import type { EnglishRules } from '../../src/i18n/english';

/** Rules of English small enough to be read beside a test. */
export const englishRules = (changes: Partial<EnglishRules['hidden']> = {}): EnglishRules => ({
  names: {
    titles: {
      产品与服务: 'Products',
      产品服务: 'Products',
      解决方案: 'Solutions',
      经典案例: 'Customers',
      资源中心: 'Resources',
      关于我们: 'Company',
      其他: 'More',
      容器云: 'Containers',
      研发效能: 'Delivery',
      公司介绍: 'About us',
      最新动态: 'News',
      容器云平台: 'Container platform',
      服务网格: 'Service mesh',
    },
    subtitles: { 多集群的底座: 'A multi-cluster foundation' },
  },
  hidden: {
    products: [{ title: '服务网格', page: 'product/BeyondMesh' }],
    solutions: [{ title: 'DevOps 与微服务咨询' }],
    menuGroups: ['经典案例', '资源中心'],
    footerBigTitles: ['资产管理', '资源中心', '其他'],
    footerSmallTitles: ['最新动态'],
    ...changes,
  },
  exists: (address) => !/nowhere|nothing|^\/en\//.test(address),
  pageName: (id) => ({ 'product/BCC': 'BCC container console', 'news/launch': 'Launch' })[id],
});
