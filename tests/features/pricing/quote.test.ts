import { quoteOf } from '../../../src/features/pricing/view';

const pricing = {
  date: '2026-11-01',
  perpetual: { years: 3, maintenance: 20 },
  levels: { day: 0, night: 15 },
  units: { 'product/BCC': 1000, 'product/BKS': 500 },
  examples: {},
};

test('a year by subscription is the sum of the lines, raised by the maintenance level', () => {
  const { lines, year } = quoteOf(pricing, {
    level: 'night',
    counts: { 'product/BCC': 10, 'product/BKS': 4 },
  });

  expect(lines.map(({ sum }) => sum)).toEqual([10_000, 2000]);
  expect(year).toBe(13_800);
});

test('a perpetual licence is paid once, its maintenance from the second year on', () => {
  const { licence, maintenance, after } = quoteOf(pricing, {
    level: 'night',
    counts: { 'product/BCC': 10 },
  });

  expect({ licence, maintenance }).toEqual({ licence: 30_000, maintenance: 6900 });
  expect(after(1)).toEqual({ subscription: 11_500, perpetual: 30_000 });
  expect(after(5)).toEqual({ subscription: 57_500, perpetual: 57_600 });
});
