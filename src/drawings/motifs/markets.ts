import { curveBasis, line as curveThrough } from 'd3-shape';
import type { Point } from '../svg';
import { arrives, flow, grows, label, line, type Motif, path, rect, upTo } from './kit';

/** Fixed income: a yield in its parts, down to what the cash flows leave unexplained. */
export const attribution: Motif = ({ word }) => {
  const parts = [
    { name: 'coupon', top: 96, foot: 320, look: 'tint' },
    { name: 'curve', top: 48, foot: 96, look: 'tint' },
    { name: 'funding', top: 48, foot: 208, look: 'face' },
    { name: 'net', top: 208, foot: 320, look: 'solid' },
  ];

  const baseline = path('M0 320H400');
  const connectors = path('M72 96H104M168 48H200M264 208H296', 'line dashed');

  const bars = parts.map(({ name, top, foot, look }, index) => {
    const x = index * 104 + 4;
    const bar = rect(x, top, 80, foot - top, look);
    return [
      name === 'net' ? grows(bar) : bar,
      label(word(name), x + 40, 342, 'strong', 'middle'),
    ].join('');
  });

  const fundingArrow = path('M252 56V200m-5 -8l5 8 5 -8', 'flow');
  const residual = [
    rect(316, 194, 80, 8, 'line dashed', 2),
    label(word('residual'), 400, 184, 'note accent', 'end'),
  ];

  return [baseline, connectors, ...bars, fundingArrow, ...residual];
};

/** Credit risk: what a group owes in its kinds, a reservation on top, and the limit. */
export const exposure: Motif = ({ word }) => {
  const debts = [
    { name: 'loans', top: 256, height: 88 },
    { name: 'bonds', top: 188, height: 68 },
    { name: 'other', top: 148, height: 40 },
  ];

  const group = [
    label(word('group'), 0, 20, 'strong'),
    rect(8, 40, 96, 40, 'tint'),
    path('M56 80v24M20 144v-40h72v40M56 104v96'),
    ...[0, 64].map((x) => rect(x, 144, 48, 32, 'face')),
    rect(32, 200, 48, 32, 'face'),
    flow(112, 188, 168, 188),
  ];

  const limit = [
    path('M176 344H400'),
    path('M176 64H400', 'flow'),
    label(word('limit'), 400, 52, 'strong accent', 'end'),
  ];

  const stack = debts.flatMap(({ name, top, height }) => [
    rect(192, top, 104, height, 'face', 3),
    label(word(name), 308, top + height / 2 + 4, 'note'),
  ]);
  const reservation = [
    grows(rect(192, 92, 104, 56, 'tint', 3)),
    label(word('reserved'), 308, 124, 'strong'),
  ];

  return [...group, ...limit, ...stack, ...reservation];
};

/** A smooth curve across the whole width, through heights at equal distances. */
function curveAcross(heights: readonly number[]): string {
  const points = heights.map((y, index): Point => [index * 66, y]);
  return curveThrough<Point>().curve(curveBasis).digits(1)(points) ?? '';
}

/** FICC: the curve bends, and everything that one library prices follows. */
export const reprice: Motif = ({ word }) => {
  const ground = [
    rect(0, 36, 400, 148, 'ground'),
    path('M0 73H400M0 110H400M0 147H400', 'grid'),
    label(word('curve'), 0, 22, 'strong'),
  ];
  const curves = [
    path(curveAcross([164, 124, 104, 92, 86, 82, 80]), 'line dashed'),
    arrives(path(curveAcross([164, 140, 140, 120, 80, 60, 52]), 'flow')),
    path('M132 112v18m-5 -6l5 6 5 -6M330 78v-14m-5 6l5 -6 5 6', 'flow'),
  ];

  const prices = [44, 32, 38];
  const priceAt = (x: number, row: number) => {
    const look = row === 1 ? 'solid' : 'tint';
    return arrives(rect(x + 62, 256 + row * 28, prices[row] ?? 0, 18, look, 3));
  };

  const users = ['quotes', 'positions', 'limits'].map((name, column) => {
    const x = column * 140;
    const isBelowCurve = column === 1;
    return [
      isBelowCurve ? '' : line('line', 200, 196, x + 60, 196, x + 60, 208),
      rect(x, 208, 120, 136),
      label(word(name), x + 14, 234, 'strong'),
      ...upTo(3).map((row) => path(`M${x + 14} ${266 + row * 28}h32`)),
      ...upTo(3).map((row) => priceAt(x, row)),
    ].join('');
  });

  return [...ground, ...curves, path('M200 184v24'), ...users];
};
