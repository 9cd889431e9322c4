/// <reference types="gatsby" />

/* The contexts in which Gatsby hands its slices to a page: .cache/slice/context.js, under the name that src/build/webpack.ts gives it. */
declare module 'gatsby-slice-contexts' {
  import type { ComponentType, Context, ReactNode } from 'react';

  interface SliceResult {
    component: ComponentType<{ sliceContext: unknown; data: unknown; children?: ReactNode }>;
    sliceContext: unknown;
    data: unknown;
  }
  /** Names of slices by alias. */
  export const SlicesMapContext: Context<Record<string, string>>;
  export const SlicesResultsContext: Context<Map<string | undefined, SliceResult>>;
}

interface Window {
  /** Gatsby's loader of pages. */
  ___loader: { loadPage(path: string): Promise<{ status?: string } | undefined>; enqueue(path: string): void };
  /** Gatsby's navigation. */
  ___navigate(address: string, options?: { replace?: boolean }): void;
}
