import {
  along,
  box,
  cells,
  circle,
  cross,
  each,
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

/** A bank: a partner's call passes a guard at each of three zones; one without consent stays outside. */
export const zones: Motif = ({ word, pick }) => {
  const gates = [104, 296, 136 + pick(3) * 24] as const;
  const zones = [
    { top: 80, name: 'internet', nameX: 12, nameY: 138, guard: 'signed' },
    { top: 176, name: 'service', nameX: 32, nameY: 216, guard: 'consent' },
    { top: 272, name: 'core', nameX: 60, nameY: 313, guard: 'message' },
  ];

  const partners = [
    ...[56, 152, 248].map((x) => rect(x - 28, 8, 56, 32, x === 56 ? 'tint' : 'face')),
    label(word('partners'), 296, 29),
  ];
  const grounds = zones.map(({ top }, index) =>
    rect(index * 20, top, 400 - index * 40, 72, 'ground'),
  );

  const call = [
    flow(56, 40, 56, 56, gates[0], 56, gates[0], 69),
    flow(gates[0], 91, gates[0], 128, gates[1], 128, gates[1], 165),
    flow(gates[1], 187, gates[1], 224, gates[2], 224, gates[2], 261),
    flow(gates[2], 283, gates[2], 308, 232, 308),
  ];
  const vault = [
    circle(260, 308, 18, 'tint'),
    path('M260 290v36M242 308h36', 'flow'),
    circle(260, 308, 4, 'solid'),
    lines(296, 300, 40, [1, 0.7, 0.85]),
  ];
  const refusedCall = [path('M248 40V72', 'line dashed'), cross(248, 80, 5)];

  const guards = zones.map(({ top, name, nameX, nameY, guard }, index) => {
    const x = gates[index] ?? 0;
    const guardLabel =
      index === 1
        ? label(word(guard), x - 20, top - 6, 'note accent', 'end')
        : label(word(guard), x + 20, top - 6, 'note accent');
    return [
      rect(x - 13, top - 11, 26, 22, 'tint'),
      tick(x, top),
      guardLabel,
      label(word(name), nameX, nameY, 'strong'),
    ].join('');
  });

  return [
    ...partners,
    ...grounds,
    rect(48, 280, 304, 56, 'face'),
    ...call,
    ...vault,
    ...refusedCall,
    ...guards,
  ];
};

/** Disaster recovery: two sites each write half of the shards and copy the other half; a third site arbitrates. */
export const sites: Motif = ({ word, pick }) => {
  const moved = pick(18);
  const site = (x: number, name: string) => [
    rect(x, 88, 152, 216, 'ground'),
    label(word(name), x + 12, 112, 'strong'),
    label(word('written'), x + 12, 136, 'note accent'),
    cells({ x: x + 13, y: 144, columns: 6, rows: 3, size: 16, gap: 6 }, 'tint'),
    label(word('copied'), x + 12, 228),
    cells({ x: x + 13, y: 238, columns: 6, rows: 3, size: 16, gap: 6 }),
  ];
  const column = moved % 6;
  const row = Math.floor(moved / 6);
  return [
    path('M178 32H76V88M222 32H324V88', 'line dashed'),
    circle(200, 32, 22, 'tint') +
      path('M200 20v24M188 26h24M184 34l4 -8 4 8zM208 34l4 -8 4 8z', 'flow'),
    label(word('arbiter'), 200, 75, 'strong', 'middle'),
    ...site(0, 'siteA'),
    ...site(248, 'siteB'),
    rect(13 + column * 22, 144 + row * 22, 16, 16, 'solid', 0),
    path('M152 172C208 172 192 264 244 264', 'flow') + path('M239 260l5 4 -5 4', 'flow'),
    path('M248 172C192 172 208 264 156 264', 'flow') + path('M161 260l-5 4 5 4', 'flow'),
    ...[76, 324].map((x) => flow(200, 352, x, 352, x, 308)),
    label(word('entry'), 200, 342, 'note', 'middle'),
  ];
};

/** Electricity: measurements leave production control through one-way isolation; nothing comes back. */
export const oneWay: Motif = ({ word, pick }) => {
  const bars = upTo(5).map(() => 10 + pick(26));
  const tower = (x: number, y: number) =>
    `M${x - 18} ${y}L${x - 5} ${y - 76}h10L${x + 18} ${y}M${x - 30} ${y - 62}h60M${x - 24} ${y - 42}h48M${x - 14} ${y - 20}L${x + 8} ${y - 42}M${x + 14} ${y - 20}L${x - 8} ${y - 42}`;
  return [
    ...[0, 224].map((x) => rect(x, 8, 176, 208, 'ground')),
    label(word('production'), 88, 34, 'strong', 'middle'),
    label(word('management'), 312, 34, 'strong', 'middle'),
    rect(188, 0, 24, 224, 'face', 0),
    each(9, (at) => `M188 ${24 + at * 24}l24 -24`),
    rect(24, 72, 88, 56) +
      path('M60 128v12m16 -12v12m-28 0h40') +
      path('M32 102h14l6 -16 8 30 8 -22 6 8h26', 'flow'),
    rect(288, 72, 88, 64),
    ...bars.map((height, at) =>
      rect(298 + at * 14, 128 - height, 9, height, at === 2 ? 'solid' : 'tint', 1),
    ),
    flow(112, 100, 288, 100),
    circle(200, 100, 18, 'tint') + path('M194 91v18l13 -9zM208 91v18', 'flow'),
    label(word('isolation'), 166, 164, 'note accent', 'end'),
    path('M170 158L188 116'),
    path('M288 176H222', 'line dashed') + cross(216, 176, 5),
    label(word('refused'), 292, 180),
    path(tower(48, 344) + tower(352, 344)),
    path('M78 282Q200 326 322 282M72 302Q200 346 328 302'),
    box(word('node'), 144, 256, 112, 48),
    flow(232, 256, 232, 200),
    label(word('line'), 200, 352, 'note', 'middle'),
  ];
};

/** Filling stations below their headquarters: one is offline and keeps selling, one uploads its stored records. */
export const stations: Motif = ({ word, pick }) => {
  const isOfflineFirst = pick(2) === 1;
  const offline = isOfflineFirst ? 1 : 3;
  const uploading = isOfflineFirst ? 3 : 1;
  const middleOf = (station: number) => station * 80 + 40;

  /** The line of a station to its headquarters. */
  const connection = (station: number) => {
    const x = middleOf(station);
    if (station === offline) return path(`M${x} 88v14m0 24v18`, 'line dashed') + cross(x, 114);
    return station === uploading ? '' : path(`M${x} 88v56`);
  };

  const storedRecords = (station: number) => {
    if (station === offline) return 8;
    return station === uploading ? 4 : 1;
  };

  const station = (index: number) => {
    const x = middleOf(index);
    const look = index === offline ? 'tint' : 'face';

    const roof = [rect(x - 32, 144, 64, 12, look, 3), path(`M${x - 24} 156v52m48 -52v52`)];
    const pump = [
      rect(x - 10, 172, 20, 36, look, 3),
      path(`M${x - 5} 179h10v8h-10zM${x + 10} 180h5v18a4 4 0 0 0 7 0v-22`),
    ];

    const count = storedRecords(index);
    const stack = { x: x - 24, y: 224, columns: 1, rows: count, size: 48, height: 8 };
    const records = cells(stack, count > 1 ? 'tint' : 'face');

    return [connection(index), ...roof, ...pump, records].join('');
  };

  return [
    box(word('headquarters'), 112, 8, 176, 44),
    path('M200 52V88M40 88H360'),
    path('M0 208H400'),
    ...upTo(5).map(station),
    flow(middleOf(uploading), 144, middleOf(uploading), 88),

    label(word('offline'), middleOf(offline), 342, 'note accent', 'middle'),
    label(word('uploading'), middleOf(uploading), 294, 'note accent', 'middle'),
    label(word('online'), 0, 78),
  ];
};

/** Tax: pump readings are signed and chained, and the tax bureau compares them. */
export const chain: Motif = ({ word, pick }) => {
  const pump = [
    rect(24, 40, 72, 104),
    rect(36, 52, 48, 32, 'tint', 3),
    path('M44 68h32M16 144h88M96 72h10v44a7 7 0 0 0 14 0V64l-12 -12'),
    label(word('pump'), 60, 168, 'strong', 'middle'),
    flow(124, 92, 216, 92),
    circle(170, 92, 3, 'solid'),
  ];

  const collector = [
    rect(216, 64, 96, 56, 'tint'),
    cells({ x: 228, y: 78, columns: 3, rows: 2, size: 10, gap: 5 }, 'tint'),
    path('M280 100q8 -18 12 -8t-6 8 14 -4', 'flow'),
    label(word('collector'), 264, 52, 'strong', 'middle'),
    path('M312 92H352V128'),
  ];

  const chainedRecords = upTo(4).map((index) => {
    const y = 128 + index * 48;
    return rect(336, y, 32, 32, index === 3 ? 'tint' : 'face', 4) + circle(352, y + 16, 3, 'solid');
  });
  const chainLinks = [
    path('M352 160v16m0 32v16m0 32v16', 'flow'),
    label(word('chained'), 324, 166, 'note accent', 'end'),
    flow(336, 288, 248, 288),
  ];

  const bureau = [
    path('M16 216L128 180L240 216zM16 224H240M24 232V324M232 232V324M8 332H248'),
    label(word('bureau'), 128, 210, 'strong', 'middle'),
  ];

  const differenceHeight = 60 + pick(3) * 6;
  const bars = [
    { name: 'sales', height: 88 },
    { name: 'stock', height: 88 },
    { name: 'difference', height: differenceHeight },
  ];
  const shortfall =
    rect(168, 236, 40, 88 - differenceHeight, 'line dashed', 3) +
    path(`M218 236v${88 - differenceHeight}`, 'flow');
  const comparison = bars.map(({ name, height }, index) => {
    const x = 48 + index * 60;
    const isDifference = name === 'difference';
    return [
      rect(x, 324 - height, 40, height, isDifference ? 'face' : 'tint', 3),
      isDifference ? shortfall : '',
      label(word(name), x + 20, 350, 'note', 'middle'),
    ].join('');
  });

  return [...pump, ...collector, ...chainedRecords, ...chainLinks, ...bureau, ...comparison];
};

/** A university: campuses put their cards into one pool; teaching uses slices, research whole cards. */
export const campus: Motif = ({ word, pick }) => {
  const lentCard = 4 + pick(2);

  const house = (x: number, name: string) => {
    const roofAndWalls = `M${x} 48l48 -32 48 32zm8 0v48m80 -48v48`;
    const columns = `M${x - 8} 96h112m-85 -36v24m18 -24v24m18 -24v24m18 -24v24`;
    return [path(roofAndWalls + columns), label(word(name), x + 48, 114, 'note', 'middle')];
  };
  const campuses = [
    ...house(8, 'main'),
    ...house(152, 'medical'),
    ...house(296, 'laboratory'),
    path('M56 122v22M200 122v22'),
    flow(344, 122, 344, 144),
  ];

  const cards = (y: number) =>
    cells({ x: 16, y, columns: 6, rows: 1, size: 44, height: 64, gap: 21 });
  const sliceLook = (card: number) => {
    if (card === lentCard) return 'solid';
    return card % 3 === 1 ? 'dashed' : 'tint';
  };
  const slices = (count: number, card: number) => {
    const x = 22 + card * 65;
    const height = 52 / count - 3;
    const grid = { x, y: 182, columns: 1, rows: count, size: 32, height, gap: 3 };
    return cells(grid, sliceLook(card));
  };

  const teaching = [
    label(word('teaching'), 16, 168, 'strong'),
    label(word('lent'), 384, 168, 'note accent', 'end'),
    cards(176),
    ...[2, 4, 3, 4, 2, 4].map(slices),
  ];
  const research = [
    label(word('research'), 16, 264, 'strong'),
    cards(272),
    cells({ x: 87, y: 278, columns: 4, rows: 1, size: 32, height: 52, gap: 33 }, 'tint'),
    path('M103 304h195', 'flow'),
    ...upTo(4).map((index) => circle(103 + index * 65, 304, 4, 'solid')),
  ];

  return [...campuses, rect(0, 144, 400, 208, 'ground'), ...teaching, ...research];
};

/** A factory: machines on a line, an edge box above each, a node for the plant; data is reduced on the way up. */
export const factory: Motif = ({ word, pick }) => {
  const chosen = 1 + pick(2);
  const machine = (at: number) => {
    const x = at * 100 + 12;
    return [
      rect(x, 248, 76, 48, at === chosen ? 'tint' : 'face'),
      [
        circle(x + 26, 272, 12) + circle(x + 54, 272, 7),
        path(`M${x + 14} 284v-24h20l10 12h20v12`),
        rect(x + 14, 260, 20, 24, 'face', 2) + path(`M${x + 44} 262h18m-18 10h18m-18 10h18`),
        path(`M${x + 14} 284l16 -24 14 14 18 -12`) + circle(x + 62, 262, 3),
      ][(at + pick(4)) % 4],
      path(`M${x + 38} 248v-8l-8 -3 16 -6 -16 -6 16 -6 -8 -3v-8`, at === chosen ? 'flow' : 'line'),
      rect(x + 20, 176, 36, 28, at === chosen ? 'tint' : 'face', 4) +
        circle(x + 29, 190, 2.5, 'solid') +
        path(`M${x + 36} 190h12`),
      at === chosen
        ? flow(x + 38, 176, x + 38, 152, 200, 152, 200, 132)
        : line('line', x + 38, 176, x + 38, 152, 200, 152, 200, 140),
    ].join('');
  };
  return [
    box(word('group'), 128, 8, 144, 40, 'face'),
    flow(200, 88, 200, 50),
    box(word('plant'), 112, 88, 176, 44),
    ...upTo(4).map(machine),
    rect(0, 304, 400, 16, 'face', 8),
    each(13, (at) => `M${11 + at * 31} 312a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`),
    path('M24 320v24m352 -24v24'),
    label(word('machines'), 200, 344, 'note', 'middle'),
    label(word('gateway'), 0, 144),
    label(word('raw'), 100, 231, 'note', 'middle'),
    label(word('features'), 212, 74, 'note accent'),
  ];
};

/** Plants that each fetch a release between shifts; one is offline and keeps producing. */
export const plants: Motif = ({ word, pick }) => {
  const offline = pick(2) * 2;

  /** What connects a plant with its group: a cut line, or a release that is fetched at its hour. */
  const connection = (x: number, isOffline: boolean) => {
    if (isOffline) return [path(`M${x} 96v8m0 26v10`, 'line dashed'), cross(x, 116, 5)];
    const clock = [rect(x - 11, 102, 22, 22, 'face', 11), path(`M${x} 106v7l5 4`, 'flow')];
    return [flow(x, 88, x, 146), ...clock];
  };

  const plant = (index: number) => {
    const x = index * 136;
    const isOffline = index === offline;
    const nodes = ['first', 'second', 'third'];
    return [
      path(`M${x} 352V168l42 -24v24l43 -24v24l43 -24V352z`, 'ground'),
      ...nodes.map((_, node) =>
        rect(x + 14, 184 + node * 40, 100, 30, isOffline ? 'tint' : 'face', 4),
      ),
      ...nodes.map((name, node) => label(word(name), x + 26, 203 + node * 40, 'note')),
      ...nodes.map((_, node) => circle(x + 100, 199 + node * 40, 3, 'solid')),
      ...connection(x + 64, isOffline),
      wave(x + 28, 328, 3, isOffline ? 'flow' : 'line'),
    ].join('');
  };

  const group = [
    box(word('group'), 64, 8, 272, 44),
    ...[96, 312].map((x) => cells({ x: x - 18, y: 24, columns: 3, rows: 1, size: 10 }, 'tint')),
    ...[64, 336].map((x) => line('line', 200, 52, 200, 88, x, 88)),
  ];
  const plantsBelow = upTo(3).map(plant);

  const isFirstOffline = offline === 0;
  const labels = [
    label(word('shift'), isFirstOffline ? 218 : 82, 117, 'note accent'),
    isFirstOffline
      ? label(word('offline'), 0, 80, 'note accent')
      : label(word('offline'), 400, 80, 'note accent', 'end'),
  ];

  return [...group, ...plantsBelow, ...labels];
};

/** Private machines and a public cloud below one catalogue; a project has resources in both. */
export const hybrid: Motif = ({ word, pick }) => {
  const projectCells = [pick(6), 6 + pick(5), 12 + pick(4)];
  const isOfProject = (cell: number) => projectCells.includes(cell);

  const catalogue = [
    rect(0, 8, 400, 80, 'tint'),
    label(word('catalogue'), 16, 34, 'strong'),
    ...upTo(4).map((column) =>
      lines(16 + column * 96, 56, 76, [0.9, 0.6], column === 1 ? 'flow' : 'line', 12),
    ),
  ];
  const connectors = [
    ...[80, 320].map((x) => line('line', x, 88, x, 152)),
    ...[80, 320].map((x) => rect(x - 12, 108, 24, 24, 'face', 4) + circle(x, 120, 4, 'solid')),
  ];

  const machines = { x: 28, y: 196, columns: 4, rows: 5, size: 20, gap: 8 };
  const privateSide = [
    rect(0, 152, 160, 200, 'ground'),
    each(5, (row) => `M12 ${222 + row * 28}H148`, 'grid'),
    label(word('private'), 16, 180, 'strong'),
    cells(machines, 'face', (cell) => !isOfProject(cell)),
    cells(machines, 'tint', isOfProject),
  ];

  const cloudOutline =
    'M272 352a40 40 0 0 1 -8 -79 60 60 0 0 1 24 -104 62 62 0 0 1 92 32 44 44 0 0 1 20 28V316a36 36 0 0 1 -36 36z';
  const instances = { x: 270, y: 204, columns: 4, rows: 4, size: 20, gap: 8 };
  const publicSide = [
    path(cloudOutline, 'ground'),
    label(word('public'), 330, 188, 'strong', 'middle'),
    cells(instances, 'face', (cell) => !isOfProject(cell)),
    cells(instances, 'tint', isOfProject),
  ];

  const privateLine = [
    path('M160 292H238M160 300H238'),
    flow(160, 296, 238, 296),
    label(word('line'), 202, 276, 'note', 'middle'),
    label(word('project'), 202, 322, 'note accent', 'middle'),
  ];

  return [...catalogue, ...connectors, ...privateSide, ...publicSide, ...privateLine];
};

/** Modules leave a monolith one by one; rules for all services come from one place. */
export const split: Motif = ({ word, pick }) => {
  const movedModules = [3 + pick(2) * 4, 11, 18 + pick(2)];
  const isMoved = (module: number) => movedModules.includes(module);
  const modules = { x: 24, y: 144, columns: 4, rows: 6, size: 26, gap: 6 };

  const rules = box(word('rules'), 16, 8, 368, 48);
  const monolith = [
    rect(12, 132, 146, 212, 'ground'),
    label(word('monolith'), 12, 120, 'strong'),
    cells(modules, 'face', (module) => !isMoved(module)),
    cells(modules, 'line dashed', isMoved),
  ];

  const services = movedModules.flatMap((module, index) => {
    const x = index === 1 ? 344 : 296;
    const y = 136 + index * 80;
    const look = index === 1 ? 'tint' : 'face';

    const fromX = 37 + (module % 4) * 32;
    const fromY = 157 + Math.floor(module / 4) * 32;
    const move = `M${fromX} ${fromY}C${fromX + 90} ${fromY} ${x - 110} ${y + 20} ${x - 34} ${y + 20}`;
    const head = `M${x - 39} ${y + 16}l5 4 -5 4`;

    return [
      path(move, 'flow'),
      path(head, 'flow'),
      path(`M${x + 16} ${y}V56`, 'grid dashed'),
      rect(x - 32, y, 80, 40, look),
      cells({ x: x - 18, y: y + 12, columns: 2, rows: 1, size: 16 }, look),
      circle(x + 36, y + 20, 3, 'solid'),
    ];
  });

  return [
    rules,
    ...monolith,
    label(word('services'), 400, 120, 'strong', 'end'),
    ...services,
    path('M312 176C312 196 352 196 352 216M352 256C352 276 312 276 312 296'),
    path('M85 56V132', 'grid dashed'),
    label(word('moved'), 164, 352, 'note accent'),
  ];
};

/** Pools of several procurements, joined by one meter; the oldest is being emptied. */
export const pools: Motif = ({ word, pick }) => {
  const pools = [
    { name: 'x86', level: 88 + pick(4) * 8, look: 'tint' },
    { name: 'arm', level: 112 + pick(4) * 8, look: 'solid' },
    { name: 'arm', level: 72 + pick(4) * 8, look: 'tint' },
    { name: 'x86', level: 96, look: 'tint' },
    { name: 'old', level: 32, look: 'face' },
  ];

  const tank = (x: number, look: string) =>
    path(`M${x + 30} 56V76M${x} 104V280H${x + 60}V104M${x + 30} 280V312`, look);
  const filling = (x: number, level: number, look: string) =>
    path(`M${x + 5} 275V${274 - level}q12.5 -8 25 0t25 0V275z`, look);

  return [
    box(word('catalogue'), 0, 8, 400, 48),
    ...along(pools, 2, 84, ({ name, level, look }, x) => [
      tank(x, name === 'old' ? 'line dashed' : 'line'),
      filling(x, level, look),
      label(word(name), x + 30, 94, 'note', 'middle'),
    ]),
    flow(32, 312, 368, 312),
    box(word('meter'), 144, 296, 112, 32, 'face', 'note accent'),
  ];
};

/** A platform: one application file passes admission and becomes containers, middleware and a pipeline. */
export const application: Motif = ({ word, pick }) => {
  const shares = upTo(9).map(() => 0.4 + pick(6) * 0.1);
  const rows = ['containers', 'middleware', 'pipelines'];
  return [
    label(word('file'), 60, 72, 'strong', 'middle'),
    path('M8 88H88l24 24V288H8zM88 88v24h24'),
    lines(24, 120, 76, shares.slice(0, 2), 'flow', 16),
    lines(36, 152, 64, shares.slice(2, 5), 'line', 16),
    lines(24, 208, 76, shares.slice(5, 6), 'flow', 16),
    lines(36, 224, 64, shares.slice(6), 'line', 16),
    flow(112, 188, 150, 188),
    path('M180 160L208 188L180 216L152 188z', 'tint') + tick(180, 188),
    label(word('admission'), 180, 148, 'strong', 'middle'),
    ...along(rows, 24, 116, (name, y, at) => [
      at === 1 ? flow(208, 188, 256, 188) : flow(208, 188, 232, 188, 232, y + 48, 256, y + 48),
      rect(256, y, 144, 92, at === 0 ? 'tint' : 'face'),
      label(word(name), 272, y + 28, 'strong'),
      [
        cells({ x: 272, y: y + 44, columns: 5, rows: 2, size: 12, gap: 8 }, 'tint'),
        each(
          3,
          (disc) =>
            `M${272 + disc * 40} ${y + 50}a14 5 0 0 1 28 0v20a14 5 0 0 1 -28 0zm0 0a14 5 0 0 0 28 0`,
        ),
        path(`M272 ${y + 58}h104`) +
          upTo(4)
            .map((step) => circle(278 + step * 32, y + 58, 7, step < 3 ? 'tint' : 'face'))
            .join(''),
      ][at] ?? '',
    ]),
  ];
};

/** Two tracks: traffic moves from the old one to the new one step by step, with a way back at each step. */
export const tracks: Motif = ({ word, pick }) => {
  const wagon = (x: number, y: number, look: string) =>
    rect(x, y - 34, 52, 26, look, 4) +
    circle(x + 13, y - 5, 4, look) +
    circle(x + 39, y - 5, 4, look);

  const track = (y: number, from: number, to: number) => {
    const sleepers = Math.floor((to - from) / 16);
    return (
      path(`M${from} ${y}H${to}M${from} ${y + 8}H${to}`) +
      each(sleepers, (index) => `M${from + 8 + index * 16} ${y - 3}v14`, 'grid')
    );
  };

  const oldTrack = [
    label(word('old'), 0, 48, 'strong'),
    track(104, 0, 296),
    path('M296 104H400M296 112H400', 'line dashed'),
    wagon(16, 104, 'face'),
    wagon(76, 104, 'face'),
    wagon(176 + pick(3) * 8, 104, 'face'),
  ];
  const newTrack = [
    label(word('fresh'), 0, 288, 'strong'),
    track(232, 0, 400),
    wagon(336, 232, 'tint'),
    wagon(272, 232, 'tint'),
    wagon(176 + pick(3) * 8, 232, 'tint'),
  ];

  const stepX = [56, 152, 248, 344];
  const moves = stepX.slice(0, 3).map((x) => flow(x, 120, x + 48, 190));
  const wayBack = [
    path('M384 222C376 168 352 132 320 120', 'line dashed'),
    path('M326 119l-6 1 3 5'),
    label(word('step'), 0, 160, 'note accent'),
    label(word('back'), 342, 156, 'note', 'end'),
  ];

  const shares = stepX.map((x, index) => {
    const height = 10 + index * 14;
    return rect(x - 24, 352 - height, 48, height, index === 3 ? 'solid' : 'tint', 3);
  });
  const comparison = [...shares, path('M0 352H400'), label(word('compared'), 0, 318)];

  return [...oldTrack, ...newTrack, ...moves, ...wayBack, ...comparison];
};
