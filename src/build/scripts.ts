import { createHash } from 'node:crypto';
import { minifyScript } from './minify';

/** Scripts as Gatsby writes them at the end of a page. */
const gatsbyScript = /<script src="([^"]+)" async><\/script>/g;
/** What Gatsby tells its scripts of the build: variables of the window, set by inline scripts that differ from build to build. */
const buildVariable = /<script(?:\s+id="[\w-]+"\s*)?>\s*window\.___\w+="(?:[^"\\]|\\.)*";\s*<\/script>/g;
/** The page's path, by which Gatsby would navigate away from an address that a host rewrites. */
const pagePath = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/g;
/** What nobody needs: which version made the page; styles and script of gatsby-plugin-image's own component, for pictures here are plain (src/components/picture.tsx). */
const needless = [
  /<meta name="generator"[^>]*>/g,
  /<style>\.gatsby-image-wrapper[^<]*<\/style>/g,
  /<noscript>(?:<style>\.gatsby-image-wrapper[^<]*<\/style>)?<\/noscript>/g,
  /<script type="module">const e="undefined"!=typeof HTMLImageElement[^<]*<\/script>/g,
];

/** A script that the start script (src/chrome/start-script.ts) loads. */
const waiting = (src: string) => `<script type="text/plain" data-src="${src}"></script>`;
/** What the boot script stands in for: webpack's runtime, or an earlier boot script. */
const runtimeOrBoot = /^\/(?:webpack-runtime|boot)-[0-9a-f]{20}\.js$/;
const anyWaiting = /<script type="text\/plain" data-src="([^"]+)"><\/script>/g;

/** A file of the site: its path, with a digest of its text in the name. */
interface ScriptFile {
  path: string;
  text: string;
}

/**
 * What has to run before Gatsby's scripts, as a script of its own: in every page it would be a kilobyte that nobody needs before the first move. It ends with
 * webpack's runtime, without which the others do nothing: they never run untold, which would have Gatsby load the page anew.
 * @param watch the script that notices what cannot be loaded
 * @param chunks Gatsby's chunk-map.json, which its scripts expect as a text
 * @param compilationHash changes with the site's scripts: Gatsby compares it with that of app-data.json
 * @param runtime webpack's
 */
export function bootScript(watch: string, chunks: string, compilationHash: string, runtime: string): ScriptFile {
  const variables = { ___chunkMapping: chunks, ___webpackCompilationHash: compilationHash };
  const text = `${minifyScript(`${watch};Object.assign(window,${JSON.stringify(variables)})`)};\n${runtime}`;
  return { path: `/boot-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`, text };
}

/**
 * A page with Gatsby's scripts left to the start script, the boot script in place of webpack's runtime: every inline script that runs is then the same on all pages
 * and in all builds, and the security policy can name each by its hash. The same page comes out as it is a second time.
 * @param html a rendered page @param boot the path of `bootScript`
 */
export function deferScripts(html: string, boot: string): string {
  const deferred = html
    .replace(buildVariable, '')
    .replace(gatsbyScript, waiting('$1'))
    .replace(pagePath, '')
    .replace(anyWaiting, (_, src: string) => waiting(runtimeOrBoot.test(src) ? boot : src));
  return needless.reduce((page, piece) => page.replace(piece, ''), deferred);
}

/** The texts of a page's inline scripts that a browser runs; JSON and texts of other types are data. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=|\stype="(?!module|text\/javascript)/.test(attributes) || text === '' ? [] : [text],
  );
