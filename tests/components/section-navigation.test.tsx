import { act, render, screen } from '@testing-library/react';
import { SectionNavigation } from '../../src/components/section-navigation';

const tops: Record<string, number> = { overview: 0, 'pain-points': 100, highlights: 100 };

/** Reports each section as passed at once. */
class PassedAtOnce {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const change = { target, isIntersecting: true } as IntersectionObserverEntry;
    act(() => this.report([change], this as unknown as IntersectionObserver));
  }
  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: PassedAtOnce });
  Object.assign(Element.prototype, { scrollTo() {} });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function top(
    this: Element,
  ) {
    return { top: tops[this.id] } as DOMRect;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  location.hash = '';
});

const marked = () => screen.getByRole('link', { current: 'location' }).textContent;

test('of two sections side by side, the one that the address names is marked, otherwise the first', () => {
  const ids = Object.keys(tops);
  render(
    <>
      <SectionNavigation label="" entries={ids.map((id) => ({ id, label: id }))} />
      {ids.map((id) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
  expect(marked()).toBe('pain-points');

  for (const id of ['highlights', 'pain-points']) {
    location.hash = id;
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(marked()).toBe(id);
  }
});
