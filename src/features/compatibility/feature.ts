import type { Feature } from '../feature';
import { matrixFiles } from './files';
import { matrixSection } from './section';

/** Which product runs on which platform and version. */
export const compatibility: Feature = {
  name: 'compatibility',
  sections: { matrix: matrixSection },
  files: ({ content, today }) =>
    content.pages.has('compatibility') ? matrixFiles(content, today) : [],
};
