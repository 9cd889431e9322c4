import type { ReactNode } from 'react';

/** What components take of Gatsby, outside of it: a slice shows its alias, navigation is recorded. */
export const navigations: string[] = [];
export const navigate = (address: string): Promise<void> => {
  navigations.push(address);
  return Promise.resolve();
};
export const graphql = (): null => null;
export const Slice = ({ alias, children }: { alias: string; children?: ReactNode }) => (
  <div data-slice={alias}>{children}</div>
);
