import { isDeepStrictEqual } from 'node:util';
import { type Node, parseTree } from 'jsonc-parser';

/*
 * JSON as a person would have changed it: what is untouched stays byte for byte, what is new looks
 * like its neighbours.
 */

/** Longest line of an object or a list that stands on one. */
const lineWidth = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Text {
  text: string;
}

const sliceOf = ({ offset, length }: Node, { text }: Text): string =>
  text.slice(offset, offset + length);

/** The value that a part of the file stands for. */
const parseNode = (node: Node, file: Text): unknown => JSON.parse(sliceOf(node, file));

/** The value of an object's key. */
const childAt = (node: Node | undefined, key: string): Node | undefined =>
  node?.type === 'object'
    ? node.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1]
    : undefined;

/** Whether a list or an object stands on one line; undefined for one that has nothing in it. */
function isOnOneLine(node: Node | undefined, file: Text): boolean | undefined {
  if (!node?.children?.length) return undefined;
  return !sliceOf(node, file).includes('\n');
}

/** Parts between brackets, on one line if its neighbours are, and it fits. */
function bracketed(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  oneLine: boolean,
  indent: string,
): string {
  if (parts.length === 0) return open + close;

  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  const fits = !line.includes('\n') && indent.length + line.length <= lineWidth;
  if (oneLine && fits) return line;

  const inner = `${indent}  `;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/**
 * A value as text.
 * @param node what stood there
 * @param model where nothing stood: a neighbour, whose layout it takes
 */
function print(
  value: unknown,
  node: Node | undefined,
  model: Node | undefined,
  file: Text,
  indent: string,
): string {
  if (node && isDeepStrictEqual(parseNode(node, file), value)) return sliceOf(node, file);

  const layout = node ?? model;
  if (Array.isArray(value)) return printList(value, node, layout, file, indent);
  if (isObject(value)) return printObject(value, node, layout, file, indent);
  return JSON.stringify(value);
}

function printObject(
  value: Record<string, unknown>,
  node: Node | undefined,
  layout: Node | undefined,
  file: Text,
  indent: string,
): string {
  const keys = Object.keys(value);
  const oneLine = isOnOneLine(layout, file) ?? false;
  const parts = keys.map((key) => {
    const model = childAt(layout, key) ?? layout?.children?.[0]?.children?.[1];
    return `${JSON.stringify(key)}: ${print(value[key], childAt(node, key), model, file, `${indent}  `)}`;
  });

  return bracketed(['{', '}'], parts, oneLine, indent);
}

/**
 * The former entries of a list that are entries of it still, each at most once, by the place of the
 * entry.
 */
function matchEntries(
  value: readonly unknown[],
  nodes: readonly Node[],
  file: Text,
): (Node | undefined)[] {
  const free = new Set(nodes);
  const take = (node: Node | undefined) => {
    if (!node || !free.has(node)) return undefined;
    free.delete(node);
    return node;
  };

  const equals = value.map((entry) =>
    take([...free].find((node) => isDeepStrictEqual(parseNode(node, file), entry))),
  );

  // A changed entry is the one that stood in its place.
  return equals.map((node, index) => node ?? take(nodes[index]));
}

function printList(
  value: readonly unknown[],
  node: Node | undefined,
  layout: Node | undefined,
  file: Text,
  indent: string,
): string {
  const former = node?.type === 'array' ? (node.children ?? []) : [];
  const neighbours = layout?.children ?? [];
  const formerEntries = matchEntries(value, former, file);
  const isText = value.every((entry) => typeof entry !== 'object');
  const oneLine = isOnOneLine(layout, file) ?? false;
  const parts = value.map((entry, index) => {
    const model = neighbours.find(
      ({ type }) => type === (Array.isArray(entry) ? 'array' : 'object'),
    );
    return print(entry, formerEntries[index], model, file, `${indent}  `);
  });

  return bracketed(['[', ']'], parts, oneLine && isText, indent);
}

/**
 * The text of a JSON file with another value.
 * @param text the file as it is; empty for a new file
 * @param model the text of a file of the same kind, whose layout a new file takes
 */
export function rewriteJson(text: string, value: unknown, model = ''): string {
  const source = text || model;
  const root = source ? parseTree(source) : undefined;
  const end = /\n$/.test(source) || source === '' ? '\n' : '';

  return print(value, text ? root : undefined, root, { text: source }, '') + end;
}
