/**
 * The texts of the user interface by namespace: data/ui/LANGUAGE/NAMESPACE.json. The Chinese files
 * are their type. A feature declares its own (`declare module '../../i18n/resources'`), so that
 * they leave with it.
 */
export interface NamespaceFiles {
  common: typeof import('../../data/ui/zh/common.json');
  page: typeof import('../../data/ui/zh/page.json');
  list: typeof import('../../data/ui/zh/list.json');
  notFound: typeof import('../../data/ui/zh/notFound.json');
  header: typeof import('../../data/ui/zh/header.json');
  footer: typeof import('../../data/ui/zh/footer.json');
  siteExtras: typeof import('../../data/ui/zh/siteExtras.json');
  items: typeof import('../../data/ui/zh/items.json');
  /** Words and labels of the motifs (data/motifs), at build time. */
  drawings: typeof import('../../data/ui/zh/drawings.json');
  media: typeof import('../../data/ui/zh/media.json');
  /** Texts of the files and videos that tools/draw/media draws. */
  print: typeof import('../../data/ui/zh/print.json');
  search: typeof import('../../data/ui/zh/search.json');
  /** Rows of the specification section, at build time. */
  specification: typeof import('../../data/ui/zh/specification.json');
  /** The compatibility matrix. */
  matrix: typeof import('../../data/ui/zh/matrix.json');
  /** Support periods of releases, and the upgrade planner. */
  lifecycle: typeof import('../../data/ui/zh/lifecycle.json');
  /** Releases, licences and advisories, at build time. */
  releases: typeof import('../../data/ui/zh/releases.json');
  downloadLabels: typeof import('../../data/ui/zh/downloadLabels.json');
  downloads: typeof import('../../data/ui/zh/downloads.json');
  results: typeof import('../../data/ui/zh/results.json');
  forms: typeof import('../../data/ui/zh/forms.json');
  subscription: typeof import('../../data/ui/zh/subscription.json');
}

/** The texts of a language. */
export type Resources = { [N in keyof NamespaceFiles]: NamespaceFiles[N] };

export type Namespace = keyof Resources;
