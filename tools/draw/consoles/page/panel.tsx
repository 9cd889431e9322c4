import {
  Alert,
  Badge,
  Card,
  Descriptions,
  Flex,
  Form,
  Input,
  Segmented,
  Select,
  Statistic,
  Steps,
  Switch,
  Table,
  Tag,
} from 'antd';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Item, Panel, State, Widget, WidgetOf } from '../schema';
import { Chart, Waterfall } from './chart';
import { Code, Diff, Terminal } from './code';
import { GraphOf } from './graph';
import { Bar, CellOf, colours, Dot, Icon, Legend, Line, presetOf, Themed, tones, useWidth, type View } from './parts';
import { Gantt, Heat, Racks, Sites } from './places';

/** A table. If it's too wide for a narrow screen, columns are dropped from the right, except the first and the last. */
function TableOf({ columns, rows, selected, dense, tall, headless }: WidgetOf<'table'>) {
  const { isNarrow } = useWidth();
  const place = useRef<HTMLDivElement>(null);
  const [dropped, setDropped] = useState(0);
  const last = columns.length - 1;
  useLayoutEffect(() => {
    const table = place.current?.querySelector('table');
    const isTooWide = table && place.current && table.offsetWidth > place.current.clientWidth;
    if (isNarrow && isTooWide && dropped < last - 1) setDropped(dropped + 1);
  }, [isNarrow, dropped, last]);
  const shown = columns.flatMap((column, index) =>
    index === last || index < last - dropped ? { ...column, index } : [],
  );
  return (
    <div ref={place} className={`table ${dense ? 'dense' : ''} ${tall ? 'tall' : ''}`}>
      <Table
        size="small"
        pagination={false}
        tableLayout={isNarrow ? 'auto' : 'fixed'}
        showHeader={!headless}
        dataSource={rows.map((cells, key) => ({ key, cells }))}
        rowClassName={({ key }) => (key === selected ? 'ant-table-row-selected' : '')}
        columns={shown.map(({ label, width, right, index }, at) => ({
          ...{ key: index, title: label, align: right ? 'right' : 'left', ...(width && !isNarrow ? { width } : {}) },
          onCell: ({ cells }) => ({ colSpan: cells.length > 1 ? 1 : at === 0 ? shown.length : 0 }),
          render: (_, { cells }) => <CellOf {...cells[index]} />,
        }))}
      />
    </div>
  );
}

const Facts = ({ columns = 1, rows }: WidgetOf<'facts'>) => {
  const { isNarrow } = useWidth();
  const items = rows.map(([label, cell]) => ({ key: label, label, children: <CellOf {...cell} /> }));
  const styles = { label: { minWidth: 68 } };
  return <Descriptions size="small" colon={false} column={isNarrow ? 1 : columns} items={items} styles={styles} />;
};

const Figures = ({ items }: WidgetOf<'figures'>) => (
  <div className="figures">
    {items.map(({ label, value = '', unit, sub, state }) => (
      <div key={label}>
        <Statistic title={label} value={value} suffix={unit} valueStyle={state ? { color: colours[state] } : {}} />
        <small>{sub}</small>
      </div>
    ))}
  </div>
);

const Gauges = ({ rows, label = '96px' }: WidgetOf<'gauges'>) => (
  <div className="gauges" style={{ '--label': label, '--count': rows.length }}>
    {rows.map(({ label: name, sub, value, parts, limit, text, state, indent = 0 }) => (
      <Fragment key={name}>
        <span style={{ paddingLeft: indent * 14 }}>
          {name}
          <small>{sub}</small>
        </span>
        <Bar bar={value} state={state} parts={parts} limit={limit} />
        <span style={state === 'bad' || state === 'warn' ? { color: colours[state] } : {}}>{text}</span>
      </Fragment>
    ))}
  </div>
);

const Split = ({ segments, inline }: WidgetOf<'split'>) => {
  const total = segments.reduce((sum, { v = 0 }) => sum + v, 0);
  return (
    <Flex vertical gap={8} className={inline ? 'split' : 'split down'}>
      <Bar parts={segments.map(({ v = 0, tone }) => ({ v: (v / total) * 100, tone }))} />
      <Legend isList={!inline} items={segments.map((segment) => ({ ...segment, last: segment.text }))} />
    </Flex>
  );
};

/** Ant Design's status of steps, and the icon, for each state. */
const stepOf = {
  ok: ['finish', 'circle-check'],
  warn: ['process', 'circle-pause'],
  bad: ['error', 'circle-x'],
  info: ['process', 'circle-dot'],
  run: ['process', 'loader'],
  idle: ['wait', 'circle'],
} as const satisfies Record<State, readonly [string, string]>;

/** Vertical or horizontal steps; the stages of a pipeline have jobs. */
const StepsOf = ({ items, across }: { items: readonly (Item & { jobs?: Item[] })[]; across?: boolean | undefined }) => {
  const { isAlone, isNarrow } = useWidth();
  const shown = items.map(({ title, sub, time, state = 'idle', jobs = [] }) => ({
    ...{ title, subTitle: time, status: stepOf[state][0] },
    icon: <Icon name={stepOf[state][1]} size={16} color={colours[state]} position="relative" top={1} />,
    description: jobs.length > 0 ? jobs.map((job) => <Job key={job.title} {...job} />) : sub,
  }));
  const direction = across && !isNarrow && !(isAlone && items.length > 4) ? 'horizontal' : 'vertical';
  return <Steps size="small" responsive={false} direction={direction} items={shown} />;
};
const Job = ({ title, state, time }: Item) => (
  <Line state={state} end={time}>
    <span>{title}</span>
  </Line>
);

/** A card with a few facts. */
const CardOf = ({ title, sub, icon, state, tag, tagState = 'idle', rows = [], bar, foot }: CardFacts) => (
  <Card size="small">
    <Line icon={icon} state={state} end={tag && <Tag color={presetOf[tagState]}>{tag}</Tag>} name={title} />
    <small>{sub}</small>
    {bar !== undefined && <Bar bar={bar} />}
    {rows.map(([label, cell]) => (
      <Line key={label} end={<CellOf {...cell} />}>
        <small>{label}</small>
      </Line>
    ))}
    <small>{foot}</small>
  </Card>
);
type CardFacts = WidgetOf<'cards'>['items'][number];

const Cards = ({ columns, items }: WidgetOf<'cards'>) => {
  const { isAlone } = useWidth();
  const count = isAlone ? Math.ceil(columns / 2) : columns;
  return (
    <div className="cards" style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
      {items.map((item) => (
        <CardOf key={item.title} {...item} />
      ))}
    </div>
  );
};

const Kanban = ({ columns }: WidgetOf<'kanban'>) => (
  <div className="kanban">
    {columns.map(({ title, count, state, cards }) => (
      <Flex vertical gap={7} key={title} style={{ padding: 8, borderRadius: 4, background: 'var(--sunken)' }}>
        <Line state={state} end={count} name={title} />
        {cards.map((card) => (
          <CardOf key={card.title} {...card} state={undefined} tagState={card.state} />
        ))}
      </Flex>
    ))}
  </div>
);

const Log = ({ rows, time = '64px' }: WidgetOf<'log'>) => (
  <Flex vertical className="log" style={{ '--time': time, '--count': rows.length }}>
    {rows.map(({ time: at, state, text, who }) => (
      <div key={`${at} ${text}`}>
        <small>{at}</small>
        <Dot state={state} />
        <span>{text}</span>
        <em>{who}</em>
      </div>
    ))}
  </Flex>
);

/** A form. A field that has another owner is disabled. */
const FormOf = ({ fields }: WidgetOf<'form'>) => (
  <Form layout="vertical">
    {fields.map(({ label, value, type, owner, help, changed, mono }) => {
      const className = `${changed ? 'changed' : ''} ${mono ? 'mono' : ''}`;
      const name = (
        <Line end={owner}>
          {label}
          {owner && <Icon name="lock" size={12} />}
        </Line>
      );
      return (
        <Form.Item key={label} label={name} extra={help}>
          {type === 'on' || type === 'off' ? (
            <Line>
              <Switch size="small" checked={type === 'on'} />
              {value}
            </Line>
          ) : type === 'select' ? (
            <Select className={className} value={value} />
          ) : (
            <Input className={className} value={value} readOnly disabled={owner !== undefined} />
          )}
        </Form.Item>
      );
    })}
  </Form>
);

const unsourcedStyle = { color: 'var(--soft)', textDecoration: 'underline dashed 1px', textUnderlineOffset: 4 };
const said = { padding: '8px 11px', borderRadius: 6, background: 'var(--sunken)', lineHeight: '21px' };
/** Question and answer, with numbered sources. */
const Chat = ({ messages }: WidgetOf<'chat'>) =>
  messages.map(({ from, name, parts }) => (
    <div key={name} style={{ ...said, ...(from === 'person' && { marginLeft: 60, background: 'var(--tint)' }) }}>
      <small>{name}</small>
      <br />
      {parts.map(({ t, cite = [], unsourced }) => (
        <span key={t} style={unsourced ? unsourcedStyle : {}}>
          {t} {cite.length > 0 && <Badge count={cite.join(' ')} size="small" color={tones.accent} />}{' '}
        </span>
      ))}
    </div>
  ));

const Filters = ({ items }: WidgetOf<'filters'>) => (
  <p className="line">
    {items.map(({ label, value, on }) => (
      <Select key={label} size="small" prefix={label} value={value} className={on ? 'changed' : ''} />
    ))}
  </p>
);

const alertIcons = { success: 'circle-check', warning: 'triangle-alert', error: 'octagon-alert', info: 'info' };
const Note = ({ state, text, action }: WidgetOf<'note'>) => {
  const type = ({ ok: 'success', warn: 'warning', bad: 'error', info: 'info', run: 'info', idle: 'info' } as const)[
    state
  ];
  const icon = <Icon name={alertIcons[type]} />;
  return <Alert showIcon type={type} icon={icon} message={text} action={<a href="#top">{action}</a>} />;
};

const widgets: { [Kind in Widget['kind']]: (given: WidgetOf<Kind>) => ReactNode } = {
  ...{
    table: TableOf,
    facts: Facts,
    figures: Figures,
    gauges: Gauges,
    split: Split,
    chart: Chart,
    waterfall: Waterfall,
  },
  ...{
    graph: GraphOf,
    stages: (given) => <StepsOf {...given} across />,
    steps: StepsOf,
    kanban: Kanban,
    timeline: Gantt,
  },
  ...{ code: Code, diff: Diff, terminal: Terminal, log: Log, heat: Heat, rack: Racks, sites: Sites, cards: Cards },
  ...{ form: FormOf, chat: Chat, filters: Filters, note: Note },
  heading: ({ text, end }) => <Line end={end} name={text} />,
};

/** A panel of a screen. @param area its place in the grid */
export function PanelOf({ area, panel, seeds }: { area: string; panel: Panel; seeds: View['seeds'] }) {
  const { title, note, tag, tabs = [], across, ink, widgets: list } = panel;
  const chosen = tabs.filter(({ on }) => on).map(({ label }) => label);
  const head = (title || tabs.length > 0) && (
    <>
      {title}
      {tag?.state && <Tag color={presetOf[tag.state]}>{tag.t}</Tag>}
      {chosen.length === 1 && (
        <Segmented size="small" options={tabs.map(({ label = '' }) => label)} value={chosen[0] ?? ''} />
      )}
      {chosen.length > 1 && chosen.map((label) => <Tag key={label}>{label}</Tag>)}
    </>
  );
  const card = (
    <Card
      size="small"
      title={head}
      extra={head && note}
      className="panel"
      classNames={{ body: across ? 'body across' : 'body' }}
      style={{ gridArea: area, ...(ink && { background: '#0d1117' }) }}
      styles={{ body: across ? { gridTemplateColumns: across } : {} }}
      data-area={area}
    >
      {list.map((widget, index) => {
        // Each kind has its own function, which TypeScript can't follow through a union.
        const Shown = widgets[widget.kind] as (given: Widget) => ReactNode;
        return <Shown key={index} {...widget} />;
      })}
    </Card>
  );
  return ink ? (
    <Themed seeds={seeds} dark>
      {card}
    </Themed>
  ) : (
    card
  );
}
