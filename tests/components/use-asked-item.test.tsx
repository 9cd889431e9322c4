/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { untilAsked, useAskedItem } from '../../src/hooks/use-asked-item';

const seven = { id: 7, href: '/news/seven', title: 'Seven' };
const seventy = { id: 70, href: '/news/seventy', title: 'Seventy' };
const items: { id?: number; href: string; title: string }[] = [seven, seventy, { href: '/news', title: 'No number' }];

const ask = (query: string) =>
  renderHook(({ search }) => useAskedItem(items, search), { initialProps: { search: query } });

describe('the item that a query address names (specification section 2)', () => {
  test.each([
    ['?id=7', seven],
    ['?type=7', seven],
    ['?id=70&type=7', seventy],
    ['?from=menu&id=7', seven],
  ])('%s names %o', (query, item) => {
    expect(ask(query).result.current).toEqual({ state: 'found', item });
  });

  test.each([
    ['?id=8', '8'],
    ['?id=', ''],
    ['?id=07', '07'],
    ['?id=7.0', '7.0'],
    ['?id=undefined', 'undefined'],
    ['?id=%3Cscript%3E', '<script>'],
    ['?type=x', 'x'],
  ])('%s names nothing, and says so', (query, id) => {
    expect(ask(query).result.current).toEqual({ state: 'unknown', id });
  });

  test('without id and type nothing was asked for', () => {
    expect(ask('?filter=7').result.current).toEqual({ state: 'none' });
  });

  test('another query of the same page names another item', () => {
    const { result, rerender } = ask('?id=7');
    rerender({ search: '?id=70' });
    expect(result.current).toEqual({ state: 'found', item: seventy });
  });

  test('the first render equals the static page, which does not know the query: what depends on it waits', () => {
    const seen: string[] = [];
    renderHook(() => {
      const asked = useAskedItem(items, '?id=7');
      seen.push(`${asked.state} ${untilAsked(asked)}`);
    });
    expect(seen).toEqual(['waiting until-asked', 'found undefined']);
  });
});
