import type { Feature } from '../feature';
import { matrixFiles } from './files';
import { searchFacts } from './search-facts';
import { matrixSection } from './section';
import { supportTypes } from './types';
import { supportOfProducts } from './view';

/** Which product runs on which platform and version. */
export const compatibility: Feature = {
  name: 'compatibility',
  types: supportTypes,
  sections: { matrix: matrixSection },
  pageTexts: { compatibility: 'matrix' },
  products: supportOfProducts,
  searchFacts,
  files: ({ content, today }) =>
    content.pages.has('compatibility') ? matrixFiles(content, today) : [],
};
