import type { Check } from '../smoke/check';
import { checkOfJourney } from '../smoke/check';
import { inTurns } from '../smoke/turns';

const journeysOf = (...names: string[]): Check[] => names.map((name) => checkOfJourney({ name, run: async () => [] }));
const kept = (...names: string[]) => inTurns(journeysOf(...names)).map(({ name }) => name);
const cross = (what: string) =>
  ['zh', 'en'].flatMap((language) => ['desktop', 'phone'].map((device) => `${what}, in ${language} (${device})`));

describe('languages and devices take turns', () => {
  test('of four stay two: each language and each device once', () => {
    expect(kept(...cross('a form'))).toEqual(['a form, in zh (desktop)', 'a form, in en (phone)']);
  });
  test('the next journey has it the other way round', () => {
    expect(kept(...cross('a form'), ...cross('a menu'))).toEqual([
      'a form, in zh (desktop)',
      'a form, in en (phone)',
      'a menu, in zh (phone)',
      'a menu, in en (desktop)',
    ]);
  });
  test('of two stays one, in turns', () => {
    expect(kept('one (desktop)', 'one (phone)', 'two, in zh (phone)', 'two, in en (phone)')).toEqual([
      'one (desktop)',
      'two, in en (phone)',
    ]);
  });
  test('an address in English is the same journey; what exists once stays', () => {
    expect(kept('through / once (phone)', 'through /en once (phone)')).toEqual(['through / once (phone)']);
    expect(kept('/a hands over (phone)', '/en/a hands over (phone)', 'alone (phone)')).toEqual([
      '/a hands over (phone)',
      'alone (phone)',
    ]);
  });
  test('pages stay all', () => {
    const pages = journeysOf('/a (desktop)', '/a (phone)', '/en/a (desktop)', '/en/a (phone)').map((check) => ({
      ...check,
      kind: 'page' as const,
    }));
    expect(inTurns(pages)).toEqual(pages);
  });
});
