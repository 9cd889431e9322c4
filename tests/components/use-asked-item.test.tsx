import { renderHook } from '@testing-library/react';
import { untilAsked, useAskedItem } from '../../src/hooks/use-asked-item';

const seven = { id: 7, title: 'Seven' };
const seventy = { id: 70, title: 'Seventy' };
const items: { id?: number; title: string }[] = [seven, seventy, { title: 'No number' }];

const ask = (query: string) =>
  renderHook(({ search }) => useAskedItem(items, search), { initialProps: { search: query } });

describe('the item of a query address (section 2)', () => {
  test.each([
    ['?id=7', { state: 'found', item: seven }],
    ['?type=7', { state: 'found', item: seven }],
    ['?id=70&type=7', { state: 'found', item: seventy }],
    ['?id=8', { state: 'unknown', id: '8' }],
    ['?id=', { state: 'unknown', id: '' }],
    ['?id=07', { state: 'unknown', id: '07' }],
    ['?id=undefined', { state: 'unknown', id: 'undefined' }],
    ['?filter=7', { state: 'none' }],
  ])('%s is %j', (query, expected) => {
    expect(ask(query).result.current).toEqual(expected);
  });

  test('waits in the first render, which equals the static page', () => {
    const seen: string[] = [];
    renderHook(() => {
      const asked = useAskedItem(items, '?id=7');
      seen.push(`${asked.state} ${untilAsked(asked)}`);
    });
    expect(seen).toEqual(['waiting until-asked', 'found undefined']);
  });
});
