import {
  Alert,
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
  Timeline,
} from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Panel, State, Widget, WidgetOf } from '../schema';
import { Chart } from './chart';
import { Code } from './code';
import { GraphOf } from './graph';
import { Bar, CellOf, colours, Icon, Legend, Line, presetOf, Ticks, useWidth } from './parts';

/**
 * A table. If it's too wide for a narrow screen, columns are dropped from the right, except the
 * first and the last.
 */
function TableOf({ columns, rows, selected, dense, headless }: WidgetOf<'table'>) {
  const { isNarrow } = useWidth();
  const container = useRef<HTMLDivElement>(null);
  const [droppedCount, setDroppedCount] = useState(0);
  const last = columns.length - 1;

  useLayoutEffect(() => {
    const table = container.current?.querySelector('table');
    const isTooWide =
      table && container.current && table.offsetWidth > container.current.clientWidth;
    if (isNarrow && isTooWide && droppedCount < last - 1) setDroppedCount(droppedCount + 1);
  }, [isNarrow, droppedCount, last]);

  const visibleColumns = columns.flatMap((column, index) =>
    index === last || index < last - droppedCount ? { ...column, index } : [],
  );
  /** A row with one cell is a heading across the table. */
  const colSpanOf = (cellCount: number, position: number) => {
    if (cellCount > 1) return 1;
    return position === 0 ? visibleColumns.length : 0;
  };

  return (
    <div ref={container} className={headless ? 'headless' : ''}>
      <Table
        size={dense ? 'small' : 'middle'}
        pagination={false}
        tableLayout={isNarrow ? 'auto' : 'fixed'}
        showHeader={!headless}
        dataSource={rows.map((cells, key) => ({ key, cells }))}
        rowClassName={({ key }) => (key === selected ? 'ant-table-row-selected' : '')}
        columns={visibleColumns.map(({ label, ticks, now, width, right, index }, position) => ({
          key: index,
          align: right ? 'right' : 'left',
          ...(width && !isNarrow ? { width } : {}),
          title: ticks ? (
            <Ticks ticks={ticks} now={now} isAxis={!rows[0]?.[index]?.squares} />
          ) : (
            label
          ),
          onCell: ({ cells }) => ({ colSpan: colSpanOf(cells.length, position) }),
          render: (_, { cells }) => <CellOf {...cells[index]} now={now} />,
        }))}
      />
    </div>
  );
}

const Facts = ({ columns = 1, rows }: WidgetOf<'facts'>) => {
  const { isNarrow } = useWidth();
  const items = rows.map(([label, cell]) => ({
    key: label,
    label,
    children: <CellOf {...cell} />,
  }));
  return <Descriptions size="small" colon={false} column={isNarrow ? 1 : columns} items={items} />;
};

const Figures = ({ items }: WidgetOf<'figures'>) => (
  <Flex wrap gap="6px 14px">
    {items.map(({ label, value = '', unit, sub, state }) => (
      <div key={label} style={{ flex: '1 0 auto' }}>
        <Statistic
          title={label}
          value={value}
          suffix={unit}
          valueStyle={state ? { color: colours[state] } : {}}
        />
        <small>{sub}</small>
      </div>
    ))}
  </Flex>
);

/** Ant Design's status of steps, and the icon, for each state. */
const stepOf = {
  ok: ['finish', 'circle-check'],
  warn: ['process', 'circle-pause'],
  bad: ['error', 'circle-x'],
  info: ['process', 'circle-dot'],
  run: ['process', 'loader'],
  idle: ['wait', 'circle'],
} as const satisfies Record<State, readonly [string, string]>;

/** Steps of a procedure from top to bottom, or from left to right where there is room. */
function StepsOf({ items, across }: WidgetOf<'steps'>) {
  const { isAlone, isNarrow } = useWidth();
  const steps = items.map(({ title, sub, time, state = 'idle', jobs = [] }) => ({
    title,
    status: stepOf[state][0],
    subTitle: time,
    icon: <Icon name={stepOf[state][1]} size={16} color={colours[state]} />,
    description: (
      <>
        <small>{sub}</small>
        {jobs.map((job) => (
          <Line key={job.title} state={job.state} end={job.time}>
            {job.title}
          </Line>
        ))}
      </>
    ),
  }));
  if (across && !isNarrow && !(isAlone && items.length > 4))
    return <Steps size="small" responsive={false} items={steps} />;

  const entries = steps.map(({ icon, title, subTitle, description }) => ({
    dot: icon,
    children: [<Line key="title" name={title} end={subTitle} />, description],
  }));
  return <Timeline items={entries} />;
}

/** Cards with a few facts each, below a heading. */
function Cards({ columns, items, name, end, state: sum }: WidgetOf<'cards'>) {
  const { isAlone } = useWidth();
  const count = isAlone ? Math.ceil(columns / 2) : columns;
  const gridTemplateColumns = `repeat(${count}, minmax(0, 1fr))`;

  return (
    <Flex vertical gap={10}>
      {name && <Line state={sum} name={name} end={end} />}
      <div style={{ display: 'grid', gap: 10, gridTemplateColumns }}>
        {items.map(({ title, sub, icon, state, tag, tagState = 'idle', rows = [], bar, foot }) => (
          <Card key={title} size="small">
            <Line
              icon={icon}
              state={state}
              end={tag && <Tag color={presetOf[tagState]}>{tag}</Tag>}
              name={title}
            />
            <small>{sub}</small>
            {bar !== undefined && <Bar bar={bar} />}
            {rows.map(([label, cell]) => (
              <Line key={label} end={<CellOf {...cell} />}>
                <small>{label}</small>
              </Line>
            ))}
            <small>{foot}</small>
          </Card>
        ))}
      </div>
    </Flex>
  );
}

const FieldControl = ({
  type,
  value,
  owner,
}: Pick<WidgetOf<'form'>['fields'][number], 'type' | 'value' | 'owner'>) => {
  if (type === 'switch') return <Switch checked checkedChildren={value} />;
  if (type === 'select') return <Select value={value} />;
  return (
    <Input
      value={value}
      suffix={owner && <small>{owner}</small>}
      readOnly
      disabled={owner !== undefined}
    />
  );
};

/** A form. A field that has another owner is disabled. */
const FormOf = ({ fields }: WidgetOf<'form'>) => (
  <Form layout="vertical" className="mono">
    {fields.map(({ label, value, type, owner, help, changed }) => (
      <Form.Item
        key={label}
        label={label}
        extra={help}
        {...(changed && { validateStatus: 'warning' })}
      >
        <FieldControl type={type} value={value} owner={owner} />
      </Form.Item>
    ))}
  </Form>
);

const Note = ({ state, text, action }: WidgetOf<'note'>) => {
  const types = {
    ok: 'success',
    warn: 'warning',
    bad: 'error',
    info: 'info',
    run: 'info',
    idle: 'info',
  } as const;
  return (
    <Alert
      showIcon
      type={types[state]}
      message={text}
      action={action && <a href="#top">{action}</a>}
    />
  );
};

const widgets: { [Kind in Widget['kind']]: (widget: WidgetOf<Kind>) => ReactNode } = {
  table: TableOf,
  facts: Facts,
  figures: Figures,
  chart: Chart,
  graph: GraphOf,
  steps: StepsOf,
  cards: Cards,
  code: Code,
  form: FormOf,
  note: Note,
  legend: Legend,
  heading: ({ text, end }) => <Line end={end} name={text} />,
};

/** What stands in the head of a panel; one selected tab is a switch, several are tags. */
function PanelHead({ title, tag, tabs = [] }: Pick<Panel, 'title' | 'tag' | 'tabs'>) {
  const { isNarrow } = useWidth();
  const selectedTabs = tabs.filter(({ on }) => on).map(({ label }) => label);

  return (
    <Flex wrap={isNarrow} align="center" gap="2px 10px">
      {title}
      {tag?.state && <Tag color={presetOf[tag.state]}>{tag.t}</Tag>}
      {selectedTabs.length === 1 && (
        <Segmented
          size="small"
          options={tabs.map(({ label = '' }) => label)}
          value={selectedTabs[0] ?? ''}
        />
      )}
      {selectedTabs.length > 1 && selectedTabs.map((label) => <Tag key={label}>{label}</Tag>)}
    </Flex>
  );
}

interface PanelProps {
  /** Its place in the grid. */
  area: string;
  panel: Panel;
  isFlat?: boolean | undefined;
}

/** A panel of a screen. */
export function PanelOf({ area, panel, isFlat }: PanelProps) {
  const { isNarrow } = useWidth();
  const { title, note, tabs = [], across, widgets: list } = panel;
  const hasHead = Boolean(title) || tabs.length > 0;
  const shown = list.filter((widget) => !(isNarrow && 'wideOnly' in widget && widget.wideOnly));

  const column = { display: 'flex', flexDirection: 'column' } as const;
  const row = { display: 'grid', gridTemplateColumns: across };
  const padding = hasHead ? '0 14px 12px' : '12px 14px';
  const corners = isFlat ? { border: 0, borderRadius: 0 } : {};

  return (
    <Card
      size="small"
      title={hasHead && <PanelHead {...panel} />}
      extra={hasHead && note}
      style={{ ...column, ...corners, overflow: 'hidden', gridArea: area }}
      styles={{
        header: { border: 0 },
        body: { flex: 1, minHeight: 0, ...(across && !isNarrow ? row : column), gap: 10, padding },
      }}
      data-area={area}
    >
      {shown.map((widget, index) => {
        // Each kind has its own function, which TypeScript can't follow through a union.
        const WidgetView = widgets[widget.kind] as (widget: Widget) => ReactNode;
        return <WidgetView key={index} {...widget} />;
      })}
    </Card>
  );
}
