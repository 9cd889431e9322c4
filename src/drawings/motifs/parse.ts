import { parseDocument } from 'htmlparser2';
import { element, escapeText } from '../svg';
import { type Area, canvas, type Motif, slotsIn, type TextLine } from './motif';

/** What is wrong with a file. */
export interface MotifProblem {
  /** Where in the file, in characters from its start. */
  offset: number;
  /** The element, e.g. `<rect>`. */
  element: string;
  /** What to do about it. */
  message: string;
}

type XmlNode = ReturnType<typeof parseDocument>['children'][number];
type XmlElement = Extract<XmlNode, { attribs: object }>;
type Attributes = Record<string, string>;

const isElement = (node: XmlNode): node is XmlElement => 'attribs' in node;

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];

/** What each element of a page's drawing may hold. */
const contents: Readonly<Record<string, readonly string[]>> = {
  svg: ['g', 'text', ...shapes],
  g: ['g', 'text', ...shapes],
  text: ['tspan'],
  tspan: [],
  ...Object.fromEntries(shapes.map((shape) => [shape, []])),
};

const editorElements = ['title', 'desc', 'metadata', 'defs', 'style'];

/**
 * Whether an element is for those who edit the file. An editor's own elements have a prefix:
 * `sodipodi:namedview`.
 */
const isForEditors = ({ name }: XmlElement): boolean =>
  editorElements.includes(name) || name.includes(':');

/** Shows a file in an editor as the site does. */
const editorStyle = '@import "look.css";';

const numberAttributes = 'x y width height rx ry cx cy r x1 y1 x2 y2 pathLength'.split(' ');
const otherAttributes = ['class', 'd', 'points', 'transform', 'style', 'text-anchor'];

const looksOfShapes = ['line', 'grid', 'flow', 'dashed', 'ground', 'face', 'tint', 'solid'];
const looksOfTexts = ['note', 'strong', 'accent', 'on'];
const changes = ['drawn', 'arrives', 'grows', 'moves'];

/** The classes of src/styles/drawing.css that a motif may have. */
const looks = [...looksOfShapes, ...looksOfTexts, ...changes];

/** From where a part moves in. */
const offsetStyle = /^--x: *-?[\d.]+px; *--y: *-?[\d.]+px;?$/;

const wantedViewBox = [canvas.x, canvas.y, canvas.width, canvas.height].join(' ');

/** The attributes that pages get: without names of parts and what editors add, on one line. */
const shownAttributes = ({ attribs }: XmlElement): Attributes =>
  Object.fromEntries(
    Object.entries(attribs)
      .filter(([name]) => name !== 'id' && name !== 'xmlns' && !name.includes(':'))
      .map(([name, value]) => [name, value.trim().replace(/\s+/g, ' ')]),
  );

/** What is wrong with an attribute; undefined if nothing is. */
function attributeProblem([name, value]: [name: string, value: string]): string | undefined {
  if (numberAttributes.includes(name))
    return Number.isNaN(Number(value)) ? `${name} is no number: ${value}` : undefined;

  if (name === 'style' && !offsetStyle.test(value))
    return 'style says only from where a part moves in, e.g. --x:0px;--y:150px: colours and strokes are classes';

  if (name === 'class') {
    const unknownLook = value.split(' ').find((look) => !looks.includes(look));
    return unknownLook === undefined
      ? undefined
      : `there is no look ${unknownLook}; there are ${looks.join(', ')}`;
  }

  return otherAttributes.includes(name)
    ? undefined
    : `remove ${name}: colours, strokes and letters are classes (${looks.join(', ')})`;
}

const textOf = (node: XmlNode): string => {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'data' in node && node.type === 'text' ? node.data : '';
};

/** The smallest of the rectangles around a point; else the canvas. */
function frameAround(x: number, y: number, rectangles: readonly Area[]): Area {
  const sizeOf = ({ width, height }: Area) => width * height;
  const isAround = (area: Area) =>
    x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

  const [smallest = canvas] = rectangles
    .filter(isAround)
    .sort((first, second) => sizeOf(first) - sizeOf(second));
  return smallest;
}

/** A line of text before all rectangles are known. */
type PlacedText = Omit<TextLine, 'frame'> & { y: number };

/** Reads the elements of one file. */
class MotifReader {
  readonly problems: MotifProblem[] = [];
  readonly rectangles: Area[] = [];
  readonly texts: PlacedText[] = [];

  /** Markup of what an element holds. */
  contentOf(parent: XmlElement, isTransformed: boolean): string {
    const markup = parent.children.map((node) => {
      if (isElement(node)) return this.markupOf(node, parent, isTransformed);
      if (textOf(node).trim() !== '')
        this.report(parent, `holds “${textOf(node).trim()}”: words stand in <text>`);
      return '';
    });
    return markup.join('');
  }

  /** Markup of an element for pages; empty if it is only for editors. */
  private markupOf(node: XmlElement, parent: XmlElement, isInTransformed: boolean): string {
    if (isForEditors(node)) {
      this.checkStyle(node);
      return '';
    }

    const elements = contents[parent.name] ?? [];
    if (!elements.includes(node.name)) {
      const list = elements.join(', ') || 'nothing';
      this.report(node, `cannot stand in <${parent.name}>, which holds ${list}: delete it`);
      return '';
    }

    const attributes = shownAttributes(node);
    this.checkAttributes(node, attributes);
    const isTransformed = isInTransformed || 'transform' in attributes;

    if (node.name === 'text') return this.textMarkup(node, attributes, isTransformed);
    if (node.name === 'rect' && !isTransformed) this.addRectangle(attributes);

    const content = this.contentOf(node, isTransformed);
    if (node.name !== 'g') return element(node.name, attributes);

    const isPlainGroup = Object.keys(attributes).length === 0;
    return isPlainGroup || content === '' ? content : element('g', attributes, content);
  }

  /** A line of text. Editors put it into a <tspan>. */
  private textMarkup(node: XmlElement, attributes: Attributes, isTransformed: boolean): string {
    const spans = node.children.filter(isElement);
    if (spans.some(({ name }) => name !== 'tspan') || spans.length > 1)
      this.report(node, 'is one line: write further ones as texts of their own');

    const text = textOf(node).trim().replace(/\s+/g, ' ');
    if (slotsIn(text).length === 0)
      this.report(node, `is “${text}”: write a slot such as {{name}}, and its word in data/ui`);
    if (isTransformed)
      this.report(node, 'has a transform, which hides where its word is: change x and y');

    const { x = '0', y = '0', 'text-anchor': anchor = 'start' } = attributes;
    this.texts.push({ text, x: Number(x), y: Number(y), anchor });
    return element('text', attributes, escapeText(text));
  }

  private addRectangle({ x = '0', y = '0', width, height }: Attributes): void {
    this.rectangles.push({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    });
  }

  private checkAttributes(node: XmlElement, attributes: Attributes): void {
    for (const problem of Object.entries(attributes).map(attributeProblem)) {
      if (problem !== undefined) this.report(node, problem);
    }
  }

  private checkStyle(node: XmlElement): void {
    if (node.name === 'style' && textOf(node).trim() !== editorStyle)
      this.report(node, `is only ${editorStyle}: looks stand in src/styles/drawing.css`);
  }

  report({ name, startIndex }: XmlElement, message: string): void {
    this.problems.push({ offset: startIndex ?? 0, element: `<${name}>`, message });
  }
}

const emptyMotif: Motif = { markup: '', words: [], lines: [] };

const missingRoot: MotifProblem = {
  offset: 0,
  element: '<svg>',
  message: `is missing: a motif is one <svg viewBox="${wantedViewBox}">`,
};

/**
 * Reads a motif from its SVG file. Pages get neither what is there for editors (names of parts, a
 * title, the editor's own elements) nor white space.
 * @returns the motif as far as it can be read, and what is wrong with the file
 */
export function parseMotif(svg: string): { motif: Motif; problems: MotifProblem[] } {
  const document = parseDocument(svg, { xmlMode: true, withStartIndices: true });
  const reader = new MotifReader();

  const elements = document.children.filter(isElement);
  const root = elements.find(({ name }) => name === 'svg');
  if (!root) return { motif: emptyMotif, problems: [missingRoot] };

  for (const extraRoot of elements.filter((node) => node !== root))
    reader.report(extraRoot, 'stands outside of <svg>: move it inside, or delete it');

  const { viewBox = 'none' } = root.attribs;
  if (viewBox !== wantedViewBox)
    reader.report(
      root,
      `the viewBox is ${viewBox}: write viewBox="${wantedViewBox}", which is 400 by 360 units and a margin of 2`,
    );

  const markup = reader.contentOf(root, false);
  const lines = reader.texts.map(({ y, ...text }) => ({
    ...text,
    frame: frameAround(text.x, y, reader.rectangles),
  }));
  const words = lines.flatMap(({ text }) => slotsIn(text));

  return { motif: { markup, words: [...new Set(words)], lines }, problems: reader.problems };
}
