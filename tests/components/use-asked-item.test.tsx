/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useAskedItem } from '../../src/hooks/use-asked-item';

const entries = [
  { id: 7, href: '/news/seven', title: 'Seven', description: '' },
  { id: 70, href: '/news/seventy', title: 'Seventy', description: '' },
  { href: '/news', title: 'No number', description: '' },
];

function ask(query: string) {
  window.history.replaceState(null, '', `/news/detail${query}`);
  const led: string[] = [];
  const { result, rerender } = renderHook(() => useAskedItem(entries, (href) => led.push(href)));
  return { result, led, rerender };
}

describe('the item that a query address names (specification section 2)', () => {
  test.each([
    ['?id=7', '/news/seven', 'Seven'],
    ['?type=7', '/news/seven', 'Seven'],
    ['?id=70&type=7', '/news/seventy', 'Seventy'],
    ['?from=menu&id=7#x', '/news/seven', 'Seven'],
  ])('%s leads to %s', (query, href, title) => {
    const { result, led } = ask(query);
    expect(led).toEqual([href]);
    expect(result.current).toEqual({ state: 'found', title });
  });

  test.each([
    ['?id=8', '8'],
    ['?id=', ''],
    ['?id=07', '07'],
    ['?id=7.0', '7.0'],
    ['?id=undefined', 'undefined'],
    ['?id=%3Cscript%3E', '<script>'],
    ['?type=x', 'x'],
  ])('%s names nothing: it says so and leads nowhere', (query, id) => {
    const { result, led } = ask(query);
    expect(led).toEqual([]);
    expect(result.current).toEqual({ state: 'unknown', id });
  });

  test('without id and type nothing was asked for', () => {
    const { result, led } = ask('?filter=7');
    expect(led).toEqual([]);
    expect(result.current).toEqual({ state: 'none' });
  });

  test('leads once, however often the page is rendered', () => {
    const { led, rerender } = ask('?id=7');
    rerender();
    rerender();
    expect(led).toEqual(['/news/seven']);
  });
});
