import { init } from 'echarts';
import { useLayoutEffect, useRef } from 'react';
import type { WidgetOf } from '../schema';
import { colours, Legend, tones, useWidth } from './parts';

const text = { fontSize: 12, color: 'var(--soft)' };
const fine = { lineStyle: { color: 'var(--ant-color-border-secondary)' } };

/** What ECharts draws. Marks and spans are placed by share of the width, whatever the axis counts. */
function optionOf(
  { type, series, min, max, ticks, x, marks = [], spans = [], ...given }: Chart,
  isNarrow: boolean,
) {
  const { limit, estimated } = given;
  const isBars = type === 'bars';
  const texts = new Map(ticks);
  const values = ticks.map(([value]) => value);
  const count = Math.max(...series.map(({ shape = [] }) => shape.length));
  const names = Array.from({ length: count }, () => '');
  const slot = (share = 0) => Math.round(share * (count - 1));
  for (const [index, name] of x.entries())
    names[isBars ? Math.floor(((index + 0.5) / x.length) * count) : slot(index / (x.length - 1))] =
      name;
  const lines = series.map(({ shape = [], tone = 'accent', dashed }, index) => ({
    type: isBars ? 'bar' : 'line',
    showSymbol: false,
    barCategoryGap: '34%',
    z: 10 - index,
    ...(isBars || type === 'stack' ? { stack: 'all' } : {}),
    ...(type === 'stack' ? { areaStyle: { color: tones[tone], opacity: 0.75 } } : {}),
    ...(type === 'area' && index === 0 ? { areaStyle: { color: tones[tone], opacity: 0.14 } } : {}),
    lineStyle: {
      color: tones[tone],
      width: type === 'stack' ? 1 : 1.75,
      type: dashed ? 'dashed' : 'solid',
    },
    data: shape.map((value, at) => ({
      // A shorter series has the same width.
      value: isBars ? value : [slot(at / (shape.length - 1)), value],
      itemStyle: {
        color: tones[tone],
        opacity: estimated !== undefined && at >= estimated ? 0.4 : 1,
      },
    })),
  }));
  const rules = marks.map(({ at, state = 'info' }) => ({
    xAxis: slot(at),
    label: { show: false },
    lineStyle: { color: colours[state], type: 'solid' },
  }));
  const position = isNarrow ? 'insideStartTop' : 'insideEndBottom';
  const bound = limit && {
    yAxis: limit.v,
    lineStyle: { color: tones.bad, type: 'dashed' },
    label: { ...text, color: tones.bad, position, formatter: limit.label },
  };
  const flags = marks.map(({ at = 0, label: formatter = '', state = 'info' }, index) => ({
    coord: [slot(at), max],
    label: {
      fontSize: 12,
      lineHeight: 16,
      padding: [1, 5],
      borderRadius: 2,
      formatter,
      distance: 0,
      color: 'var(--ant-color-text-light-solid)',
      backgroundColor: colours[state],
      position: at > (isNarrow ? 0.4 : 0.72) ? 'left' : 'right',
      offset: [0, 9 + index * (isNarrow ? 36 : 21)],
      ...(isNarrow && formatter.length > 12
        ? { width: 110, overflow: 'break', offset: [0, 18 + index * 36] }
        : {}),
    },
  }));
  const areas = spans.map(({ from, to, label: formatter, state }) => [
    {
      xAxis: slot(from),
      itemStyle: { color: colours[state], opacity: 0.12 },
      label: { ...text, color: colours[state], position: 'insideBottomRight', formatter },
    },
    { xAxis: slot(to) },
  ]);
  return {
    animation: false,
    textStyle: { fontFamily: 'Noto Sans CJK SC' },
    grid: { left: 4, right: 10, top: 10, bottom: 6, containLabel: true },
    xAxis: {
      type: 'category',
      data: names,
      boundaryGap: isBars,
      axisTick: { show: false },
      axisLine: { onZero: false, ...fine },
      axisLabel: {
        ...text,
        interval: 0,
        hideOverlap: !isBars,
        rotate: isNarrow && count < 12 && isBars ? 40 : 0,
        ...(!isBars && { alignMinLabel: 'left', alignMaxLabel: 'right' }),
      },
    },
    yAxis: {
      type: 'value',
      min,
      max,
      axisTick: { customValues: values, show: false },
      splitLine: fine,
      axisLabel: {
        ...text,
        customValues: values,
        formatter: (value: number) => texts.get(value) ?? '',
      },
    },
    series: [
      ...lines,
      {
        type: 'line',
        data: [],
        z: 20,
        markArea: { data: areas },
        markLine: { symbol: 'none', z: 25, data: bound ? [...rules, bound] : rules },
        markPoint: { z: 30, symbol: 'rect', symbolSize: 0.01, data: flags },
      },
    ],
  };
}
type Chart = WidgetOf<'chart'>;

/** Series over time or by category, in the space that its panel has. As SVG, it can use Ant Design's CSS variables. */
export function Chart(given: Chart) {
  const { isNarrow } = useWidth();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    const chart = init(place.current, null, { renderer: 'svg' });
    chart.setOption(optionOf(given, isNarrow));
    return () => chart.dispose();
  }, [given, isNarrow]);
  return (
    <div className="chart">
      <Legend
        items={given.series.flatMap(({ name: label, ...one }) =>
          label ? [{ ...one, label }] : [],
        )}
      />
      <div ref={place} style={{ gridRow: 2 }} />
    </div>
  );
}
