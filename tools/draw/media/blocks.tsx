/** @jsxRuntime automatic */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { root } from '../../../src/cli/support/environment';
import { barsView } from '../../../src/drawings/charts/bars';
import type { ResolvedBlock } from './source';

type BlockOf<K extends ResolvedBlock['kind']> = Extract<ResolvedBlock, { kind: K }>;

function Bars(block: BlockOf<'bars'>) {
  const { rows, limit, series = [] } = barsView(block);
  const line = limit && <span className="limit" style={{ left: `${limit.share.toFixed(1)}%` }} />;
  const bars = rows.flatMap(({ label, bars }) =>
    bars.map(({ share, shown }, at) => ({
      label: [at === 0 ? label : '', series[at]].filter(Boolean).join(' · '),
      share,
      shown,
      opacity: at > 0 ? 0.5 : 1,
    })),
  );
  return (
    <ul className="bars">
      {bars.map(({ label, share, shown, opacity }) => (
        <li key={label + shown}>
          <span>{label}</span>
          <span className="track">
            <span className="bar" style={{ width: `${share.toFixed(1)}%`, opacity }} />
            {line}
          </span>
          <b>{shown}</b>
        </li>
      ))}
      {limit && (
        <li>
          <span />
          <span className="track">{line}</span>
          <b>{limit.label}</b>
        </li>
      )}
    </ul>
  );
}

/** Empty cells are for readers to fill in. */
const classOf = (cell: string) => (cell === '' ? 'blank' : undefined);

const Table = ({ columns, rows }: BlockOf<'table'>) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column}>{column}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = '', ...cells]) => (
        <tr key={first + cells.join()}>
          <th scope="row" className={classOf(first)}>
            {first}
          </th>
          {cells.map((cell, at) => (
            <td key={columns[at]} className={classOf(cell)}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A list of entries with a strong part and a text below it. */
const Pairs = ({ look, pairs }: { look: string; pairs: readonly (readonly [strong: string, text?: string])[] }) => (
  <ol className={look}>
    {pairs.map(([strong, text]) => (
      <li key={strong + text}>
        <strong>{strong}</strong>
        {text && <span>{text}</span>}
      </li>
    ))}
  </ol>
);

function Layers({ layers, flows }: BlockOf<'diagram'>['diagram']) {
  const names = new Map(layers.flatMap(({ components }) => components.map(({ id, name }) => [id, name])));
  return (
    <>
      <ol className="layers">
        {layers.map(({ name, components }) => (
          <li key={name}>
            <p>{name}</p>
            <Pairs look="parts" pairs={components.map((part) => [part.name, part.note])} />
          </li>
        ))}
      </ol>
      <Pairs
        look="calls"
        pairs={flows.map(({ from, to, label }) => [`${names.get(from) ?? from} → ${names.get(to) ?? to}`, label])}
      />
    </>
  );
}

function bodyOf(block: ResolvedBlock): ReactNode {
  switch (block.kind) {
    case 'bars':
      return <Bars {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'code':
      return (
        <pre>
          {block.lines.map((line, at) => (
            <code key={`${at}${line}`}>{`${line}\n`}</code>
          ))}
        </pre>
      );
    case 'flow':
      return <Pairs look="flow" pairs={block.steps.map(({ name, note }) => [name, note])} />;
    case 'figures':
      return <Pairs look="figures" pairs={block.items.map(({ value, label }) => [value, label])} />;
    case 'checklist':
      return (
        <ul className="checklist">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'console': {
      const bytes = readFileSync(join(root, block.picture)).toString('base64');
      return <img alt={block.alt} src={`data:image/png;base64,${bytes}`} />;
    }
    case 'diagram':
      return <Layers {...block.diagram} />;
  }
}

/** A block as a figure with its caption on top. @param number start of the caption, e.g. `Figure 2` */
export const BlockFigure = ({ block, number }: { block: ResolvedBlock; number?: string }) => (
  <figure className={`block ${block.kind}-block`}>
    <figcaption>
      {number && <b>{number}</b>}
      {block.title}
    </figcaption>
    {bodyOf(block)}
  </figure>
);
