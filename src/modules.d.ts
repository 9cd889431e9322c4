/// <reference types="gatsby" />

/** The script of src/chrome/before-paint, bundled; set by src/build/webpack.ts where HTML is rendered. */
declare const BEFORE_PAINT: string;

interface Window {
  /** Gatsby's loader of pages. */
  ___loader: { loadPage(path: string): Promise<{ status?: string } | undefined>; hovering(path: string): void };
}
