import fc from 'fast-check';
import { choiceQuery, parseCount, readChoice, terms } from '../../../src/features/pricing/choice';

const offer = {
  perpetual: { years: 3, maintenance: 18 },
  units: [{ slug: 'BCC', price: 100 }, { slug: 'BKS' }],
  levels: [
    { id: 'day', percent: 0 },
    { id: 'night', percent: 15 },
  ],
  presets: [{ level: 'night', counts: [{ slug: 'BCC', count: 12 }] }],
};

const bcc = (count: number) => [{ slug: 'BCC', count }];

describe('the address of an estimate', () => {
  test.each([
    ['', bcc(12), 'night', 5],
    ['?product=BCC&count=60&level=day&years=3', bcc(60), 'day', 3],
    ['?product=BCC', bcc(10), 'day', 5],
    ['?product=BCC&count=0&level=none&years=99', bcc(10), 'day', 5],
    ['?product=BCC&count=1e9&product=BCC&count=7', bcc(10), 'day', 5],
    ['?product=Nothing&count=5&product=constructor&level=night', bcc(12), 'night', 5],
  ])('%j takes what is offered, and the default for the rest', (query, lines, level, years) => {
    expect(readChoice(query, offer)).toEqual({ lines, level, years });
  });

  test('shows the same choice to whoever it is sent to', () => {
    const anyChoice = fc.record({
      lines: fc.uniqueArray(
        fc.record({
          slug: fc.constantFrom('BCC', 'BKS'),
          count: fc.integer({ min: 1, max: 999_999 }),
        }),
        { minLength: 1, selector: ({ slug }) => slug },
      ),
      level: fc.constantFrom('day', 'night'),
      years: fc.constantFrom(...terms),
    });

    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readChoice(choiceQuery(choice), offer)).toEqual(choice);
      }),
    );
  });

  test('whatever stands in it, something can be shown', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const { lines, level, years } = readChoice(`?${query}`, offer);
        return lines.length > 0 && level !== '' && terms.includes(years);
      }),
    );
  });

  test.each([
    ['60', 60],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['1234567', null],
    [' 7', null],
  ])('the quantity %j is %s', (text, count) => {
    expect(parseCount(text)).toBe(count);
  });
});
