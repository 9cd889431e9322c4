/** Scripts as Gatsby writes them at the end of a page. */
const gatsbyScript = /<script src="([^"]+)" async><\/script>/g;
/** What Gatsby tells its scripts of the build: variables of the window, set by inline scripts that differ from build to build. */
const buildVariable = /<script(?:\s+id="[\w-]+"\s*)?>\s*window\.(___\w+)=("(?:[^"\\]|\\.)*");\s*<\/script>/g;
/** The page's path, by which Gatsby would navigate away from an address that a host rewrites. */
const pagePath = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/g;
/** Styles and script of gatsby-plugin-image's own component; pictures here are plain (src/components/picture.tsx). */
const imageRuntime = [
  /<style>\.gatsby-image-wrapper[^<]*<\/style>/g,
  /<noscript><style>\.gatsby-image-wrapper[^<]*<\/style><\/noscript>/g,
  /<script type="module">const e="undefined"!=typeof HTMLImageElement[^<]*<\/script>/g,
];

/**
 * A page with Gatsby's scripts left to the start script (src/chrome/start-script.ts), and with what they are told as data: every inline script that runs is then
 * the same on all pages and in all builds, and the security policy can name each by its hash. The same page comes out as it is a second time.
 * @param html a rendered page
 */
export function deferScripts(html: string): string {
  const deferred = html
    .replace(gatsbyScript, '<script type="text/plain" data-src="$1"></script>')
    .replace(buildVariable, '<script type="application/json" data-global="$1">$2</script>')
    .replace(pagePath, '');
  return imageRuntime.reduce((page, piece) => page.replace(piece, ''), deferred);
}

const compilationHash = /(data-global="___webpackCompilationHash">)"[^"]*"/;

/** A page (of `deferScripts`) that names another compilation hash. */
export const withCompilationHash = (html: string, hash: string): string => html.replace(compilationHash, `$1"${hash}"`);

/** The texts of a page's inline scripts that a browser runs; JSON and texts of other types are data. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=|\stype="(?!module|text\/javascript)/.test(attributes) || text === '' ? [] : [text],
  );
