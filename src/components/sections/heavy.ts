import { Lifecycle } from './lifecycle';
import { Matrix } from './matrix';
import type { Heavy } from './registry';
import { Table } from './table';
import { Text } from './text';

/** The components for the kinds of sections whose code and styles home does without. */
export const heavy: Heavy = {
  matrix: Matrix,
  lifecycle: Lifecycle,
  prose: Text,
  table: Table,
  specification: Table,
  ending: Table,
  licences: Table,
  prices: Table,
  models: Table,
};
