import type { SectionComponents } from '../../features/browser-feature';
import { toolSections } from '../../features/browser-tools';
import { formKinds } from './form';

/** The kinds of sections that a page of tools may have. */
export const toolKinds: SectionComponents = {
  ...formKinds,
  ...toolSections,
};
