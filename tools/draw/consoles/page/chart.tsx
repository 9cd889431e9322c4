import { Flex } from 'antd';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, MarkLineComponent, MarkPointComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useLayoutEffect, useRef } from 'react';
import type { WidgetOf } from '../schema';
import { colours, Legend, tones, useWidth } from './parts';

use([BarChart, LineChart, GridComponent, MarkAreaComponent, MarkLineComponent, MarkPointComponent, SVGRenderer]);

const label = { fontSize: 12, color: 'var(--ant-color-text-tertiary)' };
const grid = { left: 4, right: 10, bottom: 2, containLabel: true };
const fine = { lineStyle: { color: 'var(--ant-color-border-secondary)' } };

/** A chart that fills the space in its panel. As SVG, it can use Ant Design's CSS variables. */
const EChart = ({ option, height }: { option: EChartsCoreOption; height: number | undefined }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    const chart = init(place.current, null, { renderer: 'svg' });
    chart.setOption({ animation: false, textStyle: { fontFamily: 'Noto Sans CJK SC' }, ...option });
    return () => chart.dispose();
  }, [option]);
  return <div ref={place} className="drawn" style={height ? { flex: `0 0 ${height}px` } : {}} />;
};

/** Time series. Marks and spans are placed by share of the width, whatever the axis counts. */
export function Chart({ type, series, min, max, ticks, x, marks = [], spans = [], ...given }: WidgetOf<'chart'>) {
  const { limit, estimated } = given;
  const { isAlone, isNarrow } = useWidth();
  const isBars = type === 'bars';
  const texts = new Map(ticks);
  const values = ticks.map(([value]) => value);
  const count = Math.max(...series.map(({ shape = [] }) => shape.length));
  const slots = Array.from({ length: count }, () => '');
  for (const [index, name] of x.entries()) slots[Math.floor(((index + 0.5) / x.length) * count)] = name;
  const along = (share: number) => x[Math.round(share * (x.length - 1))] ?? '';
  const shares = { type: 'value', min: 0, max: 1, splitLine: { show: false } };
  const lines = series.map(({ name, shape = [], tone = 'accent', dashed }, index) => ({
    ...{ name, type: isBars ? 'bar' : 'line', showSymbol: false, barCategoryGap: '34%', z: 10 - index },
    ...(isBars || type === 'stack' ? { stack: 'all' } : {}),
    ...(type === 'stack' ? { areaStyle: { color: tones[tone], opacity: 0.75 } } : {}),
    ...(type === 'area' && index === 0 ? { areaStyle: { color: tones[tone], opacity: 0.14 } } : {}),
    lineStyle: { color: tones[tone], width: type === 'stack' ? 1 : 1.75, type: dashed ? 'dashed' : 'solid' },
    data: shape.map((value, at) => ({
      value: isBars ? value : [at / (shape.length - 1), value],
      itemStyle: { color: tones[tone], opacity: estimated !== undefined && at >= estimated ? 0.4 : 1 },
    })),
  }));
  const rules = marks.map(({ at, state = 'info' }) => ({
    ...{ xAxis: at, label: { show: false }, lineStyle: { color: colours[state], type: 'solid' } },
  }));
  const bound = limit && {
    ...{ yAxis: limit.v, lineStyle: { color: tones.bad, type: 'dashed' } },
    label: {
      ...label,
      color: tones.bad,
      position: isNarrow ? 'insideStartTop' : 'insideEndBottom',
      formatter: limit.label,
    },
  };
  const flags = marks.map(({ at = 0, label: formatter = '', state = 'info', low }) => ({
    coord: [at, max],
    label: {
      ...{ fontSize: 12, lineHeight: 16, padding: [1, 5], borderRadius: 2, formatter, distance: 0 },
      ...{ color: 'var(--ant-color-text-light-solid)', backgroundColor: colours[state] },
      ...{ position: at > (isNarrow ? 0.4 : 0.72) ? 'left' : 'right', offset: [0, low ? 30 : 9] },
      ...(isNarrow && formatter.length > 12 ? { width: 110, overflow: 'break', offset: [0, low ? 40 : 18] } : {}),
    },
  }));
  const areas = spans.map(({ from, to, label: formatter, state }) => [
    {
      ...{ xAxis: from, itemStyle: { color: colours[state], opacity: 0.12 } },
      label: {
        ...label,
        color: colours[state],
        position: from > 0.6 ? 'insideBottomRight' : 'insideBottomLeft',
        formatter,
      },
    },
    { xAxis: to },
  ]);
  const option: EChartsCoreOption = {
    grid: { ...grid, top: 10 },
    xAxis: [
      isBars
        ? { type: 'category', data: slots, axisTick: { show: false }, axisLabel: { ...label, interval: 0 } }
        : {
            ...{ ...shares, interval: 1 / (x.length - 1), axisLine: { onZero: false, ...fine } },
            axisLabel: { ...label, alignMinLabel: 'left', alignMaxLabel: 'right', formatter: along },
          },
      { ...shares, show: false },
    ],
    yAxis: {
      ...{ type: 'value', min, max, axisTick: { customValues: values, show: false }, splitLine: fine },
      axisLabel: { ...label, customValues: values, formatter: (value: number) => texts.get(value) ?? '' },
    },
    series: [
      ...lines,
      {
        ...{ type: 'line', xAxisIndex: 1, data: [[0, min]], showSymbol: false, z: 20, markArea: { data: areas } },
        markLine: { symbol: 'none', z: 25, data: bound ? [...rules, bound] : rules },
        markPoint: { z: 30, symbol: 'rect', symbolSize: 0.01, data: flags },
      },
    ],
  };
  return (
    <Flex vertical gap={4} className="chart" style={given.height ? { flex: `0 0 ${given.height}px` } : {}}>
      {!given.plain && <Legend items={series.map((one) => ({ ...one, label: one.name }))} />}
      <EChart option={option} height={isAlone ? (given.height ?? 190) : undefined} />
    </Flex>
  );
}

/** A waterfall chart: how parts add up to a total. */
export function Waterfall({ items }: WidgetOf<'waterfall'>) {
  const { isAlone, isNarrow } = useWidth();
  let level = 0;
  const blocks = items.map(({ v = 0, total }) => {
    const from = total ? 0 : level;
    level = total ? v : level + v;
    const sign = v > 0 && !total ? '+' : v < 0 ? '−' : '';
    const color = total ? tones.ink : v < 0 ? tones.bad : tones.accent;
    return { low: Math.min(from, level), size: Math.abs(level - from), text: `${sign}${Math.abs(v)}`, color };
  });
  const pillars = blocks.map(({ size, text, color }) => ({
    value: size,
    itemStyle: { color },
    label: { formatter: text },
  }));
  const option: EChartsCoreOption = {
    grid: { ...grid, top: 18 },
    xAxis: {
      ...{ type: 'category', data: items.map(({ label: name }) => name), axisTick: { show: false } },
      axisLabel: { ...label, interval: 0, rotate: isNarrow ? 45 : 0 },
    },
    yAxis: { type: 'value', show: false },
    series: [
      { type: 'bar', stack: 'all', itemStyle: { color: 'none' }, data: blocks.map(({ low }) => low) },
      {
        ...{ type: 'bar', stack: 'all', barCategoryGap: '32%', data: pillars },
        label: { show: true, position: 'top', color: tones.ink, fontWeight: 700 },
      },
    ],
  };
  return <EChart option={option} height={isAlone ? 220 : undefined} />;
}
