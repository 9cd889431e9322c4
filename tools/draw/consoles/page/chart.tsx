import { init } from 'echarts';
import { useLayoutEffect, useRef } from 'react';
import type { WidgetOf } from '../schema';
import { colours, Legend, tones, useWidth } from './parts';

const text = { fontSize: 12, color: 'var(--soft)' };
const fine = { lineStyle: { color: 'var(--ant-color-border-secondary)' } };

type Chart = WidgetOf<'chart'>;

/** The number of values of the longest series. */
const longestOf = (series: Chart['series']): number =>
  Math.max(...series.map(({ shape = [] }) => shape.length));

/** The index on the axis at a share of the width. */
type SlotAt = (share?: number) => number;

/** The texts below the axis: one for each value, most of them empty. */
function axisNames({ type, series, x }: Chart, slotAt: SlotAt): string[] {
  const count = longestOf(series);
  const names = Array.from({ length: count }, () => '');

  for (const [index, name] of x.entries()) {
    const middleOfBar = Math.floor(((index + 0.5) / x.length) * count);
    const slot = type === 'bars' ? middleOfBar : slotAt(index / (x.length - 1));
    names[slot] = name;
  }

  return names;
}

/** The fill below a line, where the type of the chart has one. */
function areaStyleOf(type: Chart['type'], index: number, color: string) {
  if (type === 'stack') return { areaStyle: { color, opacity: 0.75 } };
  if (type === 'area' && index === 0) return { areaStyle: { color, opacity: 0.14 } };
  return {};
}

/** The lines or bars. */
function seriesOptions({ type, series, estimated }: Chart, slotAt: SlotAt) {
  const isBars = type === 'bars';
  const isStacked = isBars || type === 'stack';

  return series.map(({ shape = [], tone = 'accent', dashed }, index) => {
    const color = tones[tone];
    const data = shape.map((value, at) => {
      const isEstimated = estimated !== undefined && at >= estimated;
      return {
        // A shorter series has the same width.
        value: isBars ? value : [slotAt(at / (shape.length - 1)), value],
        itemStyle: { color, opacity: isEstimated ? 0.4 : 1 },
      };
    });

    return {
      type: isBars ? 'bar' : 'line',
      showSymbol: false,
      barCategoryGap: '34%',
      z: 10 - index,
      ...(isStacked ? { stack: 'all' } : {}),
      ...areaStyleOf(type, index, color),
      lineStyle: {
        color,
        width: type === 'stack' ? 1 : 1.75,
        type: dashed ? 'dashed' : 'solid',
      },
      data,
    };
  });
}

/** The lines of marks and of the limit. */
function ruleOptions({ marks = [], limit }: Chart, slotAt: SlotAt, isNarrow: boolean) {
  const markLines = marks.map(({ at, state = 'info' }) => ({
    xAxis: slotAt(at),
    label: { show: false },
    lineStyle: { color: colours[state], type: 'solid' },
  }));
  if (!limit) return markLines;

  const position = isNarrow ? 'insideStartTop' : 'insideEndBottom';
  const limitLine = {
    yAxis: limit.value,
    lineStyle: { color: tones.bad, type: 'dashed' },
    label: { ...text, color: tones.bad, position, formatter: limit.label },
  };
  return [...markLines, limitLine];
}

/** The labels of marks, one below the other. */
function flagOptions({ marks = [], max }: Chart, slotAt: SlotAt, isNarrow: boolean) {
  return marks.map(({ at = 0, label: formatter = '', state = 'info' }, index) => {
    const isBroken = isNarrow && formatter.length > 12;
    return {
      coord: [slotAt(at), max],
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
        ...(isBroken ? { width: 110, overflow: 'break', offset: [0, 18 + index * 36] } : {}),
      },
    };
  });
}

/** The coloured areas behind the series. */
function areaOptions({ spans = [] }: Chart, slotAt: SlotAt) {
  return spans.map(({ from, to, label: formatter, state }) => [
    {
      xAxis: slotAt(from),
      itemStyle: { color: colours[state], opacity: 0.12 },
      label: { ...text, color: colours[state], position: 'insideBottomRight', formatter },
    },
    { xAxis: slotAt(to) },
  ]);
}

/** The axis below the chart. */
function xAxisOption(chart: Chart, slotAt: SlotAt, isNarrow: boolean) {
  const isBars = chart.type === 'bars';
  const isRotated = isNarrow && isBars && longestOf(chart.series) < 12;
  return {
    type: 'category',
    data: axisNames(chart, slotAt),
    boundaryGap: isBars,
    axisTick: { show: false },
    axisLine: { onZero: false, ...fine },
    axisLabel: {
      ...text,
      interval: 0,
      hideOverlap: !isBars,
      rotate: isRotated ? 40 : 0,
      ...(!isBars && { alignMinLabel: 'left', alignMaxLabel: 'right' }),
    },
  };
}

/** The axis at the side, with the given ticks only. */
function yAxisOption({ min, max, ticks }: Chart) {
  const texts = new Map(ticks);
  const customValues = ticks.map(([value]) => value);
  return {
    type: 'value',
    min,
    max,
    axisTick: { customValues, show: false },
    splitLine: fine,
    axisLabel: {
      ...text,
      customValues,
      formatter: (value: number) => texts.get(value) ?? '',
    },
  };
}

/**
 * What ECharts draws. Marks and spans are placed by share of the width, whatever the axis counts.
 */
function chartOption(chart: Chart, isNarrow: boolean) {
  const lastSlot = longestOf(chart.series) - 1;
  const slotAt: SlotAt = (share = 0) => Math.round(share * lastSlot);

  return {
    animation: false,
    textStyle: { fontFamily: 'Noto Sans CJK SC' },
    grid: { left: 4, right: 10, top: 10, bottom: 6, containLabel: true },
    xAxis: xAxisOption(chart, slotAt, isNarrow),
    yAxis: yAxisOption(chart),
    series: [
      ...seriesOptions(chart, slotAt),
      {
        type: 'line',
        data: [],
        z: 20,
        markArea: { data: areaOptions(chart, slotAt) },
        markLine: { symbol: 'none', z: 25, data: ruleOptions(chart, slotAt, isNarrow) },
        markPoint: {
          z: 30,
          symbol: 'rect',
          symbolSize: 0.01,
          data: flagOptions(chart, slotAt, isNarrow),
        },
      },
    ],
  };
}

/**
 * Series over time or by category, in the space that its panel has. As SVG, it can use Ant Design's
 * CSS variables.
 */
export function Chart(widget: Chart) {
  const { isNarrow } = useWidth();
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!container.current) return;
    const chart = init(container.current, null, { renderer: 'svg' });
    chart.setOption(chartOption(widget, isNarrow));
    return () => chart.dispose();
  }, [widget, isNarrow]);

  const legend = widget.series.flatMap(({ name: label, ...item }) =>
    label ? [{ ...item, label }] : [],
  );
  return (
    <div className="chart">
      <Legend items={legend} />
      <div ref={container} style={{ gridRow: 2 }} />
    </div>
  );
}
