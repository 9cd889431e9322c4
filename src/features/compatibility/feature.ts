import type { Feature } from '../feature';
import { checkRules } from './check';
import { matrixFiles } from './files';
import { matrixSection } from './section';

/** Which product runs on which platform and version. */
export const compatibility: Feature = {
  name: 'compatibility',
  sections: { matrix: matrixSection },
  check: (content, { report }) => checkRules(content, report),
  files: ({ content, today }) =>
    content.pages.has('compatibility') ? matrixFiles(content, today) : [],
};
