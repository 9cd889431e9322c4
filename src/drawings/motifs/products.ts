import {
  along,
  arrives,
  box,
  cells,
  circle,
  cross,
  disk,
  each,
  flow,
  gate,
  grows,
  label,
  line,
  lines,
  type Motif,
  path,
  rect,
  sheet,
  tick,
  upTo,
} from './kit';

/** Middleware: an approved procedure moves the writes to the replica. */
export const failover: Motif = ({ word }) => [
  rect(0, 8, 400, 88, 'ground') + label(word('procedure'), 16, 34, 'strong') + path('M40 68H360'),
  ...upTo(4).map((at) => circle(40 + at * 106.7, 68, 14, 'tint') + tick(40 + at * 106.7, 68)),
  box(word('application'), 120, 136, 160, 40, 'face'),
  path('M160 176V200H64V236', 'line dashed') +
    arrives(flow(240, 176, 240, 200, 336, 200, 336, 236)),
  disk(32, 240, 'line dashed') +
    cross(64, 284, 8) +
    arrives(disk(304, 240, 'tint')) +
    tick(336, 284),
  disk(168, 240) + path('M300 284H236m6 -5l-6 5 6 5'),
  label(word('failed'), 64, 340, 'note', 'middle') +
    label(word('promoted'), 336, 340, 'note accent', 'middle'),
];

/** Development: from one contract come skeleton, mock and client. */
export const contract: Motif = ({ word }) => [
  sheet(0, 96, 136, 168, 'tint') + label(word('contract'), 16, 138, 'strong'),
  lines(16, 164, 100, [0.7, 1, 0.5, 0.9, 0.6], 'flow', 18),
  ...along(['skeleton', 'mock', 'client'], 16, 116, (name, y, at) => [
    at === 1 ? flow(136, 180, 230, 180) : flow(136, 180, 184, 180, 184, y + 48, 230, y + 48),
    arrives(
      rect(232, y, 168, 96),
      label(word(name), 248, y + 28, 'strong'),
      [
        lines(248, y + 48, 100, [0.5, 0.9, 0.6]) +
          path(`M364 ${y + 46}l-8 10 8 10m12 -20l8 10 -8 10`),
        circle(264, y + 62, 12, 'line dashed') + path(`M288 ${y + 62}h72`, 'line dashed'),
        rect(248, y + 44, 72, 36) + path(`M248 ${y + 54}h72M352 ${y + 62}h28m-8 -6l8 6 -8 6`),
      ][at] ?? '',
    ),
  ]),
];

/** API gateway: calls with a contract pass; one has used up its quota. */
export const quota: Motif = ({ word }) => [
  label(word('subscribers'), 0, 20, 'strong') + label(word('interfaces'), 400, 20, 'strong', 'end'),
  rect(160, 40, 80, 304, 'ground') + label(word('gateway'), 200, 66, 'strong', 'middle'),
  ...upTo(3).map((at) => {
    const y = 88 + at * 88;
    const left = [4, 3, 0][at] ?? 0;
    return [
      rect(0, y, 88, 64) + circle(24, y + 32, 9) + path(`M33 ${y + 32}h32m-8 0v8m-8 -8v6`),
      rect(312, y, 88, 64, at < 2 ? 'tint' : 'face') +
        lines(328, y + 22, 56, [1, 0.6, 0.8], 'line', 10),
      cells(
        { x: 180, y: y + 50, columns: 5, rows: 1, size: 6, gap: 3 },
        'tint',
        (index) => index <= left - 1,
      ),
      gate(200, y + 26, at < 2),
      at < 2
        ? flow(88, y + 26, 184, y + 26) + flow(216, y + 26, 310, y + 26)
        : flow(88, y + 26, 184, y + 26),
    ].join('');
  }),
  arrives(
    path('M214 290H284', 'line dashed') + label(word('empty'), 200, 336, 'note accent', 'middle'),
  ),
];

/** Service monitoring: one fault at the foot of a tree is one event at its top. */
export const causes: Motif = ({ word }) => {
  const rows = [[200], [72, 200, 328], [24, 112, 200, 288, 376]];
  const curve = (x: number, y: number, toX: number) =>
    `M${x} ${y + 22}C${x} ${y + 60} ${toX} ${y + 60} ${toX} ${y + 96}`;
  return [
    path([72, 200].map((x) => curve(200, 52, x)).join('')),
    path(curve(72, 172, 24) + curve(72, 172, 112) + curve(200, 172, 200) + curve(328, 172, 376)),
    path(`${curve(200, 52, 328)}${curve(328, 172, 288)}`, 'flow drawn'),
    ...rows.flatMap((row, at) =>
      row.map((x, index) => {
        const isHit = at === 0 || index === at + 1;
        const y = 52 + at * 120;
        const width = at === 0 ? 168 : at === 1 ? 80 : 44;
        return (
          rect(x - width / 2, y - 24, width, 48, isHit ? 'tint' : 'face') +
          (at === 0 ? '' : isHit ? cross(x, y) : tick(x, y))
        );
      }),
    ),
    label(word('service'), 200, 57, 'strong', 'middle'),
    label(word('cause'), 288, 342, 'note accent', 'middle'),
    arrives(circle(284, 28, 12, 'solid') + label(word('event'), 306, 33, 'strong accent')),
  ];
};

/** Configuration database: sources that disagree become one record with its history. */
export const reconcile: Motif = ({ word }) => [
  ...along(['discovered', 'declared', 'imported'], 0, 140, (name, x, at) => [
    rect(x, 32, 120, 112, at === 0 ? 'tint' : 'face') + label(word(name), x, 20, 'strong'),
    lines(x + 16, 60, 88, [0.8, 0.6], 'line', 20),
    lines(x + 16, 104, 88, [at === 1 ? 0.3 : 0.9], at === 1 ? 'line dashed' : 'flow'),
    at === 1 ? cross(x + 96, 104) : '',
    at === 1
      ? flow(200, 144, 200, 186)
      : flow(x + 60, 144, x + 60, 164, 200 + (at - 1) * 40, 164, 200 + (at - 1) * 40, 186),
  ]),
  rect(40, 188, 320, 92) +
    label(word('record'), 56, 214, 'strong') +
    lines(56, 234, 160, [0.8, 0.6], 'line', 14),
  arrives(lines(56, 262, 160, [0.9], 'flow')) + tick(336, 212),
  label(word('history'), 0, 342, 'note') + path('M104 338H360'),
  ...upTo(4).map((at) => circle(144 + at * 64, 338, 6, at === 3 ? 'solid' : 'face')),
];

/** A load balancer: very many connections, spread over the servers that answer. */
export const balancer: Motif = ({ word }) => [
  each(
    23,
    (at) => `M${8 + at * 17.5} 32C${8 + at * 17.5} 96 ${134 + at * 6} 88 ${134 + at * 6} 140`,
  ),
  label(word('connections'), 200, 20, 'strong', 'middle'),
  rect(96, 140, 208, 56, 'tint') + label(word('node'), 200, 173, 'strong', 'middle'),
  ...upTo(4).map((at) => {
    const x = at * 104;
    const from = [140, 180, 0, 268][at] ?? 0;
    const turn = 216 + at * 6;
    const isOut = at === 2;
    return [
      isOut
        ? path('M212 196V232C212 250 252 244 252 268', 'line dashed')
        : flow(from, 196, from, turn, x + 44, turn, x + 44, 268),
      rect(x, 272, 88, 60, isOut ? 'face dashed' : 'face'),
      isOut
        ? cross(252, 302, 6)
        : cells({ x: x + 14, y: 286, columns: 4, rows: 2, size: 12 }, 'tint'),
    ].join('');
  }),
  arrives(label(word('out'), 252, 352, 'note accent', 'middle')),
  label(word('servers'), 0, 352, 'note'),
];

/** Delivery: every step runs in a pod of its own, then a release takes more and more of the traffic. */
export const singleUse: Motif = ({ word }) => [
  label(word('pods'), 0, 20, 'strong') + path('M0 92H396'),
  ...along(upTo(4), 8, 104, (at, x) => {
    const pod = rect(x, 56, 72, 72, at === 3 ? 'tint' : 'face dashed');
    return [at === 3 ? arrives(pod + tick(x + 36, 92)) : pod + circle(x + 36, 92, 4, 'solid')];
  }),
  label(word('gone'), 148, 150, 'note', 'middle') +
    label(word('now'), 356, 150, 'note accent', 'middle'),
  flow(356, 164, 356, 188) + label(word('canary'), 0, 202, 'strong') + path('M0 336H400'),
  ...along([8, 30, 68, 120], 8, 104, (height, x, at) => {
    const share = rect(x, 336 - height, 72, height, at === 3 ? 'solid' : 'tint', 3);
    return [rect(x, 216, 72, 120, 'face', 3) + (at === 3 ? grows(share) : share)];
  }),
];

/** Artifacts: images share layers, and each layer is stored once. */
export const layers: Motif = ({ word }) => [
  label(word('images'), 0, 20, 'strong'),
  ...upTo(3).map((at) => {
    const x = at * 144;
    const turn = 168 + (at % 2) * 8;
    const end = 200 + (at - 1) * 40;
    return [
      rect(x, 36, 112, 32) + path(`M${x + 16} 52h${[64, 48, 80][at]}`),
      at === 2 ? rect(x, 72, 112, 32) : rect(x, 72, 112, 32, 'tint'),
      rect(x, 108, 112, 32, 'tint') + (at === 2 ? path(`M${x + 16} 88h56`) : ''),
      flow(x + 56, 140, x + 56, turn, end, turn, end, 212),
    ].join('');
  }),
  rect(0, 212, 400, 132, 'ground') + label(word('stored'), 16, 238, 'strong'),
  ...upTo(4).map((at) => rect(16 + at * 64, 256, 56, 32)),
  arrives(rect(16, 296, 120, 32, 'tint') + rect(144, 296, 120, 32, 'tint')),
  circle(344, 292, 28, 'tint') + path('M330 292l9 11 18 -22', 'flow'),
  label(word('scanned'), 384, 238, 'note accent', 'end'),
];

/** A mesh: a proxy leaves out an instance that fails, and the request takes another way. */
export const reroute: Motif = ({ word }) => {
  const instance = (at: number) => {
    const y = 32 + at * 112;
    const isOut = at === 1;
    return [
      rect(272, y, 128, 72, isOut ? 'face dashed' : 'face') +
        rect(256, y + 20, 32, 32, isOut ? 'face dashed' : 'tint'),
      isOut
        ? cross(344, y + 36, 8)
        : cells({ x: 308, y: y + 28, columns: 4, rows: 1, size: 15 }, 'face'),
    ].join('');
  };
  return [
    rect(0, 136, 112, 88) +
      label(word('caller'), 48, 185, 'strong', 'middle') +
      rect(96, 164, 32, 32, 'tint'),
    ...upTo(3).map(instance),
    path('M128 172H180C220 172 212 68 254 68'),
    path('M128 180H226', 'line dashed') + cross(240, 180, 5),
    arrives(
      path('M128 188H180C220 188 212 292 252 292', 'flow') + path('M246 287l6 5 -6 5', 'flow'),
    ),
    label(word('ejected'), 400, 236, 'note accent', 'end') + label(word('proxy'), 134, 160, 'note'),
    label(word('instances'), 400, 20, 'strong', 'end'),
  ];
};

/** Java governance: a rule reaches the agents; the code stays as it is. */
export const agents: Motif = ({ word }) => {
  const code = [
    [0.6, 0.9, 0.7, 1, 0.5],
    [0.9, 0.5, 0.8, 0.6, 0.9],
    [0.7, 1, 0.4, 0.8, 0.6],
  ];
  return [
    box(word('rule'), 96, 8, 208, 48),
    line('flow', 200, 56, 200, 92) +
      line('flow', 60, 120, 60, 92, 340, 92, 340, 120) +
      path('M200 92v28', 'flow'),
    ...along(code, 0, 140, (shares, x) => [
      rect(x, 160, 120, 160) + label(word('code'), x + 16, 188, 'note'),
      lines(x + 16, 212, 88, shares, 'line', 22),
      rect(x, 120, 120, 40, 'tint') + label(word('agent'), x + 16, 145, 'strong'),
      arrives(tick(x + 100, 140)),
    ]),
    label(word('unchanged'), 200, 344, 'note', 'middle'),
  ];
};

/** A developer portal: what many systems know of a service is one page. */
export const portal: Motif = ({ word }) => [
  rect(0, 8, 400, 200) +
    path('M0 36H400M14 22h4m6 0h4m6 0h4') +
    label(word('service'), 24, 70, 'strong'),
  ...upTo(3).map(
    (at) =>
      rect(24 + at * 88, 88, 76, 100, 'ground') +
      lines(36 + at * 88, 112, 52, [1, 0.6, 0.8, 0.5], 'line', 16),
  ),
  path('M308 144a36 36 0 1 1 72 0') +
    arrives(
      path('M308 144a36 36 0 0 1 60 -27', 'flow') +
        label(word('grade'), 344, 144, 'strong accent', 'middle'),
    ),
  label(word('score'), 344, 180, 'note', 'middle'),
  ...along(['repositories', 'clusters', 'records'], 0, 140, (name, x) => [
    flow(x + 60, 264, x + 60, 210) + box(word(name), x, 266, 120, 56),
  ]),
];

/** Git on three sites: a push counts once two have it; the third follows. */
export const replicas: Motif = ({ word }) => [
  rect(128, 8, 144, 56, 'tint') + label(word('push'), 200, 41, 'strong', 'middle'),
  ...['first', 'second', 'third'].map((name, at) => {
    const x = at * 140;
    const isLate = at === 2;
    return [
      isLate
        ? path('M200 64V100H340V138', 'line dashed')
        : flow(200, 64, 200, 100, x + 60, 100, x + 60, 138),
      rect(x, 140, 120, 180, 'ground') +
        label(word(name), x + 14, 166, 'strong') +
        path(`M${x + 36} 196V296`),
      ...upTo(3).map(
        (commit) =>
          circle(x + 36, 288 - commit * 42, 8, 'face') + path(`M${x + 56} ${288 - commit * 42}h44`),
      ),
      isLate
        ? circle(x + 36, 204, 8, 'line dashed')
        : arrives(circle(x + 36, 204, 8, 'solid') + tick(x + 100, 160)),
    ].join('');
  }),
  label(word('confirmed'), 130, 346, 'note accent', 'middle') +
    label(word('behind'), 340, 346, 'note', 'middle'),
];

/** A code model: it completes the next line, from the repositories that the developer may read. */
export const completion: Motif = ({ word }) => [
  rect(0, 8, 400, 184) + path('M0 36H400M14 22h4m6 0h4m6 0h4'),
  lines(24, 60, 240, [0.5, 0.9, 0.7], 'line', 22) + path('M48 126h60'),
  arrives(rect(116, 112, 232, 28, 'tint', 4) + path('M128 126h72m12 0h100', 'flow')) +
    path('M112 114v24', 'flow'),
  path('M48 150h120M24 172h72') + label(word('completion'), 348, 160, 'note accent', 'end'),
  ...['first', 'second', 'third'].map((name, at) => {
    const x = at * 140;
    const isClosed = at === 2;
    return [
      isClosed
        ? path('M340 272V236', 'line dashed') + cross(340, 222)
        : flow(x + 60, 272, x + 60, 194),
      rect(x, 272, 120, 56, isClosed ? 'face dashed' : 'face') +
        label(word(name), x + 60, 305, 'strong', 'middle'),
    ].join('');
  }),
  label(word('unread'), 340, 350, 'note', 'middle'),
];
