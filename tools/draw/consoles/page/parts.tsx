import { Badge, type BadgeProps, ConfigProvider, Flex, Tag, theme } from 'antd';
import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import type { Item, Screen, State, Tone } from '../schema';

/** What the page shows: a whole screen, or one of its panels in the width of a narrow screen. */
export interface View {
  screen: Screen;
  dark: boolean;
  /** The accent colours of the product's family. */
  seeds: { light: string; dark: string };
  panel?: { area: string; width: number };
}

/** Width of a panel that's drawn separately; 0 in a whole screen. */
export const Width = createContext(0);
export function useWidth() {
  const width = useContext(Width);
  return { width, isAlone: width > 0, isNarrow: width > 0 && width < 600 };
}

const paper = 'var(--ant-color-bg-container)';
const mixed = (name: string, share: number) =>
  `color-mix(in srgb, var(--ant-color-${name.toLowerCase()}) ${share}%, ${paper})`;
/** Backgrounds and borders. Ant Design's own palettes of dark seeds are grey. */
const tints = Object.fromEntries(
  ['Primary', 'Info', 'Success', 'Warning', 'Error'].flatMap((name) =>
    Object.entries({ Bg: 9, BgHover: 14, Border: 42 }).map(([use, share]) => [
      `color${name}${use}`,
      mixed(name, share),
    ]),
  ),
);

/** Ant Design's compact theme with one seed colour. Its tokens are CSS variables for the content. */
export const Themed = ({ seeds, dark, children }: Pick<View, 'seeds' | 'dark'> & { children: ReactNode }) => {
  const seed = dark ? seeds.dark : seeds.light;
  return (
    <ConfigProvider
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
      theme={{
        ...{ inherit: false, hashed: false, cssVar: { key: dark ? 'dark' : 'light' } },
        algorithm: [
          dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
          theme.compactAlgorithm,
          (token, map = theme.compactAlgorithm(token)) => ({
            ...{ ...map, ...tints, fontSize: 13, lineHeight: 18 / 13, fontHeight: 18 },
            colorTextTertiary: dark ? 'rgb(255 255 255 / 56%)' : 'rgb(0 0 0 / 56%)',
          }),
        ],
        token: {
          ...{
            colorPrimary: seed,
            colorInfo: seed,
            colorLink: seed,
            borderRadius: 4,
            motion: false,
            controlHeight: 34,
          },
          ...(dark ? { colorTextLightSolid: '#0d141c' } : { colorWarning: '#d48806', colorSuccess: '#389e0d' }),
          fontFamily: 'var(--sans)',
        },
        components: {
          Button: { primaryShadow: 'none', defaultShadow: 'none' },
          Badge: { statusSize: 7 },
          Tag: { marginXS: 0 },
          Layout: { headerHeight: 48, headerPadding: '0 16px', headerColor: 'inherit', siderBg: paper },
          Form: { labelFontSize: 12, itemMarginBottom: 9, verticalLabelPadding: '0 0 3px' },
          Alert: { defaultPadding: '6px 11px' },
          Menu: { itemHeight: 34, groupTitleFontSize: 12, itemBg: 'none' },
          Table: {
            cellPaddingInlineSM: 7,
            cellPaddingBlockSM: 0,
            headerSplitColor: 'transparent',
            headerBorderRadius: 0,
            headerColor: 'var(--ant-color-text-tertiary)',
            fontWeightStrong: 400,
          },
          Card: { headerHeightSM: 36, headerFontSizeSM: 13, bodyPaddingSM: 10, headerPaddingSM: 14 },
          Statistic: { contentFontSize: 22, titleFontSize: 12 },
          Steps: { iconSizeSM: 18, margin: 8, paddingSM: 9, controlHeight: 0, descriptionMaxWidth: 9999 },
          Tabs: { horizontalMargin: '6px 0 0', horizontalItemPadding: '7px 0', titleFontSize: 13 },
        },
      }}
    >
      <div className={`themed ${dark ? 'dark' : 'light'}`}>{children}</div>
    </ConfigProvider>
  );
};

/** Ant Design's names of the states. */
export const presetOf: Record<string, BadgeProps['status']> = {
  ...{ ok: 'success', warn: 'warning', bad: 'error', info: 'processing', run: 'processing', idle: 'default' },
};

/** Colours of series and bars. */
export const tones: Record<Tone, string> = {
  ...{ accent: 'var(--ant-color-primary)', accent2: 'var(--accent-2)', accent3: 'var(--accent-3)' },
  ...{ ink: 'var(--ant-color-text)', mute: 'var(--ant-color-text-quaternary)', ok: 'var(--ant-color-success)' },
  ...{ warn: 'var(--ant-color-warning)', bad: 'var(--ant-color-error)' },
};
export const colours: Record<State, string> = {
  ...{ ok: tones.ok, warn: tones.warn, bad: tones.bad, info: tones.accent, run: tones.accent },
  idle: 'var(--ant-color-text-tertiary)',
};

/** Grounds of lines and remarks. */
export const grounds: Partial<Record<State | 'hunk', string>> = {
  ok: 'var(--ant-color-success-bg)',
  warn: 'var(--ant-color-warning-bg)',
  bad: 'var(--ant-color-error-bg)',
  info: 'var(--tint)',
  hunk: 'var(--ant-color-fill-tertiary)',
};

/** A Lucide icon. */
export const Icon = ({ name, size = 15, ...style }: CSSProperties & { name: string | undefined; size?: number }) =>
  name && <i className={`anticon icon icon-${name}`} style={{ width: size, height: size, ...style }} />;

export const Dot = ({ state }: { state: State | undefined }) => state && <Badge status={presetOf[state]} />;

const limitMark = { position: 'absolute', inset: '-3px auto', width: 2, background: tones.ink } as const;
type BarFacts = Pick<Item, 'bar' | 'state' | 'limit'> & { parts?: Item[] | undefined };
/** A progress bar, or several shares in a row. @param limit position of a mark */
export const Bar = ({ bar = 0, state, parts, limit }: BarFacts) => (
  <span className="bar">
    {parts?.map(({ v = 0, tone = 'accent' }) => (
      <i key={tone} style={{ width: `${v}%`, background: tones[tone] }} />
    )) ?? <i style={{ width: `${bar}%`, borderRadius: 3, background: state ? colours[state] : tones.accent }} />}
    {limit && <i style={{ ...limitMark, left: `${limit}%` }} />}
  </span>
);

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

type Marked = Item & { mark?: ReactNode };
const key = { width: 10, height: 10, borderRadius: 2, background: 'currentColor' };
const dashedKey = { ...key, height: 0, borderTop: '2px dashed', background: 'none' };
/** Explains colours and marks. */
export const Legend = ({ items, isList = false }: { items: readonly Marked[]; isList?: boolean }) => (
  <Flex vertical={isList} wrap={!isList} gap={isList ? 6 : '2px 16px'} className="legend" style={{ fontSize: 12 }}>
    {items.map(({ mark, state, tone = 'accent', dashed, label, last }) => (
      <span key={label} className="line">
        {mark ?? (state ? <Dot state={state} /> : <i style={{ color: tones[tone], ...(dashed ? dashedKey : key) }} />)}
        {label} <b>{last}</b>
      </span>
    ))}
  </Flex>
);

const Spark = ({ values }: { values: readonly number[] }) => {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, at) => `${(at / (values.length - 1)) * 72},${17 - ((value - low) / range) * 16}`);
  return (
    <svg width="72" height="18" fill="none" stroke={tones.accent} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
};

/** A cell of a table or of a list of facts. */
export const CellOf = ({ t, sub, dot, tag, icon, bar, barState, spark, indent = 0, caret, ...style }: Item) => (
  <span
    className={`line ${style.mono ? 'mono' : ''} ${style.soft ? 'soft' : ''}`}
    style={{
      paddingLeft: indent * 16,
      color: style.tint && colours[style.tint],
      fontWeight: style.strong ? 700 : 'inherit',
    }}
  >
    {caret && <Icon name={{ open: 'chevron-down', closed: 'chevron-right', leaf: 'none' }[caret]} />}
    <Icon name={icon} />
    <Dot state={dot} />
    {bar !== undefined && <Bar bar={bar} state={barState} />}
    {spark && <Spark values={spark} />}
    {tag ? <Tag color={presetOf[tag]}>{t}</Tag> : t && <span>{t}</span>}
    {sub && <small>{sub}</small>}
  </span>
);
