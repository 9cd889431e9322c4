/**
 * The groups of the top menu (section 3) in display order, with their names in the API's answer.
 */
export const menuGroups = {
  home: '首页',
  products: '产品与服务',
  solutions: '解决方案',
  cases: '经典案例',
  resources: '资源中心',
  xinchuang: '信创',
  openSource: '开源',
  about: '关于我们',
} as const;

export type MenuGroup = keyof typeof menuGroups;

/** The groups in display order. */
export const menuGroupIds = Object.keys(menuGroups) as MenuGroup[];
