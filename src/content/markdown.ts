import type { Heading, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
// Declares `hProperties`.
import type {} from 'remark-rehype';
import { type Plugin, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { memoise, once } from './memoise';

/** Languages of highlighted code; `output` is a command's output and isn't highlighted. */
export const codeLanguages = { bash: 'Shell', yaml: 'YAML', json: 'JSON', output: '' } as const;

/** The anchor of a heading, written `{#id}` at its end: the same in both languages. */
export const anchorIn = ({ data }: Heading): string => String(data?.hProperties?.['id'] ?? '');

/** Moves the anchors of headings from their texts to their data. */
const moveAnchors: Plugin<[], Root> = () => (tree) =>
  visit(tree, 'heading', (heading) => {
    const text = heading.children.at(-1);
    if (text?.type !== 'text') return;

    const match = /\s*\{#([\w-]+)\}$/.exec(text.value);
    if (!match) return;

    text.value = text.value.slice(0, match.index);
    heading.data = { hProperties: { id: match[1] } };
  });

const reader = once(() =>
  unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(moveAnchors),
);

/**
 * Reads Markdown: CommonMark with tables, and anchors of headings. Lines count from 1. Checks and
 * pages read each text several times.
 */
export const parseMarkdown = memoise(
  (text: string): Root => reader().runSync(reader().parse(text)),
  (text) => text,
);

/** Everything below a page, in the order of the text. */
export function nodesIn(tree: Root): Nodes[] {
  const nodes: Nodes[] = [];
  visit(tree, (node) => void nodes.push(node));
  return nodes;
}

/** The prose of a node, without code blocks. */
export function proseOf(node: Nodes): string {
  if ('children' in node) {
    const separator = /^(table|tableRow|list)$/.test(node.type) ? ' ' : '';
    return node.children.map(proseOf).join(separator);
  }

  return 'value' in node && node.type !== 'code' ? node.value : '';
}

/** The headings of a page. */
export const headingsIn = ({ children }: Root): { id: string; label: string; depth: number }[] =>
  children.flatMap((node) =>
    node.type === 'heading'
      ? [{ id: anchorIn(node), label: proseOf(node), depth: node.depth }]
      : [],
  );

/**
 * Resolves a link: `#x` on the same page, `architecture#x` on another page of the product,
 * `/lifecycle` on another page of the site, otherwise a target as in all data.
 */
export const docTarget = (
  url: string,
  { product, page }: { product: string; page: string },
): string => {
  if (url.startsWith('#')) return `docs/${product}/${page}${url}`;
  if (url.startsWith('/')) return url.slice(1);

  return /^[a-z-]+(#[\w-]+)?$/.test(url) ? `docs/${product}/${url}` : url;
};
