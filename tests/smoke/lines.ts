/*
 * Functions that run in the page: they are sent there as text, so they may use nothing from
 * outside.
 */

/**
 * Titles in which a line ends within a word: between two marks, spaces or punctuation marks of the
 * text.
 */
export const brokenWords = () => {
  const words = new Set<string>();
  const range = document.createRange();

  for (const title of document.querySelectorAll('h1, h2, h3, main dd[style], [data-tile]')) {
    if (!title.checkVisibility({ visibilityProperty: true })) continue;

    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N}\u00a0.,%+]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);

        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => top);
        const isBroken = Math.max(...tops) - Math.min(...tops) > 4;
        if (isBroken) words.add(`“${word}” in “${title.textContent}”`);
      }
    }
  }

  return [...words];
};

/** Grids of several columns whose last row is one cell of one column. */
export const orphans = () =>
  [...document.querySelectorAll('main ul, main ol, main dl, main div')].flatMap((grid) => {
    const style = getComputedStyle(grid);
    if (style.display !== 'grid' || style.gridTemplateColumns.split(' ').length < 2) return [];

    const boxes = [...grid.children]
      .map((cell) => cell.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const last = boxes.at(-1);
    if (!last || boxes.length < 3) return [];

    const isAlone = boxes.every((box) => box === last || box.bottom <= last.top + 1);
    const isWide = last.width > grid.getBoundingClientRect().width * 0.6;

    return isAlone && !isWide ? [`${grid.className} of ${boxes.length}`] : [];
  });

/**
 * Texts of diagrams that a flow comes nearer to than 6 px of the drawing; half the space between
 * lines belongs to a text's box.
 */
export const struckTexts = () =>
  [...document.querySelectorAll<SVGPathElement>('path.reach')].flatMap((flow) => {
    const matrix = flow.getScreenCTM();
    if (!matrix || !flow.checkVisibility()) return [];

    const length = flow.getTotalLength();
    const points = Array.from({ length: Math.ceil(length / 2) }, (_, index) =>
      flow.getPointAtLength(index * 2).matrixTransform(matrix),
    );
    const texts = [...(flow.ownerSVGElement?.querySelectorAll('text') ?? [])];

    return texts.flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const isNear = points.some(({ x, y }) => {
        const distanceX = Math.max(left - x, 0, x - right);
        const distanceY = Math.max(top + 2 - y, 0, y - bottom + 2);

        return Math.hypot(distanceX, distanceY) < 6 * matrix.a;
      });

      // The numbers of flows stand on their lines.
      return isNear && !/^\d$/.test(text.textContent) ? [text.textContent] : [];
    });
  });

/**
 * Flows of diagrams that cross more than one other, or one near their own number (docs/charts.md).
 * Their lines are upright or level.
 */
export const crossedFlows = () => {
  interface Point {
    x: number;
    y: number;
  }
  interface Segment {
    start: Point;
    end: Point;
  }

  const segmentsOf = (points: readonly Point[]): Segment[] =>
    points.slice(1).map((end, index) => ({ start: points[index] ?? end, end }));

  /** On which side of a segment's line a point lies: 1, -1, or 0 on the line. */
  const sideOf = ({ start, end }: Segment, point: Point) =>
    Math.sign((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x));

  const separates = (segment: Segment, { start, end }: Segment) =>
    sideOf(segment, start) * sideOf(segment, end) < 0;

  const crossingOf = (segment: Segment, other: Segment): Point[] => {
    if (!separates(segment, other) || !separates(other, segment)) return [];

    const isUpright = segment.start.x === segment.end.x;
    const upright = isUpright ? segment : other;
    const level = isUpright ? other : segment;
    return [{ x: upright.start.x, y: level.start.y }];
  };

  const crossings = (line: readonly Point[], otherLine: readonly Point[]) =>
    segmentsOf(line).flatMap((segment) =>
      segmentsOf(otherLine).flatMap((other) => crossingOf(segment, other)),
    );

  const pointsOf = (path: Element): Point[] =>
    Array.from((path.getAttribute('d') ?? '').matchAll(/[MLQ](\S+) ([^LQ ]+)/g), ([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));

  const centreOf = (disc: Element): Point => ({
    x: Number(disc.getAttribute('cx')),
    y: Number(disc.getAttribute('cy')),
  });

  return [...document.querySelectorAll('svg:has(path.reach)')].flatMap((drawing) => {
    const flows = Array.from(drawing.querySelectorAll('path.reach'), pointsOf);
    const numbers = Array.from(drawing.querySelectorAll('circle[r="9"]'), centreOf);
    if (numbers.length !== flows.length)
      return [`${flows.length} flows have ${numbers.length} numbers`];

    return flows.flatMap((flow, index) => {
      const crossingsByFlow = flows
        .map((otherFlow) => crossings(flow, otherFlow))
        .filter(({ length }) => length > 0);

      const number = numbers[index] ?? { x: 0, y: 0 };
      const isNearNumber = crossingsByFlow
        .flat()
        .some(({ x, y }) => Math.hypot(x - number.x, y - number.y) < 24);

      const count = crossingsByFlow.length;
      return count > 1 || isNearNumber ? [`flow ${index + 1} crosses ${count} others`] : [];
    });
  });
};
