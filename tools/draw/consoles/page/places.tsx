import { Card, Flex } from 'antd';
import type { CSSProperties } from 'react';
import type { Item, WidgetOf } from '../schema';
import { colours, Legend, Line, useWidth } from './parts';

/** Free, faulty and reserved. */
const kinds: Record<string, CSSProperties> = {
  '-': { border: '1px dashed var(--ant-color-border)' },
  '!': { background: colours.bad },
  '~': { background: 'repeating-linear-gradient(135deg, var(--ant-color-border) 0 2px, transparent 2px 6px)' },
};
/** A load of 0 to 100. */
const loadStyle = (load: number): CSSProperties => ({
  background: `color-mix(in srgb, var(--accent) ${Math.min(100, 10 + load)}%, var(--paper))`,
  ...(load > 50 && { color: 'var(--on)' }),
});

/** A load, one of the kinds, or slices as width:load, e.g. `40:80,60:20`. */
const Square = ({ token, isLabelled = false }: { token: string; isLabelled?: boolean | undefined }) => (
  <span className="square">
    {token.split(',').map((part, index) => {
      const [load = '', wide = '1'] = part.split(':').reverse();
      const kind = kinds[load];
      return (
        <i key={index} style={{ flex: wide, borderRadius: 2, ...(kind ?? loadStyle(Number(load))) }}>
          {isLabelled && !kind && part === load && load}
        </i>
      );
    })}
  </span>
);

/** A heat map, e.g. of the accelerators of all nodes. */
export const Heat = ({ label, cell, columns = [], rows, legend = [], values }: WidgetOf<'heat'>) => {
  const lines: (Item & { heads?: string[] })[] = columns.length > 0 ? [{ heads: columns }, ...rows] : rows;
  return (
    <div className="heat" style={{ '--label': label, '--cell': `${cell}px` }}>
      {lines.map(({ label: name = '', sub, cells = '', end, heads = [] }) => (
        <div key={name}>
          <span>
            {name} <small>{sub}</small>
          </span>
          <div>
            {heads.map((head) => (
              <small key={head}>{head}</small>
            ))}
            {(cells.match(/\S+/g) ?? []).map((token, index) => (
              <Square key={index} token={token} isLabelled={values} />
            ))}
          </div>
          <em>{end}</em>
        </div>
      ))}
      <Legend
        items={legend.map(({ cell: token = '', label: name }) => ({ mark: <Square token={token} />, label: name }))}
      />
    </div>
  );
};

const rack = { display: 'grid', padding: '2px 6px 4px', border: '1px solid var(--ant-color-border)', borderRadius: 4 };
/** Front views of racks. A narrow screen shows only the rack with the selected device. */
export function Racks({ units, racks, legend }: WidgetOf<'rack'>) {
  const { isNarrow } = useWidth();
  const shown = racks.filter(({ items }) => !isNarrow || items.some(({ selected }) => selected));
  return (
    <>
      <div className="racks">
        {shown.map(({ name, sub, items }) => (
          <div key={name} style={{ ...rack, gridTemplateRows: `24px repeat(${units},minmax(0,1fr))` }}>
            <Line end={sub} name={name} />
            {items.map(({ u, h, label, end, state, selected }) => (
              <div
                key={label}
                className={`device ${selected ? 'selected' : ''}`}
                style={{ gridRow: `${units - u - h + 3}/span ${h}`, ...(state && { '--state': colours[state] }) }}
              >
                <Line state={state} end={end}>
                  <span>{label}</span>
                </Line>
              </div>
            ))}
          </div>
        ))}
      </div>
      <Legend items={legend} />
    </>
  );
}

const letters: Record<string, string> = { o: 'var(--accent-2)', w: colours.warn, b: colours.bad, r: 'var(--accent-3)' };

const mark = { width: 9, height: 9, borderRadius: 2 };
/** Sites with one mark per node; letters of states with counts, e.g. `o12 i2 b1`. */
export const Sites = ({ groups, legend }: WidgetOf<'sites'>) => (
  <div style={{ display: 'grid', gap: 4 }}>
    {groups.map(({ name, sub, cells = '', end, state, selected }) => (
      <Card key={name} size="small" className={selected ? 'selected' : ''}>
        <Line state={state} end={end} name={name} />
        <small>{sub}</small>
        <Flex wrap gap={2} style={{ marginTop: 5 }}>
          {(cells.match(/\S+/g) ?? []).flatMap((token, group) =>
            Array.from({ length: Number(token.slice(1) || '1') }, (_, index) => (
              <i key={`${group} ${index}`} style={{ ...mark, background: letters[token.charAt(0)] ?? colours.idle }} />
            )),
          )}
        </Flex>
      </Card>
    ))}
    <Legend items={legend} />
  </div>
);

const nowLine: CSSProperties = {
  ...{ position: 'absolute', top: 0, bottom: 0, padding: '0 4px', fontSize: 12 },
  background: 'linear-gradient(var(--paper), var(--paper)) 0 0 / 100% 16px no-repeat',
};
/** Spans and points on a shared time axis. */
export const Gantt = ({ label, ticks, now, rows }: WidgetOf<'timeline'>) => {
  const { at = 0 } = now ?? {};
  const nowSide =
    at > 0.7
      ? { right: `${100 - at * 100}%`, borderRight: '1px solid' }
      : { left: `${at * 100}%`, borderLeft: '1px solid' };
  return (
    <Flex vertical className="gantt" style={{ position: 'relative', '--label': label }}>
      <Flex justify="space-between" style={{ marginLeft: 'var(--label)', borderBottom: 'var(--rule)' }}>
        {ticks.map((tick) => (
          <small key={tick}>{tick}</small>
        ))}
      </Flex>
      {rows.map(({ label: name, sub, spans = [], points = [] }) => (
        <div key={name} className="track">
          <span>
            {name}
            <small>{sub}</small>
          </span>
          <div>
            {[...spans, ...points].map(({ a, b = 0, at, label: text, state = 'info', soft }) => (
              <span
                key={a ?? at}
                className={
                  a === undefined ? 'point' : soft || state === 'idle' || state === 'run' ? 'block soft' : 'block'
                }
                style={{
                  left: `${(a ?? at ?? 0) * 100}%`,
                  '--state': colours[state],
                  ...(a !== undefined && { width: `${(b - a) * 100}%` }),
                }}
              >
                {text}
              </span>
            ))}
          </div>
        </div>
      ))}
      {now && (
        <div style={{ position: 'absolute', inset: '0 0 0 var(--label)' }}>
          <b style={{ ...nowLine, ...nowSide }}>{now.label}</b>
        </div>
      )}
    </Flex>
  );
};
