import {
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Flex,
  Input,
  Layout,
  Menu,
  Select,
  Tabs,
  Tag,
} from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Panel, Screen } from '../schema';
import { PanelOf } from './panel';
import { CellOf, Dot, Icon, presetOf, Width } from './parts';
import { Themed, type View } from './theme';
import './page.css';

const rule = '1px solid var(--ant-color-border-secondary)';

const Navigation = ({ kind, items }: Screen['nav']) => {
  const links = items.map(({ group, icon, label, count, state }, key) =>
    group
      ? { type: 'group' as const, key, label: group }
      : { key, label, icon: icon && <Icon name={icon} />, extra: count ?? <Dot state={state} /> },
  );
  const selectedKeys = items.flatMap(({ on }, key) => (on ? [String(key)] : []));
  const mode = kind === 'top' ? 'horizontal' : 'inline';
  const style = { border: 0, ...(kind === 'top' && { lineHeight: '46px' }) };

  return (
    <Menu
      items={links}
      mode={mode}
      selectedKeys={selectedKeys}
      style={style}
      disabledOverflow
      inlineIndent={12}
    />
  );
};

const Header = ({ product, nav, context, search, user, mark }: Screen & { mark: string }) => (
  <Layout.Header style={{ background: 'var(--paper)', borderBottom: rule }}>
    <Flex align="center" gap={12} className="line" style={{ height: 47 }}>
      <span style={{ display: 'flex' }} dangerouslySetInnerHTML={{ __html: mark }} />
      <b style={{ fontSize: 15 }}>{product}</b>
      {nav.kind === 'top' && <Navigation {...nav} />}
      {context.map(({ label, value }) => (
        <Select key={label} prefix={<small>{label}</small>} value={value} />
      ))}
      <span style={{ flex: 1 }} />
      {search && (
        <Input prefix={<Icon name="search" />} placeholder={search} style={{ flex: '0 1 250px' }} />
      )}
      <Badge dot>
        <Icon name="bell" />
      </Badge>
      <Icon name="circle-question-mark" />
      <Avatar size={24}>{[...user][0]}</Avatar>
      {user}
    </Flex>
  </Layout.Header>
);

const Head = ({ title, mono, crumbs = [], state, meta, actions, tabs }: Screen['page']) => (
  <div
    style={{
      padding: tabs ? '12px 20px 0' : '12px 20px',
      background: 'var(--paper)',
      borderBottom: rule,
    }}
  >
    {crumbs.length > 0 && <Breadcrumb items={crumbs.map((title) => ({ title }))} />}
    <Flex align="center" gap={10} className="line">
      <h1 className={mono ? 'mono' : ''} style={{ fontSize: 18, lineHeight: '28px' }}>
        {title}
      </h1>
      {state?.state && <Tag color={presetOf[state.state]}>{state.t}</Tag>}
      {meta.map((cell) => (
        <CellOf key={cell.t} {...cell} />
      ))}
      <span style={{ flex: 1 }} />
      {actions.map(({ label, primary, icon }) => (
        <Button
          key={label}
          type={primary ? 'primary' : 'default'}
          icon={icon && <Icon name={icon} />}
        >
          {label}
        </Button>
      ))}
    </Flex>
    {tabs && (
      <Tabs
        activeKey={tabs.find(({ on }) => on)?.label ?? ''}
        items={tabs.map(({ label = '', count = '' }) => ({
          key: label,
          label: `${label} ${count}`,
        }))}
      />
    )}
  </div>
);

const WholeScreen = ({ screen, mark }: View) => {
  const { nav, page, panels, layout } = screen;
  const grid = {
    display: 'grid',
    flex: 1,
    minHeight: 0,
    gap: 12,
    padding: '12px 20px 16px',
    gridTemplateColumns: layout.columns,
    gridTemplateRows: layout.rows,
    gridTemplateAreas: layout.areas.map((row) => `'${row}'`).join(' '),
    ...(layout.sheet && { gap: 1, padding: 0, background: 'var(--ant-color-border-secondary)' }),
  };
  return (
    <Layout>
      <Header {...screen} mark={mark} />
      <Layout style={{ height: 852 }}>
        {nav.kind !== 'top' && (
          <Layout.Sider width={nav.kind === 'rail' ? 132 : 192} style={{ borderRight: rule }}>
            <Flex vertical justify="space-between" style={{ height: 852, padding: '6px 0 10px' }}>
              <Navigation {...nav} />
              <small style={{ marginLeft: 16 }}>{nav.foot}</small>
            </Flex>
          </Layout.Sider>
        )}
        <Layout.Content style={{ display: 'flex', flexDirection: 'column' }}>
          <Head {...page} />
          <div style={grid}>
            {Object.entries(panels).map(([area, panel]) => (
              <PanelOf key={area} area={area} panel={panel} isFlat={layout.sheet} />
            ))}
          </div>
        </Layout.Content>
      </Layout>
    </Layout>
  );
};

const SeparatePanel = ({
  panel,
  area,
  width,
}: {
  panel: Panel | undefined;
  area: string;
  width: number;
}) => (
  <Width.Provider value={width}>
    <div className={width < 600 ? 'alone narrow' : 'alone'} style={{ width }}>
      {panel && <PanelOf area={area} panel={panel} />}
    </div>
  </Width.Provider>
);

/** Left, top, width and height in percent of the picture. */
type Place = [left: number, top: number, width: number, height: number];

/**
 * The places of the panels, the height of the first one, and the panels that cut off what they
 * hold.
 */
function inspect() {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-area]')];
  const { clientWidth, clientHeight } = document.body;
  const share = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10;

  const areas = panels.map((panel): [string, Place] => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    const place: Place = [
      share(left, clientWidth),
      share(top, clientHeight),
      share(width, clientWidth),
      share(height, clientHeight),
    ];
    return [panel.dataset.area ?? '', place];
  });

  const flaws = [document.body, ...panels].flatMap((box) => {
    const excess = Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight);
    return excess > 1
      ? [{ area: box.dataset.area ?? 'page', what: `${excess} px are cut off` }]
      : [];
  });

  return {
    areas: Object.fromEntries(areas),
    height: Math.round(panels[0]?.offsetHeight ?? 0),
    flaws,
  };
}

declare global {
  interface Window {
    /** Shows a screen or a panel and measures it. */
    show(view: View): ReturnType<typeof inspect>;
  }
}

const root = createRoot(document.body.appendChild(document.createElement('main')));
window.show = (view) => {
  const { screen, panel } = view;
  const content = panel ? (
    <SeparatePanel {...panel} panel={screen.panels[panel.area]} />
  ) : (
    <WholeScreen {...view} />
  );
  flushSync(() => root.render(null));
  flushSync(() => root.render(<Themed {...view}>{content}</Themed>));

  return inspect();
};
