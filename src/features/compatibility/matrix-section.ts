import { matrixOf } from './matrix-data';

/** The section of a page query as rules are applied to it. */
export const readMatrix = (section: Queries.MatrixSectionFragment) =>
  matrixOf<Queries.MatrixProductFragment, Queries.MatrixSectionFragment>(section);

export type MatrixSection = ReturnType<typeof readMatrix>;
export type Product = MatrixSection['products'][number];
