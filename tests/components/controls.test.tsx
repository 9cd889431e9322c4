import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SectionView } from '../../src/content/page-view';
import { ConsolePicture } from '../../src/features/consoles/console-picture';
import { Lifecycle } from '../../src/features/lifecycle/lifecycle';
import { Listing } from '../../src/features/listing/listing';
import { pageAt, sectionOf } from '../fixtures/pages';
import { content } from '../fixtures/site';
import { axe } from '../support/axe';
import { renderIn, textsIn } from '../support/i18n';
import { sectionData } from '../support/page-query';
import { queriedConsole } from '../support/queried-console';

describe('a list of items', () => {
  const t = textsIn('en', 'list');

  const entry = (number: number, title: string, facet: string, more = {}) => ({
    item: {
      key: `en case/${title}`,
      language: 'en',
      kind: 'case',
      number,
      href: `/en/case/${title}`,
      title,
      description: `${title}.`,
      date: `2026-01-0${number}`,
      day: `${number} January 2026`,
      tags: [],
      facts: [],
      shortName: title,
      industry: facet,
      accent: 'var(--brand)',
      ...more,
    },
    facets: [facet],
  });

  const section: SectionView<'listing'> = {
    kind: 'listing',
    id: 'cases',
    heading: 'Customers',
    of: 'case',
    facets: ['Finance', 'Energy'],
    total: 0,
    more: null,
    feed: null,
    isDetailed: true,
    entries: [
      entry(1, 'Bank', 'Finance', {
        shortName: 'Linjiang',
        figure: { value: '46', label: 'systems' },
      }),
      entry(2, 'Grid', 'Energy'),
      entry(3, 'Broker', 'Finance'),
      // Enough of them for a filter.
      ...[4, 5, 6, 7, 8].map((id) => entry(id, `Plant ${id}`, 'Industry')),
    ],
  };

  const show = (changes: Partial<typeof section> = {}) =>
    renderIn('en', <Listing section={sectionData({ ...section, ...changes })} />);

  const titles = () =>
    screen
      .queryAllByRole('heading', { level: 3 })
      .flatMap(({ textContent }) => (/^Plant/.test(textContent) ? [] : textContent));

  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

  beforeEach(() => window.history.replaceState(null, '', '/en/case'));

  test('a facet narrows the list by mouse and keyboard, the count is announced, “All” restores it', async () => {
    const user = userEvent.setup();
    show();
    expect([titles(), pressed()]).toEqual([['Bank', 'Grid', 'Broker'], [t('all')]]);
    expect(screen.getByRole('status')).toHaveTextContent(t('count', { count: 8 }));

    await user.click(screen.getByRole('button', { name: 'Finance' }));
    expect([titles(), pressed()]).toEqual([['Bank', 'Broker'], ['Finance']]);
    expect(screen.getByRole('status')).toHaveTextContent(t('count', { count: 2 }));

    await user.tab();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Grid']);

    await user.click(screen.getByRole('button', { name: t('all') }));
    expect(titles()).toHaveLength(3);
  });

  test('the address keeps the filter beside the rest of it, and the page that is opened there shows it', async () => {
    window.history.replaceState(null, '', '/en/case?device=phone#cases');
    const { unmount } = show();

    await userEvent.click(screen.getByRole('button', { name: 'Energy' }));
    expect(window.location.href).toMatch(/\/en\/case\?device=phone&filter=Energy#cases$/);

    unmount();
    show();
    expect([titles(), pressed()]).toEqual([['Grid'], ['Energy']]);

    await userEvent.click(screen.getByRole('button', { name: t('all') }));
    expect(window.location.search).toBe('?device=phone');
  });

  test('a filter of the address without entries is named, and one button clears it', async () => {
    window.history.replaceState(null, '', '/en/case?filter=Mining');
    const { container } = show();
    expect(screen.getByRole('heading', { name: t('none', { filter: 'Mining' }) })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.click(screen.getByRole('button', { name: t('clear') }));
    expect([titles(), pressed()]).toEqual([['Bank', 'Grid', 'Broker'], [t('all')]]);
  });

  test('an empty list says so, a partial one leads to the whole', () => {
    show({ entries: [], facets: [], total: 19, more: '/en/case' });

    expect(screen.getByText(t('empty'))).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: t('more', { count: 19 }) })).toHaveAttribute(
      'href',
      '/en/case',
    );
  });
});

test('the steps from one release to another follow from the choice, which is the address', async () => {
  window.history.replaceState(null, '', '/en/lifecycle');
  const { container } = renderIn(
    'en',
    <Lifecycle section={sectionData(sectionOf('lifecycle', 'en'))} />,
  );

  await userEvent.selectOptions(container.querySelector('select') as HTMLElement, 'BCC');
  const steps = within(screen.getByRole('status')).queryAllByRole('heading');

  expect(steps.map(({ textContent }) => textContent)).toEqual(['2.0 → 2.1']);
  expect(window.location.search).toContain('product=BCC');
});

test('the guided console starts with the whole; next and previous choose its panels by the text that explains them', () => {
  const [view] = pageAt('/en/product/BCC').view.consoles ?? [];
  if (!view) throw new Error('no console');

  const labels = content.ui.en.page.console;
  const callouts = ['The form', 'The pods'].map((text) => ({
    text,
    place: [60, 0, 40, 50],
    panel: null,
  }));
  const { container } = renderIn(
    'en',
    <ConsolePicture {...queriedConsole(view)} callouts={callouts} />,
  );

  const selectedLabel = () =>
    screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  expect(selectedLabel()).toBe(labels.whole);

  const whole = container.querySelector('img');
  expect(whole).toHaveAttribute('sizes', '100vw');

  press(labels.next);
  expect(selectedLabel()).toBe('The form');
  // Enlarged, it shows all that is drawn.
  expect(whole).toHaveAttribute('sizes', '2400px');

  press(labels.previous);
  press(labels.previous);
  expect(selectedLabel()).toBe('The pods');

  press(labels.next);
  expect(selectedLabel()).toBe(labels.whole);
  // As large as it gets, and no further than the right edge.
  expect(container.querySelector('figure')?.style.getPropertyValue('--zoom-2')).toBe(
    'translate(-90%, 0%) scale(1.90)',
  );
});
