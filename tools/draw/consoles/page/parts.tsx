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
export const colours: Record<State, string> = {
  ok: tones.ok,
  warn: tones.warn,
  bad: tones.bad,
  info: tones.accent,
  run: tones.accent,
  idle: 'var(--soft)',
};

/** A Lucide icon. */
export const Icon = ({
  name,
  size = 15,
  color,
}: {
  name: string | undefined;
  size?: number;
  color?: string;
}) =>
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
/** A progress bar, or several shares in a row. @param limit position of a mark */
export const Bar = ({ bar, barState, parts = [{ v: bar }], limit }: Item) => (
  <span className="bar">
    {parts.map(({ v, tone = 'accent' }) => (
      <i
        key={tone}
        style={{ width: `${v}%`, background: barState ? colours[barState] : tones[tone] }}
      />
    ))}
    {limit && <i style={{ ...limitMark, left: `${limit}%` }} />}
  </span>
);

/** Free, faulty and reserved. */
const kinds: Record<string, CSSProperties> = {
  '-': { border: '1px dashed var(--ant-color-border)' },
  '!': { background: tones.bad },
  '~': {
    background:
      'repeating-linear-gradient(135deg, var(--ant-color-border) 0 2px, transparent 2px 6px)',
  },
};
/** Squares by their load, 0 to 100, or their kind, separated by spaces; slices are `WIDTH:LOAD`, e.g. `40:80,60:20`. */
const Squares = ({ tokens }: { tokens: string }) => (
  <Flex flex={1} gap={3}>
    {tokens.split(' ').map((token, square, { length }) => (
      <span key={square} className="square">
        {token.split(',').map((part, slice) => {
          const [load = '', flex = 1] = part.split(':').reverse();
          const background = `color-mix(in srgb, var(--accent) ${load}%, var(--paper))`;
          const color = Number(load) > 50 ? 'var(--ant-color-text-light-solid)' : 'inherit';
          return (
            <i
              key={slice}
              style={{ flex, borderRadius: 2, ...(kinds[load] ?? { background, color }) }}
            >
              {part === load && length > 1 && length < 9 && !kinds[load] && load}
            </i>
          );
        })}
      </span>
    ))}
  </Flex>
);

const percent = (share = 0) => `${share * 100}%`;
/** Spans and points on a time axis, with a line at the present or the chosen moment. */
const Spans = ({ spans, now }: { spans: NonNullable<Item['spans']>; now: Item['now'] }) => (
  <div className="spans">
    {spans.map(({ a = 0, b, label, state = 'idle' }) =>
      b === undefined ? (
        <Badge key={a} status={presetOf[state]} text={label} style={{ left: percent(a) }} />
      ) : (
        <Tag key={a} color={presetOf[state]} style={{ left: percent(a), width: percent(b - a) }}>
          {label}
        </Tag>
      ),
    )}
    {now && <i className="now" style={{ right: percent(1 - (now.a ?? 0)) }} />}
  </div>
);
/** Numbers above squares, or the axis above spans: on narrow screens only its ends. */
export const Ticks = ({
  ticks,
  now,
  isAxis,
}: {
  ticks: readonly string[];
  now: Item['now'];
  isAxis: boolean;
}) => {
  const { isNarrow } = useWidth();
  return (
    <Flex justify={isAxis ? 'space-between' : 'space-around'} className="spans">
      {(isNarrow && isAxis ? [ticks[0], ticks.at(-1)] : ticks).map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
      {now && (
        <b className="now" style={{ right: percent(1 - (now.a ?? 0)) }}>
          {now.label}
        </b>
      )}
    </Flex>
  );
};

/** Explains colours and marks. */
export const Legend = ({ items }: { items: readonly Item[] }) => (
  <Flex wrap gap="2px 16px" className="legend">
    {items.map(({ squares, state, tone = 'accent', dashed, label, last }) => (
      <span key={label} className="line">
        {squares && <Squares tokens={squares} />}
        <Dot state={state} />
        {!squares && !state && (
          <i
            style={{
              width: 10,
              borderTop: `${dashed ? '2px dashed' : '10px solid'} ${tones[tone]}`,
            }}
          />
        )}
        {label} <b>{last}</b>
      </span>
    ))}
  </Flex>
);

const Spark = ({ values }: { values: readonly number[] }) => {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map(
    (value, at) => `${(at / (values.length - 1)) * 72},${17 - ((value - low) / range) * 16}`,
  );
  return (
    <svg width="72" height="18" fill="none" stroke={tones.accent} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
};

/** A cell of a table or of a list of facts. */
export const CellOf = ({
  t,
  sub,
  dot,
  tag,
  icon,
  spark,
  squares,
  spans,
  indent = 0,
  caret,
  now,
  ...cell
}: Item) => {
  const softColour = cell.soft ? colours.idle : undefined;
  const color = cell.tint ? colours[cell.tint] : softColour;
  return (
    <div style={{ paddingLeft: indent * 16, color, fontWeight: cell.strong ? 700 : 400 }}>
      <span className={cell.mono ? 'line mono' : 'line'}>
        {caret && (
          <Icon name={{ open: 'chevron-down', closed: 'chevron-right', leaf: 'none' }[caret]} />
        )}
        <Icon name={icon} />
        <Dot state={dot} />
        {(cell.bar !== undefined || cell.parts) && <Bar {...cell} />}
        {spark && <Spark values={spark} />}
        {squares && <Squares tokens={squares} />}
        {spans && <Spans spans={spans} now={now} />}
        {tag ? <Tag color={presetOf[tag]}>{t}</Tag> : t && <span>{t}</span>}
      </span>
      <small style={{ marginLeft: dot && 14 }}>{sub}</small>
    </div>
  );
};
