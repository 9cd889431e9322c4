import { judge } from '../../../src/content/compatibility/rules';
import { noFilter } from '../../../src/features/compatibility/filter';
import { nearest } from '../../../src/features/compatibility/nearest';
import { check, versions } from '../../content/compatibility/any-case';

test('the nearest combination is supported, and changes one condition where one suffices', () => {
  check(({ product, facts, combination }) => {
    const filter = { ...noFilter, ...combination };
    const suggestion = nearest(product, filter, facts);
    if (suggestion) expect(judge(product, suggestion, facts).state).toBe('yes');

    const otherVersions = filter.kubernetes === '' ? [] : versions;
    const suffices = otherVersions.some(
      (kubernetes) => judge(product, { ...filter, kubernetes }, facts).state === 'yes',
    );
    if (suffices && judge(product, filter, facts).state !== 'yes')
      expect(suggestion).toEqual({ ...filter, kubernetes: suggestion?.kubernetes });
  });
});
