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
  const drainedNode = pick(3);
  const idleSeed = pick(4);
  const clusterX = [0, 208];

  const node = (cluster: number, index: number): string => {
    const x = 8 + cluster * 208;
    const y = 144 + index * 72;
    const isDrained = cluster === 0 && index === drainedNode;
    const isTarget = cluster === 1 && index === drainedNode;

    const pods = { x: x + 16, y: y + 12, columns: 5, rows: 2, size: 14, gap: 8 };
    const isRunning = (pod: number) => (pod * 7 + index * 5 + cluster * 3 + idleSeed) % 10 > 2;

    return [
      rect(x, y, 176, 56, isDrained ? 'line dashed' : 'face'),
      isDrained ? cells(pods, 'grid') : cells(pods, 'face', (pod) => isTarget || isRunning(pod)),
      isTarget ? cells(pods, 'tint', (pod) => !isRunning(pod)) : '',
      circle(x + 156, y + 28, 4, isDrained ? 'line' : 'solid'),
    ].join('');
  };

  const controlPlane = [
    box(word('control'), 112, 8, 176, 48),
    ...[96, 304].map((x) => line('line', 200, 56, 200, 84, x, 84, x, 112)),
  ];

  const grounds = clusterX.map((x) => rect(x, 112, 192, 248, 'ground'));
  const clusters = clusterX.flatMap((x, cluster) => {
    const name = word('cluster') && `${word('cluster')} ${'AB'[cluster]}`;
    return [label(name, x + 8, 133), ...upTo(3).map((index) => node(cluster, index))];
  });

  const moveY = 172 + drainedNode * 72;
  const move = [
    label(word('drained'), 184, 133, 'note', 'end'),
    label(word('started'), 392, 133, 'note accent', 'end'),
    flow(188, moveY, 214, moveY),
  ];

  return [...controlPlane, ...grounds, ...clusters, ...move];
};

/** A call graph from an entry through services, with a canary that takes a small share. */
export const microservice: Motif = ({ word, pick }) => {
  const rows = [[200], [88, 312], [40, 144, 256, 360], [72, 200, 328]];
  const serviceAt = (row: number, column: number): Point => [
    rows[row]?.[column] ?? 0,
    32 + row * 98,
  ];

  const canary = pick(2);
  const stable = 1 - canary;
  const traced = serviceAt(2, stable * 2 + pick(2));
  const lastShift = pick(2);

  const call = ([x, y]: Point, [toX, toY]: Point) =>
    `M${x} ${y + 20}C${x} ${y + 56} ${toX} ${toY - 56} ${toX} ${toY - 20}`;
  const calls = upTo(4).map((column) => call(serviceAt(1, column >> 1), serviceAt(2, column)));
  const deeperCalls = [0, lastShift, 1, 1 + lastShift].map((target, column) =>
    call(serviceAt(2, column), serviceAt(3, target)),
  );
  const lastCall = call(serviceAt(2, 3), serviceAt(3, 2));

  const entry = serviceAt(0, 0);
  const canaryCall = path(call(entry, serviceAt(1, canary)), 'line dashed');
  const tracedCall = path(
    call(entry, serviceAt(1, stable)) + call(serviceAt(1, stable), traced),
    'flow',
  );

  const service = (row: number, column: number): string => {
    const [x, y] = serviceAt(row, column);
    const name = ['entry', column === canary ? 'canary' : 'stable'][row];
    const isTraced = row === 0 || x === traced[0] || name === 'stable';
    const look = isTraced ? 'tint' : 'face';

    const width = row < 2 ? 120 : 72;
    const frame = rect(x - width / 2, y - 20, width, 40, name === 'canary' ? 'face dashed' : look);
    if (name && word(name))
      return frame + label(word(name), x, y + 5, row === 0 ? 'strong' : '', 'middle');

    const instances = {
      x: x - 22,
      y: y - 6,
      columns: name === 'canary' ? 1 : 3,
      rows: 1,
      size: 12,
    };
    return frame + cells(instances, look);
  };

  return [
    path([...calls, ...deeperCalls, lastCall].join('')),
    canaryCall,
    tracedCall,
    ...rows.flatMap((columns, row) => columns.map((_, column) => service(row, column))),
  ];
};

/** A pipeline whose gates let a commit pass or hold it. */
export const devops: Motif = ({ word, pick }) => {
  const heldLane = 1 + pick(2);
  const chosenLane = (heldLane + 1) % 4;
  const gateX = [136, 232];
  const steps = [
    { name: 'commit', x: 40 },
    { name: 'build', x: 136 },
    { name: 'scan', x: 232 },
    { name: 'release', x: 344 },
  ];

  const gateAt = (x: number, y: number, look: string, isClosed: boolean) =>
    rect(x - 14, y - 14, 28, 28, look) + (isClosed ? cross(x, y) : tick(x, y));

  const lane = (index: number): string => {
    const y = 72 + index * 72;
    const isHeld = index === heldLane;
    const isChosen = index === chosenLane;
    const end = isHeld ? 216 : 392;

    const track = isChosen ? flow(8, y, end, y) : path(`M8 ${y}H${end}`);
    const commits = upTo(2 + ((index + heldLane) % 3)).map((commit) =>
      circle(40 + commit * 24, y, 5, 'face'),
    );
    const gates = gateX.map((x, gate) => {
      const isClosed = isHeld && gate === 1;
      return gateAt(x, y, isClosed || isChosen ? 'tint' : 'face', isClosed);
    });

    const artifacts = { x: 316, y: y - 8, columns: 3, rows: 1, size: 16 };
    const release = isHeld
      ? path(`M246 ${y}H392`, 'grid dashed')
      : cells(artifacts, isChosen ? 'tint' : 'face');

    return [track, ...commits, ...gates, release].join('');
  };

  const columns = steps.map(
    ({ name, x }) => path(`M${x} 40V328`, 'grid') + label(word(name), x, 26, 'strong', 'middle'),
  );
  return [
    ...columns,
    ...upTo(4).map(lane),
    label(word('held'), 256, 64 + heldLane * 72, 'note accent'),
  ];
};

/** Resource pools with their usage, and a ledger with one row per pool. */
export const cloud: Motif = ({ word, pick }) => {
  const usage = upTo(4).map(() => 3 + pick(5));
  const chosen = pick(4);

  const pools = usage.map((used, index) => {
    const x = index * 104;
    const units = { x: x + 12, y: 44, columns: 1, rows: 8, size: 64, height: 9, gap: 4 };
    const isChosen = index === chosen;
    return [
      rect(x, 32, 88, 128, 'ground'),
      cells(units, 'grid', (unit) => unit < 8 - used),
      cells(units, isChosen ? 'tint' : 'face', (unit) => unit >= 8 - used),
      isChosen ? flow(x + 44, 160, x + 44, 208) : path(`M${x + 44} 160v48`),
    ].join('');
  });

  const rows = usage.map((used, index) => {
    const y = 244 + index * 26;
    const units = { x: 112, y: y + 8, columns: used, rows: 1, size: 16, height: 8 };
    const isChosen = index === chosen;
    return [
      isChosen ? rect(8, y, 384, 24, 'tint', 4) : '',
      lines(16, y + 12, 72, [0.6 + 0.1 * ((index * 3) % 5)]),
      cells(units, isChosen ? 'solid' : 'face'),
      lines(304, y + 12, 80, [0.4 + used * 0.08], isChosen ? 'flow' : 'line'),
    ].join('');
  });

  return [
    ...pools,
    label(word('pools'), 0, 20, 'strong'),
    label(word('free'), 400, 20, 'note', 'end'),

    rect(0, 208, 400, 144),
    label(word('ledger'), 16, 232, 'strong'),
    label(word('row'), 384, 232, 'note', 'end'),
    ...rows,
  ];
};

/** Accelerator cards: whole ones grouped for one job, and cards partitioned into slices. */
export const compute: Motif = ({ word, pick }) => {
  const sliceCounts = upTo(4).map(() => [2, 4, 7][pick(3)] ?? 4);
  const usedCard = pick(4);
  const singleCard = (usedCard + 2) % 4;

  const card = (x: number, y: number, look = 'face') =>
    rect(x, y, 84, 112, look) + path(`M${x + 16} ${y + 112}v8${'m13 -8v8'.repeat(4)}`);

  const wholeCards = upTo(4).map((index) => {
    const x = index * 104 + 2;
    const isJoined = index !== singleCard;
    const fan = `M${x + 68} 112a26 26 0 1 0 -52 0a26 26 0 1 0 52 0`;
    const blades = `M${x + 42} 112v-26m0 26l22 14m-22 -14l-22 14`;
    return card(x, 56, isJoined ? 'tint' : 'face') + path(fan + blades, isJoined ? 'flow' : 'line');
  });

  const joinedMiddles = upTo(4)
    .filter((index) => index !== singleCard)
    .map((index) => index * 104 + 44);
  const [first = 0, between = 0, last = 0] = joinedMiddles;
  const link =
    line('flow', first, 56, first, 36, last, 36, last, 56) + path(`M${between} 36v20`, 'flow');

  const slicedCards = sliceCounts.map((count, index) => {
    const slices = {
      x: index * 104 + 10,
      y: 240,
      columns: 1,
      rows: count,
      size: 68,
      height: 96 / count - 3,
      gap: 3,
    };
    const isFree = (slice: number) => slice === count - 1;
    const isUsed = (slice: number) => index === usedCard && slice === 0;
    return [
      card(index * 104 + 2, 232),
      cells(slices, 'solid', isUsed),
      cells(slices, 'tint', (slice) => !isFree(slice) && !isUsed(slice)),
      cells(slices, 'line dashed', isFree),
    ].join('');
  });

  return [
    label(word('job'), 0, 20, 'strong'),
    label(word('whole'), 400, 20, 'note', 'end'),
    ...wholeCards,
    link,

    label(word('slices'), 0, 216, 'strong'),
    label(word('free'), 400, 216, 'note', 'end'),
    ...slicedCards,
  ];
};

/** A curve between two limits; where it reaches one, it is brought back. */
export const finance: Motif = ({ word, pick }) => {
  const touch = 4 + pick(4);
  const noise = upTo(13).map(() => pick(36) - 18);

  const heightAt = (index: number): number => {
    if (index === touch) return 80;
    if (index === touch + 1) return 132;
    return Math.min(224, Math.max(104, 200 - index * 6 + (noise[index] ?? 0)));
  };
  const points = noise.map((_, index): Point => [8 + index * 32, heightAt(index)]);
  const touchX = 8 + touch * 32;

  const corridor = [
    rect(0, 80, 400, 160, 'ground', 0),
    path('M0 120H400M0 160H400M0 200H400', 'grid'),
    path('M0 80H400M0 240H400', 'line dashed'),
    label(word('limit'), 400, 70, 'note', 'end'),
    label(word('floor'), 400, 256, 'note', 'end'),
  ];

  const curve = curveThrough<Point>().curve(curveMonotoneX).digits(1)(points) ?? '';
  const value = [
    path(curve, 'flow'),
    circle(touchX, 80, 14, 'tint'),
    circle(touchX, 80, 4, 'solid'),
    label(word('touch'), touchX, 52, 'note accent', 'middle'),
  ];

  const bars = points.map(([x], index) => {
    const height = 12 + Math.abs(noise[index] ?? 0) * 2;
    return rect(x - 8, 352 - height, 16, height, index === touch ? 'solid' : 'face', 2);
  });
  const volume = [label(word('volume'), 0, 290), ...bars, path('M0 352H400')];

  return [...corridor, ...value, ...volume];
};

/** A raft of pods on the water. One has left its place and drifts, unharmed. */
export const adrift: Motif = ({ pick }) => {
  const pods = { x: 24, y: 40, columns: 4, rows: 3, size: 56, gap: 8 };
  const missing = 8 + 3 - pick(2);
  const gapX = 24 + (missing % 4) * 64;
  const gapY = 168;

  const raft = [
    cells(pods, 'face', (index) => index !== missing),
    rect(gapX, gapY, 56, 56, 'line dashed', 0),
    path('M8 240h272M8 240v8m272 -8v8'),
  ];
  const water = [
    wave(0, 272, 8, 'flow', 50),
    wave(32, 296, 5, 'line', 50),
    wave(112, 320, 3, 'grid', 50),
  ];
  const driftingPod = [
    `<g transform="rotate(-9 340 232)">${rect(312, 206, 56, 56, 'tint', 0)}</g>`,
    path(`M${gapX + 40} 160C${gapX + 56} 120 316 124 336 190`, 'line dashed'),
  ];

  return [...raft, ...water, ...driftingPod];
};
