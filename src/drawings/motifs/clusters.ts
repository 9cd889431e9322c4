import type { Point } from '../svg';
import {
  along,
  arrives,
  box,
  cells,
  circle,
  cross,
  each,
  flow,
  gate,
  label,
  lines,
  type Motif,
  moves,
  path,
  rect,
  server,
  sheet,
  tick,
  upTo,
  wave,
} from './kit';

/** BCC: the console and kubectl pass the same gate, with the same answer. */
export const rights: Motif = ({ word }) => {
  const consoleWindow = [
    rect(0, 8, 176, 104),
    path('M0 32H176M12 20h4m6 0h4m6 0h4'),
    label(word('console'), 16, 60, 'strong'),
    rect(16, 76, 72, 20, 'tint', 4),
  ];
  const terminal = [
    rect(224, 8, 176, 104, 'ground'),
    label(word('command'), 240, 60, 'strong'),
    path('M240 80l8 6 -8 6m16 0h40', 'flow'),
  ];
  const requests = [
    flow(88, 112, 88, 144, 168, 144, 168, 172),
    flow(312, 112, 312, 144, 232, 144, 232, 172),
  ];

  const sharedGate = [
    rect(112, 174, 176, 48, 'tint'),
    tick(136, 198),
    label(word('rights'), 152, 203, 'strong'),
  ];
  const allowedRequests = arrives(
    path('M168 222V262m-5 -6l5 6 5 -6M232 222V262m-5 -6l5 6 5 -6', 'flow'),
  );
  const cluster = [
    rect(0, 264, 400, 88, 'ground'),
    label(word('cluster'), 16, 290, 'strong'),
    cells({ x: 16, y: 304, columns: 13, rows: 1, size: 20, gap: 8 }, 'face'),
  ];
  const refusedRequest = [
    path('M288 198H332', 'line dashed'),
    cross(340, 198),
    label(word('refused'), 400, 180, 'note accent', 'end'),
  ];

  return [
    ...consoleWindow,
    ...terminal,
    ...requests,
    ...sharedGate,
    allowedRequests,
    ...cluster,
    ...refusedRequest,
  ];
};

/** BKO: rules read a cluster and find one thing, with its evidence. */
export const inspection: Motif = ({ word }) => {
  const faultyPod = 14;
  const pods = { x: 16, y: 48, columns: 4, rows: 7, size: 32, gap: 8 };

  const cluster = [
    rect(0, 32, 184, 288, 'ground'),
    label(word('cluster'), 0, 20, 'strong'),
    cells(pods, 'face', (pod) => pod !== faultyPod),
    rect(96, 168, 32, 32, 'tint'),
    cross(112, 184),
  ];
  const magnifier = [circle(112, 184, 44, 'flow'), path('M143 215l40 40', 'flow')];

  const ruleLengths = [96, 72, 100];
  const findingRow = 3;
  const rule = (row: number): string => {
    const y = 84 + row * 40;
    return tick(256, y) + path(`M276 ${y}h${ruleLengths[row % 3]}`);
  };
  const rules = [
    sheet(232, 32, 168, 288),
    label(word('rules'), 232, 20, 'strong'),
    ...upTo(6).map((row) => (row === findingRow ? '' : rule(row))),
  ];
  const finding = [
    arrives(
      rect(240, 186, 152, 36, 'tint'),
      cross(256, 204),
      label(word('finding'), 272, 209, 'strong'),
    ),
    path('M156 184C196 184 200 204 238 204', 'flow'),
  ];

  return [...cluster, ...magnifier, ...rules, ...finding, label(word('readOnly'), 0, 344, 'note')];
};

/** A node of the pool, with its pods, its lamp and its slot. */
const poolNode = (x: number, look: string): string =>
  [
    rect(x, 204, 86, 108, look),
    cells({ x: x + 12, y: 216, columns: 3, rows: 3, size: 16, gap: 7 }, look),
    circle(x + 18, 298, 3, 'solid'),
    path(`M${x + 30} 298h44`),
  ].join('');

/** BKS: a node pool follows its object, and grows by one. */
export const nodePool: Motif = ({ word }) => {
  const object = [
    sheet(104, 8, 192, 112),
    label(word('object'), 120, 40, 'strong'),
    lines(120, 60, 96, [1, 0.7]),
  ];
  const changedCount = [
    label(word('count'), 120, 102, 'note'),
    label(word('before'), 232, 104, 'note'),
    path('M228 100h16'),
    arrives(label(word('after'), 256, 105, 'strong accent')),
  ];

  const pool = [
    rect(0, 160, 400, 168, 'ground'),
    label(word('pool'), 16, 188, 'strong'),
    ...upTo(3).map((index) => poolNode(16 + index * 94, 'face')),
  ];
  const addedNode = [
    rect(298, 204, 86, 108, 'line dashed'),
    moves(0, 150, poolNode(298, 'tint')),
    label(word('added'), 384, 188, 'note accent', 'end'),
  ];

  return [...object, ...changedCount, flow(200, 120, 200, 158), ...pool, ...addedNode];
};

/** A container platform whose hub is down: its clusters run on. */
export const hub: Motif = ({ word }) => {
  const places = upTo(6).map((index): Point => [(index >> 1) * 140, index % 2 === 0 ? 8 : 248]);

  const cutLines = places.map(([x, y]) => {
    const edge = y < 100 ? 112 : 248;
    return path(`M${x + 60} ${edge}L200 180`, 'line dashed');
  });

  const clusters = places.flatMap(([x, y], cluster) => {
    const pods = { x: x + 14, y: y + 14, columns: 4, rows: 3, size: 17, gap: 8 };
    const isBusy = (pod: number) => (pod * 5 + cluster) % 4 === 0;
    return [
      rect(x, y, 120, 104, 'ground'),
      cells(pods, 'face', (pod) => !isBusy(pod)),
      cells(pods, 'tint', isBusy),
      wave(x + 14, y + 94, 3, 'flow', 30),
    ];
  });

  const failedHub = [
    rect(112, 148, 176, 64, 'face dashed'),
    label(word('hub'), 200, 185, 'strong', 'middle'),
    arrives(circle(288, 148, 15, 'tint'), cross(288, 148, 5)),
  ];

  return [...cutLines, ...clusters, ...failedHub, label(word('running'), 0, 184, 'note accent')];
};

/** Container networking: pods have addresses of their own on the switches there are; a drop is recorded. */
export const addresses: Motif = ({ word }) => {
  const receivingPod = 4;

  const switches = [
    label(word('switches'), 0, 20, 'strong'),
    ...[64, 232].map(
      (x) => rect(x, 36, 104, 36) + each(6, (port) => `M${x + 14 + port * 15} 54h6`),
    ),
  ];
  const links = upTo(3).flatMap((node) =>
    [112, 288].map((x) => path(`M${x} 72L${60 + node * 140} 148`)),
  );
  const nodes = upTo(3).map((node) => rect(node * 140, 148, 120, 152, 'ground'));

  const pods = upTo(6).flatMap((pod) => {
    const node = pod >> 1;
    const x = node * 140 + 12;
    const y = 164 + (pod % 2) * 68;
    const address = word('subnet') && `${word('subnet')}.${node}.${17 + pod}`;
    return [
      rect(x, y, 96, 52, pod === receivingPod ? 'tint' : 'face'),
      label(address, x + 48, y + 31, 'note', 'middle'),
    ];
  });

  const traffic = flow(60, 162, 60, 148, 112, 74, 340, 148, 340, 162);
  const droppedPacket = [
    path('M248 258H292', 'line dashed'),
    arrives(circle(270, 258, 13, 'tint'), cross(270, 258, 5)),
    label(word('dropped'), 270, 328, 'note accent', 'middle'),
  ];

  return [...switches, ...links, ...nodes, ...pods, traffic, ...droppedPacket];
};

/** Container security: one policy decides on the image, at admission and while it runs. */
export const onePolicy: Motif = ({ word }) => {
  const policy = box(word('policy'), 0, 8, 400, 48);
  const stages = along(['image', 'admission', 'runtime'], 60, 140, (name, x) => [
    path(`M${x} 56V146`, 'grid dashed'),
    label(word(name), x, 92, 'strong', 'middle'),
    path(`M${x} 194V330`, 'grid'),
  ]);

  const accepted = [flow(0, 170, 396, 170), ...upTo(3).map((stage) => gate(60 + stage * 140, 170))];
  const refusedAtAdmission = [
    rect(0, 222, 28, 28, 'face'),
    flow(28, 236, 182, 236),
    gate(60, 236),
    gate(200, 236, false),
    arrives(
      label(word('refused'), 224, 232, 'strong accent'),
      label(word('reason'), 224, 252, 'note'),
    ),
  ];
  const stoppedAtRuntime = [
    flow(0, 302, 322, 302),
    gate(60, 302),
    gate(200, 302),
    gate(340, 302, false),
  ];

  return [policy, ...stages, ...accepted, ...refusedAtAdmission, ...stoppedAtRuntime];
};

/** One bundle becomes a platform on the first server; others join. */
export const bundle: Motif = ({ word }) => {
  const lidWithTape = path(
    'M0 108L60 84L120 108L60 132zM24 98.4L84 122.4M36 93.6L96 117.6',
    'face',
  );
  const sides = path('M0 108L60 132L120 108V196L60 220L0 196zM60 132V220', 'tint');
  const parcel = [lidWithTape, sides, label(word('bundle'), 0, 60, 'strong')];

  const firstServer = [
    rect(168, 40, 232, 196, 'face'),
    label(word('first'), 184, 68, 'strong'),
    ...along(['registry', 'gateway', 'monitoring'], 84, 48, (name, y) => [
      arrives(box(word(name), 184, y, 200, 40, 'tint')),
    ]),
  ];
  const moreServers = [
    path('M284 236V264M60 280V264H340V280', 'line dashed'),
    path('M200 264v16', 'line dashed'),
    ...upTo(3).map((index) => server(4 + index * 140, 284, 'face dashed')),
    label(word('more'), 200, 344, 'note', 'middle'),
  ];

  return [...parcel, flow(120, 156, 166, 156), ...firstServer, ...moreServers];
};

/** openFuyao: a pod gets cores, memory and accelerator of one NUMA node. */
export const numa: Motif = ({ word }) => {
  const nodes = along(['first', 'second'], 0, 208, (name, x) => [
    rect(x, 88, 192, 256, 'ground'),
    label(word(name), x + 14, 114, 'strong'),
    cells({ x: x + 14, y: 128, columns: 6, rows: 3, size: 20, gap: 9 }, 'face'),
    rect(x + 14, 226, 164, 32, 'face'),
    label(word('memory'), x + 168, 247, 'note', 'end'),
    rect(x + 14, 280, 164, 48, 'face'),
    label(word('accelerator'), x + 168, 309, 'note', 'end'),
  ]);
  const interconnect = path('M192 216H208');

  const assignedResources = moves(
    -104,
    -120,
    rect(214, 122, 94, 214, 'flow'),
    cells({ x: 222, y: 128, columns: 3, rows: 3, size: 20, gap: 9 }, 'solid'),
    rect(222, 226, 78, 32, 'tint'),
    rect(222, 280, 78, 48, 'tint'),
  );
  const pod = [
    rect(130, 8, 140, 56, 'tint'),
    label(word('pod'), 200, 41, 'strong', 'middle'),
    flow(270, 36, 304, 36, 304, 86),
  ];

  return [
    ...nodes,
    interconnect,
    assignedResources,
    ...pod,
    label(word('whole'), 400, 72, 'note accent', 'end'),
  ];
};
