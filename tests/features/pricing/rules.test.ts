import fc from 'fast-check';
import {
  crossoverOf,
  type Deployment,
  type PriceRules,
  quoteOf,
} from '../../../src/features/pricing/rules';

/* The engine of prices, on price lists and deployments that nobody wrote. */

const products = ['one', 'two', 'three'];
const levels = ['day', 'night'];

const anyRules: fc.Arbitrary<PriceRules> = fc.record({
  perpetual: fc.record({ years: fc.integer({ min: 1, max: 6 }), maintenance: fc.nat(40) }),
  levels: fc.record({ day: fc.constant(0), night: fc.nat(100) }),
  units: fc.record({
    one: fc.integer({ min: 1, max: 100_000 }),
    two: fc.integer({ min: 1, max: 100_000 }),
  }),
});

const anyCounts = fc.dictionary(fc.constantFrom(...products), fc.integer({ min: 1, max: 10_000 }));

const anyDeployment: fc.Arbitrary<Deployment> = fc.record({
  level: fc.constantFrom(...levels),
  counts: anyCounts,
});

const anyYears = fc.integer({ min: 1, max: 10 });

/** What a deployment costs in every way that the quote has. */
function sumsOf(rules: PriceRules, deployment: Deployment, years: number): number[] {
  const { year, licence, maintenance, after } = quoteOf(rules, deployment);
  const { subscription, perpetual } = after(years);
  return [year, licence, maintenance, subscription, perpetual];
}

describe('guide prices', () => {
  test('more of a product never costs less', () => {
    fc.assert(
      fc.property(
        anyRules,
        anyDeployment,
        fc.constantFrom(...products),
        fc.integer({ min: 1, max: 1000 }),
        anyYears,
        (rules, deployment, product, more, years) => {
          const counts = {
            ...deployment.counts,
            [product]: (deployment.counts[product] ?? 0) + more,
          };
          const sums = sumsOf(rules, deployment, years);
          const largerSums = sumsOf(rules, { ...deployment, counts }, years);

          return largerSums.every((sum, place) => sum >= (sums[place] ?? 0));
        },
      ),
    );
  });

  test('a higher maintenance level and a longer term never cost less', () => {
    fc.assert(
      fc.property(anyRules, anyCounts, anyYears, (rules, counts, years) => {
        const day = quoteOf(rules, { level: 'day', counts });
        const night = quoteOf(rules, { level: 'night', counts });
        const isDearer = night.year >= day.year && night.licence === day.licence;
        const sooner = day.after(years);
        const later = day.after(years + 1);

        return (
          isDearer &&
          later.subscription >= sooner.subscription &&
          later.perpetual >= sooner.perpetual
        );
      }),
    );
  });

  test('at the crossover both ways cost the same; before it the subscription is cheaper, after it the perpetual licence', () => {
    fc.assert(
      fc.property(anyRules, fc.constantFrom(...levels), (rules, level) => {
        // Cent by cent: rounding to the yuan must not decide.
        const quote = quoteOf(rules, { level, counts: { one: 10_000 } });
        const years = crossoverOf(rules, level);
        const difference = (at: number) => {
          const { subscription, perpetual } = quote.after(at);
          return subscription - perpetual;
        };

        if (years === null) return difference(1) >= -1 || difference(1000) <= 1;

        return (
          years > 1 &&
          Math.abs(difference(years)) <= 1 &&
          difference(years - 0.5) <= 1 &&
          difference(years + 0.5) >= -1
        );
      }),
    );
  });

  test('a product on request is a line without a sum, and changes no total', () => {
    fc.assert(
      fc.property(anyRules, anyDeployment, anyYears, (rules, deployment, years) => {
        const counts = { ...deployment.counts, three: 5 };
        const { lines } = quoteOf(rules, { ...deployment, counts });

        expect(lines.find(({ id }) => id === 'three')).toMatchObject({ sum: null, count: 5 });
        expect(sumsOf(rules, { ...deployment, counts }, years)).toEqual(
          sumsOf(rules, deployment, years),
        );
      }),
    );
  });

  const rules: PriceRules = {
    perpetual: { years: 3, maintenance: 20 },
    levels: { day: 0, night: 15 },
    units: { one: 1000, two: 500 },
  };

  test('a year by subscription is the sum of the lines, raised by the maintenance level', () => {
    const { lines, year } = quoteOf(rules, { level: 'night', counts: { one: 10, two: 4 } });

    expect(lines.map(({ sum }) => sum)).toEqual([10_000, 2000]);
    expect(year).toBe(13_800);
  });

  test('a perpetual licence is paid once, its maintenance from the second year on', () => {
    const quote = quoteOf(rules, { level: 'night', counts: { one: 10 } });

    expect(quote).toMatchObject({ licence: 30_000, maintenance: 6900 });
    expect(quote.after(1)).toEqual({ subscription: 11_500, perpetual: 30_000 });
    expect(quote.after(5)).toEqual({ subscription: 57_500, perpetual: 57_600 });
  });
});
