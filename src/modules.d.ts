/// <reference types="gatsby" />

/**
 * The script of src/layout/before-paint, bundled; set by src/gatsby/webpack.ts where HTML is
 * rendered.
 */
declare const BEFORE_PAINT: string;
/** Ids of the pages and items that the site does without as drafts; webpack puts them in. */
declare const DRAFTS: readonly string[];

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}

// React 18 writes these attributes and custom properties as they are, but does not know their
// types.
declare namespace React {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'hide';
  }
}

declare module 'subset-font' {
  /** A font with only these characters. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'sfnt';
      keepFeatures?: string[];
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

declare module 'compression' {
  import type { Request, RequestHandler, Response } from 'express';

  type Filter = (request: Request, response: Response) => boolean;
  /** Compresses answers whose type is worth it: brotli or gzip, as the browser takes them. */
  const compression: { (options: { filter: Filter }): RequestHandler; filter: Filter };
  export default compression;
}
