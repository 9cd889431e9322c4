import type { ReactNode } from 'react';

/** What components take of Gatsby, outside of it: a slice shows its alias. */
export const graphql = (): null => null;

export const Slice = ({ alias, children }: { alias: string; children?: ReactNode }) => (
  <div data-slice={alias}>{children}</div>
);
