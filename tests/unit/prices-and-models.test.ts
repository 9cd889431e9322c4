import { memoryOf } from '../../src/build/view/models';
import { quoteOf } from '../../src/build/view/prices';

const pricing = {
  date: '2026-11-01',
  perpetual: { years: 3, maintenance: 20 },
  levels: { day: 0, night: 15 },
  units: { 'product/BCC': 1000, 'product/BKS': 500 },
  examples: {},
};

test('a year by subscription is the sum of the lines, raised by the maintenance level', () => {
  const { lines, year } = quoteOf(pricing, { level: 'night', counts: { 'product/BCC': 10, 'product/BKS': 4 } });
  expect(lines.map(({ sum }) => sum)).toEqual([10_000, 2000]);
  expect(year).toBe(13_800);
});

test('a perpetual licence is paid once, its maintenance from the second year on', () => {
  const { licence, maintenance, after } = quoteOf(pricing, { level: 'night', counts: { 'product/BCC': 10 } });
  expect({ licence, maintenance }).toEqual({ licence: 30_000, maintenance: 6900 });
  expect(after(1)).toEqual({ subscription: 11_500, perpetual: 30_000 });
  expect(after(5)).toEqual({ subscription: 57_500, perpetual: 57_600 });
});

/** 10 GB of weights, 0.5 GB of cache for 1,024 tokens, on two GPUs of 16 GB. */
const model = {
  ...{ name: 'Open', precision: 'INT8', billions: 10, bytes: 1, on: { zh: '两张卡', en: 'Two GPUs' } },
  ...{ cache: { layers: 50, values: 4882.8125 }, gpus: 2, memory: 16 },
};

test('contexts share what weights and reserve leave of the memory', () => {
  expect(memoryOf(model, 1, 0)).toEqual({ weights: 10, cache: 0.5, fit: 44 });
  expect(memoryOf(model, 4, 10)).toEqual({ weights: 10, cache: 2, fit: 9 });
});

test('a model that is larger than its GPUs holds no context', () => {
  expect(memoryOf({ ...model, gpus: 1, memory: 8 }, 1, 0).fit).toBe(0);
});
