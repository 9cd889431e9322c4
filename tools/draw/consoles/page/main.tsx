import { Avatar, Badge, Breadcrumb, Button, Input, Layout, Menu, Select, Tabs, Tag } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Screen } from '../schema';
import { inspect } from './inspect';
import { PanelOf } from './panel';
import { CellOf, Dot, Icon, presetOf, Themed, tones, type View, Width } from './parts';
import './page.css';

const Navigation = ({ nav: { kind, items, foot } }: Screen) => {
  const links = items.map(({ group, icon, label, count, state }, key) =>
    group
      ? { type: 'group' as const, key, label: group }
      : {
          ...{ key, label, icon: icon && <Icon name={icon} size={kind === 'rail' ? 18 : 15} /> },
          extra:
            kind === 'side'
              ? (count ?? <Dot state={state} />)
              : count && <Badge count={count} size="small" color={tones.accent} />,
        },
  );
  const selectedKeys = items.flatMap(({ on }, key) => (on ? [String(key)] : []));
  const mode = kind === 'top' ? 'horizontal' : 'inline';
  return (
    <>
      <Menu className={kind} items={links} disabledOverflow inlineIndent={12} {...{ mode, selectedKeys }} />
      <small style={{ margin: 'auto 0 0 16px' }}>{foot}</small>
    </>
  );
};

const Header = (screen: Screen) => (
  <Layout.Header style={{ display: 'flex', alignItems: 'center', gap: 12, borderBottom: 'var(--rule)' }}>
    <Icon name="mark" size={20} color={tones.accent} />
    <b style={{ marginRight: 12, fontSize: 15 }}>{screen.product}</b>
    {screen.nav.kind === 'top' && <Navigation {...screen} />}
    {screen.context.map(({ label, value }) => (
      <Select key={label} prefix={<small>{label}</small>} value={value} />
    ))}
    <span style={{ flex: 1 }} />
    {screen.search && <Input prefix={<Icon name="search" />} placeholder={screen.search} suffix={<small>/</small>} />}
    <Badge dot>
      <Icon name="bell" />
    </Badge>
    <Icon name="circle-help" />
    <Avatar size={24}>{[...screen.user][0]}</Avatar>
    <span>{screen.user}</span>
  </Layout.Header>
);

const Head = ({ page }: Screen) => (
  <div className={page.tabs ? 'head tabbed' : 'head'}>
    {page.crumbs && <Breadcrumb items={page.crumbs.map((title) => ({ title }))} />}
    <div className="line">
      <h1 className={page.mono ? 'mono' : ''} style={{ fontSize: 18, lineHeight: '28px' }}>
        {page.title}
      </h1>
      {page.state?.state && <Tag color={presetOf[page.state.state]}>{page.state.t}</Tag>}
      {page.meta.map((cell) => (
        <CellOf key={cell.t} {...cell} />
      ))}
      <span style={{ flex: 1 }} />
      {page.actions.map(({ label, primary, icon }) => (
        <Button key={label} type={primary ? 'primary' : 'default'} icon={icon && <Icon name={icon} />}>
          {label}
        </Button>
      ))}
    </div>
    {page.tabs && (
      <Tabs
        activeKey={page.tabs.find(({ on }) => on)?.label ?? ''}
        items={page.tabs.map(({ label = '', count = '' }) => ({ key: label, label: `${label} ${count}` }))}
      />
    )}
  </div>
);

const Whole = ({ screen, dark, seeds }: View) => {
  const { columns, rows, areas, sheet } = screen.layout;
  const places = areas.map((row) => `'${row}'`).join(' ');
  const grid = { gridTemplateColumns: columns, gridTemplateRows: rows, gridTemplateAreas: places };
  return (
    <Layout>
      <Themed seeds={seeds} dark={dark || screen.bar === 'ink'}>
        <Header {...screen} />
      </Themed>
      <Layout style={{ height: 852 }}>
        {screen.nav.kind !== 'top' && (
          <Layout.Sider width={screen.nav.kind === 'rail' ? 76 : 192} style={{ borderRight: 'var(--rule)' }}>
            <Navigation {...screen} />
          </Layout.Sider>
        )}
        <Layout.Content style={{ display: 'flex', flexDirection: 'column' }}>
          <Head {...screen} />
          <div className={sheet ? 'grid sheet' : 'grid'} style={grid}>
            {Object.entries(screen.panels).map(([area, panel]) => (
              <PanelOf key={area} {...{ area, panel, seeds }} />
            ))}
          </div>
        </Layout.Content>
      </Layout>
    </Layout>
  );
};

const Alone = ({ screen, seeds, area, width }: View & { area: string; width: number }) => {
  const panel = screen.panels[area];
  return (
    <Width.Provider value={width}>
      <div className={width < 600 ? 'alone narrow' : 'alone'} style={{ width }}>
        {panel && <PanelOf {...{ area, panel, seeds }} />}
      </div>
    </Width.Provider>
  );
};

declare global {
  interface Window {
    /** Shows a screen or a panel and measures it. */
    show(view: View): ReturnType<typeof inspect>;
  }
}

const root = createRoot(document.body.appendChild(document.createElement('main')));
window.show = (view) => {
  flushSync(() => root.render(null));
  flushSync(() =>
    root.render(<Themed {...view}>{view.panel ? <Alone {...view} {...view.panel} /> : <Whole {...view} />}</Themed>),
  );
  return inspect();
};
