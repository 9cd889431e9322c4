import { curveMonotoneX, line as curveThrough } from 'd3-shape';
import type { Point } from '../svg';
import {
  box,
  cells,
  circle,
  cross,
  flow,
  label,
  line,
  lines,
  type Motif,
  path,
  rect,
  tick,
  upTo,
  wave,
} from './kit';

/** Two clusters of nodes with their pods below one control plane; a node is drained, its pods start elsewhere. */
export const container: Motif = ({ word, pick }) => {
  const drained = pick(3);
  const spared = pick(4);
  const node = (cluster: number, at: number): string => {
    const x = 8 + cluster * 208;
    const y = 144 + at * 72;
    const grid = { x: x + 16, y: y + 12, columns: 5, rows: 2, size: 14, gap: 8 };
    const isDrained = cluster === 0 && at === drained;
    const isTarget = cluster === 1 && at === drained;
    const runs = (index: number) => (index * 7 + at * 5 + cluster * 3 + spared) % 10 > 2;
    return [
      rect(x, y, 176, 56, isDrained ? 'line dashed' : 'face'),
      isDrained ? cells(grid, 'grid') : cells(grid, 'face', (index) => isTarget || runs(index)),
      isTarget ? cells(grid, 'tint', (index) => !runs(index)) : '',
      circle(x + 156, y + 28, 4, isDrained ? 'line' : 'solid'),
    ].join('');
  };
  const y = 172 + drained * 72;
  return [
    box(word('control'), 112, 8, 176, 48),
    ...[96, 304].map((x) => line('line', 200, 56, 200, 84, x, 84, x, 112)),
    ...[0, 208].map((x) => rect(x, 112, 192, 248, 'ground')),
    ...[0, 1].flatMap((cluster) => [
      label(`${word('cluster')}${word('cluster') && ` ${'AB'[cluster]}`}`, 8 + cluster * 208, 133),
      ...upTo(3).map((at) => node(cluster, at)),
    ]),
    label(word('drained'), 184, 133, 'note', 'end'),
    label(word('started'), 392, 133, 'note accent', 'end'),
    flow(188, y, 214, y),
  ];
};

/** A call graph from an entry through services, with a canary that takes a small share. */
export const microservice: Motif = ({ word, pick }) => {
  const rows = [[200], [88, 312], [40, 144, 256, 360], [72, 200, 328]];
  const at = (row: number, column: number): Point => [rows[row]?.[column] ?? 0, 32 + row * 98];
  const canary = pick(2);
  const stable = 1 - canary;
  const next = pick(2);
  const last = pick(2);
  const curve = ([x, y]: Point, [toX, toY]: Point) =>
    `M${x} ${y + 20}C${x} ${y + 56} ${toX} ${toY - 56} ${toX} ${toY - 20}`;
  const calls = [0, 1, 2, 3].map((column) => curve(at(1, column >> 1), at(2, column)));
  const deeper = [0, 1, 2, 3].map((column) =>
    curve(at(2, column), at(3, [0, last, 1, 1 + last][column] ?? 2)),
  );
  const traced = at(2, stable * 2 + next);
  return [
    path([...calls, ...deeper, curve(at(2, 3), at(3, 2))].join('')),
    path(curve(at(0, 0), at(1, canary)), 'line dashed'),
    path(curve(at(0, 0), at(1, stable)) + curve(at(1, stable), traced), 'flow'),
    ...rows.flatMap((columns, row) =>
      columns.map((x, column) => {
        const name = ['entry', column === canary ? 'canary' : 'stable'][row];
        const width = row < 2 ? 120 : 72;
        const y = 32 + row * 98;
        const look = row === 0 || x === traced[0] || name === 'stable' ? 'tint' : 'face';
        return (
          rect(x - width / 2, y - 20, width, 40, name === 'canary' ? 'face dashed' : look) +
          (name && word(name)
            ? label(word(name), x, y + 5, row === 0 ? 'strong' : '', 'middle')
            : cells(
                { x: x - 22, y: y - 6, columns: name === 'canary' ? 1 : 3, rows: 1, size: 12 },
                look,
              ))
        );
      }),
    ),
  ];
};

/** A pipeline whose gates let a commit pass or hold it. */
export const devops: Motif = ({ word, pick }) => {
  const held = 1 + pick(2);
  const lanes = upTo(4).map((lane) => {
    const y = 72 + lane * 72;
    const end = lane === held ? 216 : 392;
    const commits = upTo(2 + ((lane + held) % 3)).map((at) => circle(40 + at * 24, y, 5, 'face'));
    const isChosen = lane === (held + 1) % 4;
    return [
      isChosen ? flow(8, y, end, y) : path(`M8 ${y}H${end}`),
      ...commits,
      ...[136, 232].flatMap((x, gate) => {
        const stops = lane === held && gate === 1;
        return [
          rect(x - 14, y - 14, 28, 28, stops ? 'tint' : isChosen ? 'tint' : 'face'),
          stops ? cross(x, y) : tick(x, y),
        ];
      }),
      lane === held
        ? path(`M246 ${y}H392`, 'grid dashed')
        : cells({ x: 316, y: y - 8, columns: 3, rows: 1, size: 16 }, isChosen ? 'tint' : 'face'),
    ].join('');
  });
  const names = ['commit', 'build', 'scan', 'release'];
  return [
    ...[40, 136, 232, 344].map(
      (x, at) =>
        path(`M${x} 40V328`, 'grid') + label(word(names[at] ?? ''), x, 26, 'strong', 'middle'),
    ),
    ...lanes,
    label(word('held'), 256, 64 + held * 72, 'note accent'),
  ];
};

/** Resource pools with their usage, and a ledger with one row per pool. */
export const cloud: Motif = ({ word, pick }) => {
  const taken = upTo(4).map(() => 3 + pick(5));
  const chosen = pick(4);
  return [
    ...taken.flatMap((level, pool) => {
      const x = pool * 104;
      const grid = { x: x + 12, y: 44, columns: 1, rows: 8, size: 64, height: 9, gap: 4 };
      const look = pool === chosen ? 'tint' : 'face';
      return [
        rect(x, 32, 88, 128, 'ground'),
        cells(grid, 'grid', (index) => index < 8 - level),
        cells(grid, look, (index) => index >= 8 - level),
        pool === chosen ? flow(x + 44, 160, x + 44, 208) : path(`M${x + 44} 160v48`),
      ];
    }),
    label(word('pools'), 0, 20, 'strong'),
    label(word('free'), 400, 20, 'note', 'end'),
    rect(0, 208, 400, 144),
    label(word('ledger'), 16, 232, 'strong'),
    label(word('row'), 384, 232, 'note', 'end'),
    ...taken.flatMap((level, row) => {
      const y = 244 + row * 26;
      return [
        row === chosen ? rect(8, y, 384, 24, 'tint', 4) : '',
        lines(16, y + 12, 72, [0.6 + 0.1 * ((row * 3) % 5)]),
        cells(
          { x: 112, y: y + 8, columns: level, rows: 1, size: 16, height: 8 },
          row === chosen ? 'solid' : 'face',
        ),
        lines(304, y + 12, 80, [0.4 + level * 0.08], row === chosen ? 'flow' : 'line'),
      ];
    }),
  ];
};

/** Accelerator cards: whole ones grouped for one job, and cards partitioned into slices. */
export const compute: Motif = ({ word, pick }) => {
  const cut = upTo(4).map(() => [2, 4, 7][pick(3)] ?? 4);
  const chosen = pick(4);
  const single = (chosen + 2) % 4;
  // The middles of the joined cards.
  const joined = upTo(4).flatMap((at) => (at === single ? [] : [at * 104 + 44]));
  const [first = 0, between = 0, last = 0] = joined;
  const card = (x: number, y: number, look = 'face') =>
    rect(x, y, 84, 112, look) + path(`M${x + 16} ${y + 112}v8${'m13 -8v8'.repeat(4)}`);
  return [
    label(word('job'), 0, 20, 'strong'),
    label(word('whole'), 400, 20, 'note', 'end'),
    ...upTo(4).map((at) => {
      const x = at * 104 + 2;
      const isJoined = at !== single;
      return (
        card(x, 56, isJoined ? 'tint' : 'face') +
        path(
          `M${x + 68} 112a26 26 0 1 0 -52 0a26 26 0 1 0 52 0M${x + 42} 112v-26m0 26l22 14m-22 -14l-22 14`,
          isJoined ? 'flow' : 'line',
        )
      );
    }),
    line('flow', first, 56, first, 36, last, 36, last, 56) + path(`M${between} 36v20`, 'flow'),
    label(word('slices'), 0, 216, 'strong'),
    label(word('free'), 400, 216, 'note', 'end'),
    ...cut.flatMap((count, at) => {
      const grid = {
        x: at * 104 + 10,
        y: 240,
        columns: 1,
        rows: count,
        size: 68,
        height: 96 / count - 3,
        gap: 3,
      };
      const isUsed = (slice: number) => at === chosen && slice === 0;
      return [
        card(at * 104 + 2, 232),
        cells(grid, 'solid', isUsed),
        cells(grid, 'tint', (slice) => slice < count - 1 && !isUsed(slice)),
        cells(grid, 'line dashed', (slice) => slice === count - 1),
      ];
    }),
  ];
};

/** A curve between two limits; where it reaches one, it is brought back. */
export const finance: Motif = ({ word, pick }) => {
  const touch = 4 + pick(4);
  const noise = upTo(13).map(() => pick(36) - 18);
  const points = upTo(13).map((at): Point => {
    const y = 200 - at * 6 + (noise[at] ?? 0);
    return [
      8 + at * 32,
      at === touch ? 80 : at === touch + 1 ? 132 : Math.min(224, Math.max(104, y)),
    ];
  });
  const [x] = points[touch] ?? [0];
  return [
    rect(0, 80, 400, 160, 'ground', 0),
    path('M0 120H400M0 160H400M0 200H400', 'grid'),
    path('M0 80H400M0 240H400', 'line dashed'),
    label(word('limit'), 400, 70, 'note', 'end'),
    label(word('floor'), 400, 256, 'note', 'end'),
    path(curveThrough<Point>().curve(curveMonotoneX).digits(1)(points) ?? '', 'flow'),
    circle(x, 80, 14, 'tint'),
    circle(x, 80, 4, 'solid'),
    label(word('touch'), x, 52, 'note accent', 'middle'),
    label(word('volume'), 0, 290),
    ...points.map(([at], index) => {
      const height = 12 + Math.abs(noise[index] ?? 0) * 2;
      return rect(at - 8, 352 - height, 16, height, index === touch ? 'solid' : 'face', 2);
    }),
    path('M0 352H400'),
  ];
};

/** A raft of pods on the water. One has left its place and drifts, unharmed. */
export const adrift: Motif = ({ pick }) => {
  const grid = { x: 24, y: 40, columns: 4, rows: 3, size: 56, gap: 8 };
  const gone = 8 + 3 - pick(2);
  const x = 24 + (gone % 4) * 64;
  const y = 168;
  return [
    cells(grid, 'face', (index) => index !== gone),
    rect(x, y, 56, 56, 'line dashed', 0),
    path('M8 240h272M8 240v8m272 -8v8'),
    wave(0, 272, 8, 'flow', 50),
    wave(32, 296, 5, 'line', 50),
    wave(112, 320, 3, 'grid', 50),
    `<g transform="rotate(-9 340 232)">${rect(312, 206, 56, 56, 'tint', 0)}</g>`,
    path(`M${x + 40} 160C${x + 56} 120 316 124 336 190`, 'line dashed'),
  ];
};
