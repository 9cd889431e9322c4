import { ConfigProvider, theme } from 'antd';
import type { ReactNode } from 'react';
import type { Screen } from '../schema';

/** What the page shows: a whole screen, or one of its panels in the width of a narrow screen. */
export interface View {
  screen: Screen;
  dark: boolean;
  /** The accent colour of the product's family. */
  seed: string;
  /** The vendor's mark as SVG. */
  mark: string;
  panel?: { area: string; width: number };
}

const paper = 'var(--ant-color-bg-container)';
/** Backgrounds and borders. Ant Design's own palettes of dark seeds are grey. */
const tints = Object.fromEntries(
  ['Primary', 'Info', 'Success', 'Warning', 'Error'].flatMap((name) =>
    Object.entries({ Bg: 9, BgHover: 14, Border: 42 }).map(([use, share]) => [
      `color${name}${use}`,
      `color-mix(in srgb, var(--ant-color-${name.toLowerCase()}) ${share}%, ${paper})`,
    ]),
  ),
);
type SeedTokens = Parameters<typeof theme.compactAlgorithm>[0];
const components = {
  Tag: { marginXS: 0, fontSizeSM: 12, lineHeightSM: 1.4 },
  Badge: { statusSize: 7 },
  Layout: {
    headerHeight: 48,
    headerPadding: '0 16px',
    headerBg: paper,
    headerColor: 'inherit',
    siderBg: paper,
  },
  Form: { itemMarginBottom: 9, verticalLabelPadding: '0 0 3px' },
  Menu: { itemHeight: 34, itemBg: 'none', itemPaddingInline: 10 },
  Button: { primaryShadow: 'none', defaultShadow: 'none' },
  Table: {
    cellPaddingInlineSM: 6,
    cellPaddingBlockSM: 3,
    cellPaddingInlineMD: 6,
    cellPaddingBlockMD: 6,
    headerSplitColor: 'transparent',
    headerBg: paper,
    headerColor: 'var(--soft)',
    fontWeightStrong: 400,
  },
  Card: { headerHeightSM: 36, headerFontSizeSM: 13, headerPaddingSM: 14 },
  Statistic: { contentFontSize: 22 },
  Steps: { iconSizeSM: 18, descriptionMaxWidth: 9999 },
  Timeline: { itemPaddingBottom: 10, dotBg: paper },
  Tabs: { horizontalMargin: '4px 0 0', horizontalItemPadding: '7px 0', titleFontSize: 13 },
};

/**
 * Ant Design's compact theme with one seed colour. Its tokens are CSS variables for the content.
 */
export const Themed = ({
  seed,
  dark,
  children,
}: Pick<View, 'seed' | 'dark'> & { children: ReactNode }) => {
  const token = {
    colorPrimary: seed,
    colorInfo: seed,
    colorLink: seed,
    fontFamily: 'var(--sans)',
    borderRadius: 4,
    controlHeight: 34,
    motion: false,
    ...(dark
      ? { colorTextLightSolid: '#0d141c' }
      : { colorWarning: '#d48806', colorSuccess: '#389e0d' }),
  };

  const algorithm = [
    dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    theme.compactAlgorithm,
    (tokens: SeedTokens, map = theme.compactAlgorithm(tokens)) => ({
      ...map,
      ...tints,
      fontSize: 13,
      lineHeight: 18 / 13,
      fontHeight: 18,
      colorTextTertiary: dark ? 'rgb(255 255 255 / 56%)' : 'rgb(0 0 0 / 56%)',
    }),
  ];

  return (
    <ConfigProvider
      button={{ autoInsertSpace: false }}
      theme={{
        hashed: false,
        cssVar: { key: dark ? 'dark' : 'light' },
        algorithm,
        token,
        components,
      }}
    >
      <div className={dark ? 'themed dark' : 'themed light'}>{children}</div>
    </ConfigProvider>
  );
};
