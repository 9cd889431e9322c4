/* Functions that run in the page: they are sent there as text, so they may use nothing from outside. */

/** Titles in which a line ends within a word: between two marks, spaces or punctuation marks of the text. */
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
        if (Math.max(...tops) - Math.min(...tops) > 4)
          words.add(`“${word}” in “${title.textContent}”`);
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

/** Texts of diagrams that a flow comes nearer to than 6 px of the drawing; half the space between lines belongs to a text's box. */
export const struckTexts = () =>
  [...document.querySelectorAll<SVGPathElement>('path.reach')].flatMap((flow) => {
    const matrix = flow.getScreenCTM();
    if (!matrix || !flow.checkVisibility()) return [];

    const length = flow.getTotalLength();
    const points = Array.from({ length: Math.ceil(length / 2) }, (_, at) =>
      flow.getPointAtLength(at * 2).matrixTransform(matrix),
    );
    const texts = [...(flow.ownerSVGElement?.querySelectorAll('text') ?? [])];

    return texts.flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const isNear = points.some(({ x, y }) => {
        const across = Math.max(left - x, 0, x - right);
        const along = Math.max(top + 2 - y, 0, y - bottom + 2);

        return Math.hypot(across, along) < 6 * matrix.a;
      });

      // The numbers of flows stand on their lines.
      return isNear && !/^\d$/.test(text.textContent) ? [text.textContent] : [];
    });
  });

/** Flows of diagrams that cross more than one other, or one near their own number (docs/charts.md). Their lines are upright or level. */
export const crossedFlows = () => {
  type Point = readonly [x: number, y: number];
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

  const crossings = (line: readonly Point[], otherLine: readonly Point[]) =>
    line.slice(1).flatMap((b, first) =>
      otherLine.slice(1).flatMap((d, second): Point[] => {
        const a = line[first] ?? b;
        const c = otherLine[second] ?? d;
        const isCrossed = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

        return isCrossed ? [a[0] === b[0] ? [a[0], c[1]] : [c[0], a[1]]] : [];
      }),
    );

  return [...document.querySelectorAll('svg:has(path.reach)')].flatMap((drawing) => {
    const flows = Array.from(drawing.querySelectorAll('path.reach'), (path) =>
      Array.from(
        (path.getAttribute('d') ?? '').matchAll(/[MLQ](\S+) ([^LQ ]+)/g),
        ([, x, y]): Point => [Number(x), Number(y)],
      ),
    );

    const numbers = Array.from(
      drawing.querySelectorAll('circle[r="9"]'),
      (disc): Point => [Number(disc.getAttribute('cx')), Number(disc.getAttribute('cy'))],
    );
    if (numbers.length !== flows.length)
      return [`${flows.length} flows have ${numbers.length} numbers`];

    return flows.flatMap((flow, at) => {
      const crossed = flows
        .map((otherFlow) => crossings(flow, otherFlow))
        .filter(({ length }) => length > 0);
      const [x, y] = numbers[at] ?? [0, 0];
      const isNear = crossed.flat().some((point) => Math.hypot(point[0] - x, point[1] - y) < 24);

      return crossed.length > 1 || isNear
        ? [`flow ${at + 1} crosses ${crossed.length} others`]
        : [];
    });
  });
};
