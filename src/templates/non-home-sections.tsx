import { Matrix } from '../features/compatibility/matrix';
import { Lifecycle } from '../features/lifecycle/lifecycle';
import { Prose } from '../sections/prose/prose';
import { PlainTable, Specification, Table } from '../sections/table/table';
import type { NonHomeSections } from './section-registry';

/** The components for the kinds of sections whose code and styles home does without. */
export const nonHomeSections: NonHomeSections = {
  MatrixSection: Matrix,
  LifecycleSection: Lifecycle,
  ProseSection: Prose,
  TableSection: Table,
  SpecificationSection: Specification,
  EndingSection: PlainTable,
  LicencesSection: PlainTable,
  PricesSection: PlainTable,
  ModelsSection: PlainTable,
};
