import { Matrix } from '../features/compatibility/matrix';
import { Lifecycle } from '../features/lifecycle/lifecycle';
import { Prose } from '../sections/prose/prose';
import { Table } from '../sections/table/table';
import type { NonHomeSections } from './section-registry';

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
