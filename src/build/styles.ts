import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root, type Rule } from 'postcss';

/** The site's styles as Gatsby puts them into every page's head. */
const inlined = /<style data-href="([^"]+)"(?: data-identity="gatsby-global-css")?>[\s\S]*?<\/style>/;
/** Classes of a page: what stands in its `class` attributes. */
const classAttribute = /\sclass="([^"]+)"/g;

/** The classes that an element must have for a selector to match; those within :not() it must not have. */
const classesIn = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );

/** A stylesheet, parsed once, of which each page takes its part. */
interface Sheet {
  root: Root;
  /** The classes of each selector of each rule. */
  selectors: Map<Rule, { selector: string; classes: string[] }[]>;
}

const parseSheet = (css: string): Sheet => {
  const root = postcss.parse(css);
  const selectors: Sheet['selectors'] = new Map();
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as { name?: string }).name ?? '')) return;
    selectors.set(
      rule,
      rule.selectors.map((selector) => ({ selector, classes: classesIn(selector) })),
    );
  });
  return { root, selectors };
};

/** The part of a sheet that can match on a page with these classes. */
function partOf({ root, selectors }: Sheet, present: ReadonlySet<string>): string {
  const write = (container: { nodes?: postcss.ChildNode[] | undefined }): string =>
    (container.nodes ?? [])
      .map((node) => {
        if (node.type === 'comment') return '';
        if (node.type === 'decl') return `${node.toString()};`;
        if (node.type === 'rule') {
          const known = selectors.get(node);
          if (!known) return node.toString();
          const kept = known.filter(({ classes }) => classes.every((name) => present.has(name)));
          return kept.length === 0
            ? ''
            : `${kept.map(({ selector }) => selector).join(',')}{${write(node).replace(/;$/, '')}}`;
        }
        if (!node.nodes || /keyframes$|^font-face$/.test(node.name))
          return `${node.toString()}${node.nodes ? '' : ';'}`;
        const inner = write(node);
        return inner === '' ? '' : `@${node.name} ${node.params}{${inner}}`;
      })
      .join('');
  return write(root);
}

/**
 * Gives the function that leaves in a page's head only the styles that the page can use; the whole stylesheet is loaded with the site's script
 * (src/chrome/start-script.ts), before it shows anything new. Taken anew from the whole one each time, so that a page whose menu has changed gets what it needs.
 * @param folder the built site, which holds the stylesheet that the pages name
 */
export function createStyleReducer(folder: string): (html: string) => string {
  const sheets = new Map<string, Sheet>();
  const sheetAt = (href: string): Sheet => {
    const known = sheets.get(href);
    if (known) return known;
    const sheet = parseSheet(readFileSync(join(folder, href), 'utf8'));
    sheets.set(href, sheet);
    return sheet;
  };
  // Many pages are made of the same elements, and take the same part.
  const parts = new Map<string, string>();
  return (html) =>
    html.replace(inlined, (_, href: string) => {
      const attributes = new Set([...html.matchAll(classAttribute)].map(([, names = '']) => names));
      const present = new Set([...attributes].flatMap((names) => names.split(/\s+/)));
      const key = `${href} ${[...present].sort().join(' ')}`;
      const part = parts.get(key) ?? partOf(sheetAt(href), present);
      parts.set(key, part);
      return `<style data-href="${href}">${part}</style>`;
    });
}
