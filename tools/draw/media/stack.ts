import { createHash } from 'node:crypto';

/** A block of the stack. */
interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'core' | 'near' | 'plain';
}

/** The ornament's colours. */
export interface StackColours {
  accent: string;
  /** Ground of blocks beside the core. */
  tint: string;
  ground: string;
  edge: string;
  line: string;
}

/** The ornament's place: its left and right edges, and the line of water below it. */
export const stackBox = { left: 752, right: 1128, water: 520 } as const;
const width = stackBox.right - stackBox.left;
const height = 66;
const across = 10;
/** Least distance of a binding's middle from a log's end. */
const margin = 12;
/** Distance of the stack's foot from the line of water. */
const draught = 26;

/**
 * A raft of logs as SVG, carried by a line of water like the raft of the mark. Pure.
 * @param key decides how long its logs are
 */
export function stackSvg(key: string, colours: StackColours): string {
  const bytes = createHash('sha256').update(key).digest();
  let at = 0;
  /** The next number below `limit` that the key gives. */
  const next = (limit: number): number => {
    const value = (bytes[at % bytes.length] ?? 0) % limit;
    at += 1;
    return value;
  };
  const rows = 4 + next(2);
  const gap = 14;
  const top = stackBox.water - draught - rows * height - (rows - 1) * gap;
  const blocks: Block[] = [];
  for (let row = 0; row < rows; row += 1) {
    const count = 2 + next(3);
    const indent = row === rows - 1 ? 0 : next(4) * 30;
    const shares = Array.from({ length: count }, () => 3 + next(4));
    const unit = (width - indent - (count - 1) * across) / shares.reduce((sum, share) => sum + share, 0);
    let x = stackBox.left + indent;
    for (const share of shares) {
      blocks.push({ x, y: top + row * (height + gap), width: share * unit, height, tone: 'plain' });
      x += share * unit + across;
    }
  }
  for (const tone of ['core', 'near', 'near'] as const) {
    const free = blocks.filter((block) => block.tone === 'plain');
    const chosen = free[next(free.length)];
    if (chosen) chosen.tone = tone;
  }
  // The bindings of the raft show between its logs, wherever there are logs above and below.
  const isSolid = (x: number, y: number) =>
    blocks.some((block) => block.y === y && block.x + margin <= x && x <= block.x + block.width - margin);
  const bindings = Array.from({ length: rows - 1 }, (_, row) => top + row * (height + gap)).flatMap((y) => {
    const free = Array.from({ length: width }, (_, index) => stackBox.left + index).filter(
      (x) => isSolid(x, y) && isSolid(x, y + height + gap),
    );
    return [0.46, 0.86].map((share) => {
      const wanted = stackBox.left + share * width;
      const x = free.reduce(
        (best, candidate) => (Math.abs(candidate - wanted) < Math.abs(best - wanted) ? candidate : best),
        free[0] ?? 0,
      );
      return [-4, 4].map((side) => `M${x + side} ${y + height}v${gap}`).join('');
    });
  });
  return `<path stroke="${colours.line}" stroke-width="2" d="${bindings.join('')}"/>${blocks.map((block) => blockSvg(block, colours)).join('')}`;
}

/** A block with its edge drawn inside, on whole pixels. */
function blockSvg({ x, y, width: w, height: h, tone }: Block, { accent, tint, ground, edge }: StackColours): string {
  const [left, right] = [Math.round(x), Math.round(x + w)];
  const fill = { core: accent, near: tint, plain: ground }[tone];
  const stroke = { core: accent, near: accent, plain: edge }[tone];
  return `<rect x="${left + 1}" y="${Math.round(y) + 1}" width="${right - left - 2}" height="${h - 2}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
}

/** The line of water below the stack, from its left edge to the picture's right one. */
export function waterSvg(colour: string, end: number): string {
  const [start, y] = [stackBox.left - 24, stackBox.water];
  const waves = Math.ceil((end - start) / 24) + 1;
  return `<path fill="none" stroke="${colour}" stroke-width="3" d="M${start} ${y}q12 -11 24 0${'t24 0'.repeat(waves)}"/>`;
}
