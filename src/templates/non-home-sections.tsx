import { sections } from '../features/browser';
import type { SectionComponents } from '../features/browser-feature';
import { Prose } from '../sections/prose/prose';
import { Table } from '../sections/table/table';

/** The components for the kinds of sections whose code and styles home does without. */
export const nonHomeSections: SectionComponents = {
  ProseSection: Prose,
  TableSection: Table,
  ...sections,
};
