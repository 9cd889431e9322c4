import type { Section } from './schemas/sections';

/** Anchors of the sections in the navigation of product pages. */
const anchorsByKind: Partial<Record<Section['kind'], string>> = {
  painPoints: 'pain-points',
  architecture: 'architecture',
  productsUsed: 'products',
  callToAction: 'next',
  siteMap: 'pages',
};

/** The anchor of a section: its own, or that of its kind. */
export const anchorOf = ({ id, kind }: Pick<Section, 'id' | 'kind'>): string =>
  id ?? anchorsByKind[kind] ?? kind.toLowerCase();
