import { transformSync } from 'esbuild';

/** Inline scripts that a browser runs, as the site writes them (gatsby-ssr.tsx): with comments, which end lines; what is minified already has none. */
const ownScript = /<script>((?:(?!<\/script>)[\s\S])*\n[\s\S]*?)<\/script>/g;

const minified = new Map<string, string>();

/** A script without comments and long names. A few differ, so each is done once a build. */
export function minifyScript(script: string): string {
  const known = minified.get(script);
  if (known !== undefined) return known;
  const { code } = transformSync(script, { minify: true, target: 'es2020', legalComments: 'none' });
  const result = code.trim().replace(/;$/, '');
  minified.set(script, result);
  return result;
}

/** A page with its inline scripts minified; the same page comes out as it is a second time. */
export const minifyScripts = (html: string): string =>
  html.replace(ownScript, (_, script: string) => `<script>${minifyScript(script)}</script>`);
