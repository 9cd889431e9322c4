import type { Check } from '../smoke/check';
import { isWanted, parseOptions, UsageError } from '../smoke/options';

const check = (more: Partial<Check> = {}): Check => ({
  kind: 'page',
  name: '/en/product/BCC (phone)',
  route: '/product/BCC',
  language: 'en',
  device: 'phone',
  run: async () => [],
  ...more,
});
const journey = check({
  kind: 'journey',
  name: 'the form /consult is sent (desktop)',
  route: null,
  language: 'zh',
  device: 'desktop',
});
const item = check({ kind: 'item', name: '/news/a', route: '/news/a', language: 'zh', device: null });

describe('what npm run smoke is asked for', () => {
  test.each([
    ['nothing: everything', [], [true, true, true]],
    ['a word of the name, as before', ['/en/product'], [true, false, false]],
    ['one of two words', ['BCC', '/consult'], [true, true, false]],
    ['the beginning of a route', ['--route', '/product'], [true, false, false]],
    ['a route in English, which is the route', ['--route', '/en/product/BCC'], [true, false, false]],
    ['a route without its slash', ['--route', 'news', '--route', 'product'], [true, false, true]],
    ['a journey by the route in its name', ['--route', '/consult'], [false, true, false]],
    ['a language', ['--language', 'zh'], [false, true, true]],
    ['a device: what needs none is left out', ['--device', 'phone'], [true, false, false]],
    ['pages without journeys', ['--pages-only'], [true, false, true]],
    ['journeys without pages', ['--journeys-only'], [false, true, false]],
    ['accessibility: pages and opened states', ['--accessibility'], [true, false, false]],
    ['all of it must fit', ['--device', 'phone', '--language', 'zh'], [false, false, false]],
  ])('%s', (_, parameters, expected) => {
    const options = parseOptions(parameters);
    expect([check(), journey, item].map((one) => isWanted(options, one))).toEqual(expected);
  });

  test.each([
    ['--lnaguage', ['--lnaguage', 'en'], /--lnaguage/],
    ['a language that there is not', ['--language', 'fr'], /fr.*zh and en/],
    ['a device that there is not', ['--device', 'tablet'], /tablet.*desktop and phone/],
    ['two that exclude each other', ['--pages-only', '--journeys-only'], /exclude each other/],
    ['a number that is none', ['--tabs', 'many'], /--tabs many/],
    ['an option without its value', ['--route'], /--route/],
  ])('%s is refused by name', (_, parameters, message) => {
    expect(() => parseOptions(parameters)).toThrow(UsageError);
    expect(() => parseOptions(parameters)).toThrow(message);
  });
});
