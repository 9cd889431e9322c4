import type { Store } from 'gatsby';

/** The project's folder, as Gatsby knows it. */
export const projectRoot = (store: Store): string =>
  (store.getState() as { program: { directory: string } }).program.directory;
