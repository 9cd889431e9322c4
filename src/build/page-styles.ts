import { type ChildNode, parse, type Rule } from 'postcss';

const parsed = new Map<string, ChildNode[]>();
const needs = new WeakMap<Rule, string[][]>();

/** The classes that each selector of a rule requires; `:is`, `:where` and `:not` require none. */
function classesOf(rule: Rule): string[][] {
  const found =
    needs.get(rule) ??
    rule.selectors.map((selector) =>
      [...selector.replace(/:(?:is|not|where)\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
        ([, name = '']) => name,
      ),
    );
  needs.set(rule, found);
  return found;
}

/** A stylesheet from webpack, as Gatsby passes it. */
export interface Stylesheet {
  name: string;
  content?: string;
}

/** Whether a file is the stylesheet of everything outside app and slices (src/build/webpack.ts). */
export const isPageSheet = (name: string): boolean => /^\/?pages\.\w+\.css$/.test(name);

/**
 * The rules of that stylesheet that a page's markup uses. The page carries them in its head; webpack loads the
 * whole file with the page's component, so that it has arrived before another page is shown.
 * @param html the page as rendered, without slices
 */
export const pageStyles = (sheets: readonly Stylesheet[], html: string): string =>
  sheets
    .filter(({ name }) => isPageSheet(name))
    .map(({ content = '' }) => usedStyles(content, html))
    .join('');

/** The rules of a stylesheet that a page's markup can use: it has every class of at least one of their selectors. */
export function usedStyles(css: string, html: string): string {
  const nodes = parsed.get(css) ?? parse(css).nodes;
  parsed.set(css, nodes);
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const written = (node: ChildNode): string => {
    if (node.type === 'rule')
      return classesOf(node).some((names) => names.every((name) => classes.has(name))) ? String(node) : '';
    if (node.type !== 'atrule' || !/^(media|supports)$/.test(node.name)) return String(node);
    const content = (node.nodes ?? []).map(written).join('');
    return content && `@${node.name} ${node.params}{${content}}`;
  };
  return nodes.map(written).join('');
}
