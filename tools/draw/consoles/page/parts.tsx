import { Badge, type BadgeProps, Flex, Tag } from 'antd';
import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import type { Item, State, Tone } from '../schema';

/** Width of a panel that's drawn separately; 0 in a whole screen. */
export const Width = createContext(0);

export function useWidth() {
  const width = useContext(Width);
  return { width, isAlone: width > 0, isNarrow: width > 0 && width < 600 };
}

/** Ant Design's names of the states. */
export const presetOf: Record<string, BadgeProps['status']> = {
  ok: 'success',
  warn: 'warning',
  bad: 'error',
  info: 'processing',
  run: 'processing',
  idle: 'default',
};

/** Colours of series and bars. */
export const tones: Record<Tone, string> = {
  accent: 'var(--accent)',
  accent2: 'var(--accent-2)',
  accent3: 'var(--accent-3)',
  none: 'transparent',
  ink: 'var(--ant-color-text)',
  mute: 'var(--ant-color-text-quaternary)',
  ok: 'var(--ant-color-success)',
  warn: 'var(--ant-color-warning)',
  bad: 'var(--ant-color-error)',
};

/** Colours of states. */
export const colours: Record<State, string> = {
  ok: tones.ok,
  warn: tones.warn,
  bad: tones.bad,
  info: tones.accent,
  run: tones.accent,
  idle: 'var(--soft)',
};

interface IconFacts {
  name: string | undefined;
  /** In pixels. */
  size?: number;
  color?: string;
}

/** A Lucide icon. */
export const Icon = ({ name, size = 15, color }: IconFacts) =>
  name && (
    <svg
      className="anticon icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={{ color }}
      aria-hidden="true"
    >
      <use href={`#${name}`} />
    </svg>
  );

/** A state as a coloured dot. */
export const Dot = ({ state }: { state: State | undefined }) =>
  state && <Badge status={presetOf[state]} />;

type LineFacts = Pick<Item, 'icon' | 'state' | 'name'> & { children?: ReactNode; end?: ReactNode };

/** A line with an icon, a state, a name and something at its end. */
export const Line = ({ icon, state, name, children, end }: LineFacts) => (
  <div className="line">
    <Icon name={icon} />
    <Dot state={state} />
    {name && <b>{name}</b>}
    {children}
    {end && <em>{end}</em>}
  </div>
);

const limitMark = {
  position: 'absolute',
  inset: '-3px auto',
  width: 2,
  background: tones.ink,
} as const;

/**
 * A progress bar, or several shares in a row.
 * @param limit position of a mark
 */
export const Bar = ({ bar, barState, parts = [{ value: bar }], limit }: Item) => (
  <span className="bar">
    {parts.map(({ value, tone = 'accent' }) => (
      <i
        key={tone}
        style={{ width: `${value}%`, background: barState ? colours[barState] : tones[tone] }}
      />
    ))}
    {limit && <i style={{ ...limitMark, left: `${limit}%` }} />}
  </span>
);

/** Squares without a load: free, faulty and reserved. */
const squareKinds: Record<string, CSSProperties> = {
  '-': { border: '1px dashed var(--ant-color-border)' },
  '!': { background: tones.bad },
  '~': {
    background:
      'repeating-linear-gradient(135deg, var(--ant-color-border) 0 2px, transparent 2px 6px)',
  },
};

/** How a slice with a load, 0 to 100, or of a kind looks. */
function squareStyle(load: string): CSSProperties {
  const kind = squareKinds[load];
  if (kind) return kind;

  const ground = `color-mix(in srgb, var(--accent) ${load}%, var(--paper))`;
  return {
    background: ground,
    // Black on light grounds, white on dark ones, in either theme.
    color: `oklch(from ${ground} clamp(0, (0.58 - l) * 100000, 1) 0 0)`,
  };
}

/**
 * A square: one load or kind, or slices.
 * @param showsLoad whether a load is written into it
 */
const Square = ({ token, showsLoad }: { token: string; showsLoad: boolean }) => (
  <span className="square">
    {token.split(',').map((slice, index) => {
      const [load = '', width] = slice.split(':').reverse();
      const isLabelled = showsLoad && width === undefined && !squareKinds[load];
      return (
        <i key={index} style={{ flex: width ?? 1, borderRadius: 2, ...squareStyle(load) }}>
          {isLabelled && load}
        </i>
      );
    })}
  </span>
);

/**
 * Squares by their load, 0 to 100, or their kind, separated by spaces; slices are `WIDTH:LOAD`,
 * e.g. `40:80,60:20`.
 */
const Squares = ({ tokens }: { tokens: string }) => {
  const squares = tokens.split(' ');
  // A single square needs no figure, and many have no room for it.
  const showsLoad = squares.length > 1 && squares.length < 9;

  return (
    <Flex flex={1} gap={3}>
      {squares.map((token, index) => (
        <Square key={index} token={token} showsLoad={showsLoad} />
      ))}
    </Flex>
  );
};

const percent = (share = 0) => `${share * 100}%`;

/** A line across a time axis at the present or the chosen moment. */
const positionOfNow = (now: NonNullable<Item['now']>) => ({ right: percent(1 - (now.start ?? 0)) });

/** Spans and points on a time axis, with a line at the present or the chosen moment. */
const Spans = ({ spans, now }: { spans: NonNullable<Item['spans']>; now: Item['now'] }) => (
  <div className="spans">
    {spans.map(({ start = 0, end, label, state = 'idle' }) => {
      const left = percent(start);
      if (end === undefined)
        return <Badge key={start} status={presetOf[state]} text={label} style={{ left }} />;

      return (
        <Tag key={start} color={presetOf[state]} style={{ left, width: percent(end - start) }}>
          {label}
        </Tag>
      );
    })}
    {now && <i className="now" style={positionOfNow(now)} />}
  </div>
);

interface TickFacts {
  ticks: readonly string[];
  now: Item['now'];
  isAxis: boolean;
}

/** Numbers above squares, or the axis above spans: on narrow screens only its ends. */
export const Ticks = ({ ticks, now, isAxis }: TickFacts) => {
  const { isNarrow } = useWidth();
  const visibleTicks = isNarrow && isAxis ? [ticks[0], ticks.at(-1)] : ticks;

  return (
    <Flex justify={isAxis ? 'space-between' : 'space-around'} className="spans">
      {visibleTicks.map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
      {now && (
        <b className="now" style={positionOfNow(now)}>
          {now.label}
        </b>
      )}
    </Flex>
  );
};

/** The colour of a series in a legend. */
const Swatch = ({ tone, isDashed }: { tone: Tone; isDashed: boolean | undefined }) => {
  const stroke = isDashed ? '2px dashed' : '10px solid';
  return <i style={{ width: 10, borderTop: `${stroke} ${tones[tone]}` }} />;
};

/** Explains colours and marks. */
export const Legend = ({ items }: { items: readonly Item[] }) => (
  <Flex wrap gap="2px 16px" className="legend">
    {items.map(({ squares, state, tone = 'accent', dashed, label, last }) => (
      <span key={label} className="line">
        {squares && <Squares tokens={squares} />}
        <Dot state={state} />
        {!squares && !state && <Swatch tone={tone} isDashed={dashed} />}
        {label} <b>{last}</b>
      </span>
    ))}
  </Flex>
);

/** A small line of values, without axes: 72 by 18 pixels. */
const Spark = ({ values }: { values: readonly number[] }) => {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 72;
    const y = 17 - ((value - lowest) / range) * 16;
    return `${x},${y}`;
  });

  return (
    <svg width="72" height="18" fill="none" stroke={tones.accent} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
};

/** The arrows of a tree; a leaf keeps their place free. */
const caretIcons = { open: 'chevron-down', closed: 'chevron-right', leaf: 'none' } as const;

/** The text of a cell, as a tag if it has the colour of one. */
const CellText = ({ t: text, tag }: Pick<Item, 't' | 'tag'>) => {
  if (tag) return <Tag color={presetOf[tag]}>{text}</Tag>;
  return text && <span>{text}</span>;
};

/** A cell of a table or of a list of facts. */
export const CellOf = (cell: Item) => {
  const { sub, dot, icon, spark, squares, spans, indent = 0, caret, now } = cell;
  const softColour = cell.soft ? colours.idle : undefined;
  const color = cell.tint ? colours[cell.tint] : softColour;
  const hasBar = cell.bar !== undefined || cell.parts !== undefined;

  return (
    <div style={{ paddingLeft: indent * 16, color, fontWeight: cell.strong ? 700 : 400 }}>
      <span className={cell.mono ? 'line mono' : 'line'}>
        {caret && <Icon name={caretIcons[caret]} />}
        <Icon name={icon} />
        <Dot state={dot} />
        {hasBar && <Bar {...cell} />}
        {spark && <Spark values={spark} />}
        {squares && <Squares tokens={squares} />}
        {spans && <Spans spans={spans} now={now} />}
        <CellText t={cell.t} tag={cell.tag} />
      </span>
      <small style={{ marginLeft: dot && 14 }}>{sub}</small>
    </div>
  );
};
