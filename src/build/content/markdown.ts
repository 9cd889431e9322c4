import remark from 'remark';

/** A node of Markdown, as remark reads it; `row` and `cell` are those of a table, which remark reads as a paragraph. */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  depth?: number;
  url?: string;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean | null;
  spread?: boolean | null;
  /** The anchor of a heading, written `{#id}` at its end: the same in both languages. */
  id?: string;
  position?: { start: { line: number } };
}

/** Languages of code that are highlighted; `output` is what a command prints and is not highlighted. */
export const codeLanguages = { bash: 'Shell', yaml: 'YAML', json: 'JSON', output: '' } as const;

const parseBlocks = (text: string) => remark().parse(text) as MarkdownNode;
const isRule = (line = '') => /^\|[-:| ]+\|$/.test(line);

/** A paragraph whose lines are rows between `|`, as a table; otherwise null. */
function tableIn(lines: readonly string[], start: number): MarkdownNode | null {
  if (!isRule(lines[1]?.trim())) return null;
  const rows = lines.flatMap((line, index): MarkdownNode[] => {
    if (index === 1) return [];
    const position = { start: { line: start + index } };
    const cells = line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/);
    const children = cells.map((cell) => {
      const children = parseBlocks(cell.trim()).children?.[0]?.children ?? [];
      return { type: 'cell', children, position };
    });
    return [{ type: 'row', children, position }];
  });
  return { type: 'table', children: rows, position: { start: { line: start } } };
}

const trees = new Map<string, MarkdownNode>();

/** Reads Markdown: CommonMark with tables, and anchors of headings. Lines count from 1. */
export function parseMarkdown(text: string): MarkdownNode {
  // Checks and pages read the same text.
  const known = trees.get(text);
  if (known) return known;
  const lines = text.split('\n');
  const refine = (node: MarkdownNode): MarkdownNode => {
    const start = node.position?.start.line ?? 1;
    if (node.type === 'paragraph') {
      const end = lines.findIndex((line, index) => index >= start && line.trim() === '');
      const table = tableIn(lines.slice(start - 1, end < 0 ? undefined : end), start);
      if (table) return table;
    }
    const children = node.children?.map(refine);
    const last = node.type === 'heading' ? children?.at(-1) : undefined;
    const [whole, id] = /\s*\{#([\w-]+)\}$/.exec(last?.value ?? '') ?? [];
    if (last?.value && whole) last.value = last.value.slice(0, -whole.length);
    return { ...node, ...(children ? { children } : {}), ...(id ? { id } : {}) };
  };
  const tree = refine(parseBlocks(text));
  trees.set(text, tree);
  return tree;
}

/** The node and everything below it, in the order of the text. */
export const nodesIn = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** The prose of a node, without code blocks. */
export const proseOf = (node: MarkdownNode): string =>
  node.type === 'code'
    ? ''
    : (node.value ?? (node.children ?? []).map(proseOf).join(/^(row|table|list)$/.test(node.type) ? ' ' : ''));

export interface Heading {
  id: string;
  label: string;
  depth: number;
}

/** The headings of a page's outline. */
export const headingsIn = (tree: MarkdownNode): Heading[] =>
  (tree.children ?? []).flatMap((node) =>
    node.type === 'heading' ? [{ id: node.id ?? '', label: proseOf(node), depth: node.depth ?? 2 }] : [],
  );

/** Resolves a link: `#x` on the same page, `architecture#x` on another page of the product, `/lifecycle` on another page of the site, otherwise a target as in all data. */
export const docTarget = (url: string, { product, page }: { product: string; page: string }): string => {
  if (url.startsWith('#')) return `docs/${product}/${page}${url}`;
  if (url.startsWith('/')) return url.slice(1);
  return /^[a-z-]+(#[\w-]+)?$/.test(url) ? `docs/${product}/${url}` : url;
};
