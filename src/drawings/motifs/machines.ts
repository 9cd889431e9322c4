import {
  along,
  arrives,
  box,
  cells,
  circle,
  cloud,
  cross,
  each,
  flow,
  type Grid,
  grows,
  label,
  line,
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

/** ACE: a job leaves the queue for a free slice of a GPU. */
export const slices: Motif = ({ word }) => {
  const waitingJobs = [
    { x: 112, width: 48 },
    { x: 176, width: 104 },
    { x: 296, width: 48 },
  ];
  const queue = [
    label(word('queue'), 0, 20, 'strong'),
    rect(0, 36, 96, 64, 'line dashed'),
    ...waitingJobs.map(({ x, width }) => rect(x, 36, width, 64)),
  ];

  const card = [
    rect(0, 160, 400, 152, 'ground'),
    each(13, (pin) => `M${20 + pin * 30} 312v20`),
    label(word('gpu'), 16, 188, 'strong'),
  ];
  const usedSlices = [rect(16, 216, 128, 72, 'tint'), rect(152, 216, 48, 72, 'tint')];

  const startingJob = [
    flow(48, 100, 48, 132, 256, 132, 256, 214),
    moves(-208, -180, rect(208, 216, 96, 72, 'solid')),
  ];
  const freeSlice = [
    rect(312, 216, 72, 72, 'line dashed'),
    label(word('free'), 348, 257, 'note', 'middle'),
  ];
  const partitions = path('M148 200V300M204 200V300M308 200V300', 'line dashed');

  return [...queue, ...card, ...usedSlices, ...startingJob, ...freeSlice, partitions];
};

/** Bare metal: each server of a rack passes the same steps, until it is ready. */
export const provisioning: Motif = ({ word }) => {
  const steps = ['power', 'test', 'install', 'ready'];
  const lastStep = steps.length - 1;
  const stepsDone = [4, 4, 4, 4, 3, 2];
  const newestReadyRow = 3;
  const stepX = (step: number) => 176 + step * 66;

  const rack = rect(0, 44, 128, 296, 'ground');
  const headings = steps.map((name, step) =>
    label(word(name), stepX(step), 28, step === lastStep ? 'strong accent' : 'note', 'middle'),
  );

  const mark = (row: number, step: number, y: number): string => {
    const done = stepsDone[row] ?? 0;
    const ring = circle(stepX(step), y, 9, step < done ? 'tint' : 'line dashed');
    const isReady = step === lastStep && done === steps.length;
    if (!isReady) return ring;

    const readyMark = ring + tick(stepX(step), y);
    return row === newestReadyRow ? arrives(readyMark) : readyMark;
  };

  const rows = stepsDone.flatMap((done, row) => {
    const y = 68 + row * 48;
    const isNewest = row === newestReadyRow;
    return [
      server(8, y - 16, isNewest ? 'tint' : 'face'),
      path(`M120 ${y}H${stepX(done - 1) - 16}`, isNewest ? 'flow' : 'line'),
      ...steps.map((_, step) => mark(row, step, y)),
    ];
  });

  return [rack, ...headings, ...rows];
};

/** GPU operations: sites are metered, and one bill follows. */
export const metering: Motif = ({ word }) => {
  const needles = [-8, 0, 8];

  const meter = (y: number, site: number) => [
    path(`M128 ${y}H152`),
    circle(176, y, 22, 'tint'),
    path(`M176 ${y}l${needles[site]} -13`, 'flow'),
  ];

  /** The reading of a site on its way to the bill; only the one in the middle is drawn as the page opens. */
  const reading = (y: number, site: number): string => {
    const stroke = flow(198, y, 222, y, 222, 188, 246, 188);
    return site === 1 ? stroke : stroke.replace(' drawn', '');
  };

  const sites = along(upTo(3), 36, 108, (site, y) => {
    const cards: Grid = { x: 12, y: y + 12, columns: 4, rows: 3, size: 18, gap: 8 };
    const usedCards = 4 + site * 3;
    const middle = y + 44;
    return [
      rect(0, y, 128, 88, 'ground'),
      cells(cards, 'face'),
      cells(cards, 'tint', (card) => card < usedCards),
      ...meter(middle, site),
      reading(middle, site),
    ];
  });

  const amounts = [72, 56, 80, 64];
  const bill = [
    sheet(248, 36, 152, 304),
    label(word('bill'), 264, 72, 'strong'),
    ...along(amounts, 108, 36, (length, y) => [path(`M264 ${y}h${length}M360 ${y}h24`)]),
    path('M264 244h120'),
    arrives(rect(264, 264, 120, 48, 'tint'), label(word('total'), 324, 293, 'strong', 'middle')),
  ];

  return [
    label(word('sites'), 0, 20, 'strong'),
    ...sites,
    label(word('meters'), 176, 20, 'strong', 'middle'),
    ...bill,
  ];
};

/** Clouds of three kinds below one quota, of which each takes its part. */
export const oneQuota: Motif = ({ word }) => {
  const quota = [
    rect(0, 8, 400, 96, 'ground'),
    label(word('quota'), 16, 36, 'strong'),
    rect(16, 56, 368, 28, 'line dashed'),
    rect(16, 56, 128, 28, 'tint'),
    rect(144, 56, 88, 28, 'tint'),
    grows(rect(232, 56, 72, 28, 'solid')),
  ];
  const branches = along([80, 188, 268], 68, 132, (fromX, x) => [
    line('line', fromX, 84, fromX, 128, x, 128, x, 172),
  ]);

  const clouds = along(['first', 'second', 'third'], 4, 132, (name, x, index) => {
    const isPrivate = index === 0;
    const isGrowing = index === 2;
    const outline = isPrivate ? rect(x + 4, 168, 104, 72, 'ground') : cloud(x, 168);
    const resources = cells(
      { x: x + 32, y: 202, columns: 3, rows: 1, size: 12 },
      isGrowing ? 'solid' : 'tint',
    );
    return [
      outline,
      isGrowing ? arrives(resources) : resources,
      label(word(name), x + 56, 262, 'note', 'middle'),
    ];
  });

  const bill = [
    line('line', 68, 276, 68, 300, 168, 300),
    line('line', 332, 276, 332, 300, 232, 300),
    path('M200 276v24'),
    rect(112, 296, 176, 56, 'tint'),
    label(word('bill'), 200, 329, 'strong', 'middle'),
  ];

  return [...quota, ...branches, ...clouds, ...bill];
};

/** The edge: while the line is cut a site fills its buffer; with the line back it drains it. */
export const buffer: Motif = ({ word }) => {
  const machine = (x: number) => [
    rect(x, 196, 56, 88),
    wave(x + 8, 240, 2, 'flow', 20),
    path(`M${x} 268h56`),
  ];
  const bufferFrame = (x: number) => [
    rect(x, 192, 56, 112, 'line dashed'),
    path(`M${x - 24} 240h22`, 'flow'),
  ];
  const records = (x: number, count: number) =>
    upTo(count).map((index) => rect(x + 4, 288 - index * 18, 48, 14, 'tint', 3));

  const site = (x: number) => [
    rect(x, 176, 168, 144, 'ground'),
    ...machine(x + 16),
    ...bufferFrame(x + 96),
  ];

  const cutLine = [
    path('M84 52V92M84 136V176', 'line dashed'),
    cross(84, 114, 8),
    label(word('cut'), 104, 119, 'strong accent'),
  ];
  const fillingSite = [...site(0), ...records(96, 6).map((record) => grows(record))];

  const drainingSite = [
    ...site(232),
    ...records(328, 1),
    flow(316, 176, 316, 54),
    label(word('back'), 284, 119, 'strong accent', 'end'),
    ...upTo(3).map((index) => arrives(rect(292, 150 - index * 30, 48, 14, 'tint', 3))),
  ];

  return [
    box(word('cloud'), 0, 8, 400, 44),
    ...cutLine,
    ...fillingSite,
    ...drainingSite,
    label(word('fills'), 84, 344, 'note', 'middle'),
    label(word('drains'), 316, 344, 'note', 'middle'),
  ];
};

/** Costs: an invoice in its parts by department, with what nobody used. */
export const costs: Motif = ({ word }) => {
  const departments = [
    { name: 'first', invoiceY: 96, invoiceHeight: 100, flowY: 146, used: 152, idle: 32 },
    { name: 'second', invoiceY: 200, invoiceHeight: 72, flowY: 236, used: 72, idle: 88 },
    { name: 'third', invoiceY: 276, invoiceHeight: 44, flowY: 296, used: 40, idle: 24 },
  ];

  const invoice = [
    sheet(0, 36, 104, 300),
    label(word('invoice'), 0, 20, 'strong'),
    lines(16, 68, 72, [0.6, 1, 0.8]),
    ...departments.map(({ invoiceY, invoiceHeight }) =>
      rect(16, invoiceY, 72, invoiceHeight, 'tint', 3),
    ),
  ];

  const shares = along(departments, 44, 104, ({ name, flowY, used, idle }, y) => [
    flow(88, flowY, 136, flowY, 136, y + 44, 174, y + 44),
    label(word(name), 176, y + 14, 'strong'),
    rect(176, y + 24, used, 40, 'tint', 3),
    arrives(rect(176 + used, y + 24, idle, 40, 'line dashed', 3)),
  ]);

  return [...invoice, ...shares, label(word('idle'), 344, 216, 'note accent')];
};

/** An appliance: built at the factory in layers, it slides into the rack. */
export const appliance: Motif = ({ word }) => {
  const rack = [
    path('M136 20H384V344H136zM152 20V344M368 20V344'),
    rect(160, 36, 200, 36, 'face', 4),
    rect(160, 304, 200, 28, 'face', 4),
    rect(160, 84, 200, 208, 'line dashed'),
  ];

  const layers = along(['knowledge', 'models', 'engine', 'drivers'], 96, 48, (name, y) => [
    box(word(name), 172, y, 176, 40, 'face'),
  ]);
  const machine = moves(-136, 0, rect(160, 84, 200, 208, 'tint'), ...layers);

  const arrival = [flow(0, 188, 152, 188), label(word('arrives'), 0, 172, 'strong')];
  const network = [
    label(word('network'), 0, 312, 'note'),
    path('M0 324H160', 'flow'),
    circle(160, 324, 4, 'solid'),
  ];

  return [...rack, machine, ...arrival, ...network];
};
