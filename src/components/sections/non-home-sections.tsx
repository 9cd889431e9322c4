import { Lifecycle } from './lifecycle';
import { Matrix } from './matrix';
import { Prose } from './prose';
import type { NonHomeSections } from './registry';
import { Table } from './table';

/** The components for the kinds of sections whose code and styles home does without. */
export const nonHomeSections: NonHomeSections = {
  matrix: Matrix,
  lifecycle: Lifecycle,
  prose: Prose,
  table: Table,
  specification: Table,
  ending: Table,
  licences: Table,
  prices: Table,
  models: Table,
};
