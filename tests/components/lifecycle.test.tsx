/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Lifecycle } from '../../src/components/sections/lifecycle';
import { labelsOf, pageAt, sectionsOf } from '../support/real-pages';

const [section] = sectionsOf('lifecycle', pageAt('/en/lifecycle'));
if (!section) throw new Error('no lifecycle');
const lifecycle = <Lifecycle section={section} labels={labelsOf('en')} />;
const select = (name: string) => screen.getByRole('combobox', { name });
const steps = () =>
  within(screen.getByRole('status'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

beforeEach(() => window.history.replaceState(null, '', '/en/lifecycle'));

test('the steps from one release to another follow from the choice, which is the address', async () => {
  const user = userEvent.setup();
  const { container } = render(lifecycle);
  await user.selectOptions(select('Product'), 'BeyondContainer');
  expect(steps()).toEqual(['5.2 → 5.4', '5.4 → 5.5', '5.5 → 5.6']);
  await user.selectOptions(select('Current release'), '5.4');
  await user.selectOptions(select('Target release'), '5.5');
  expect(steps()).toEqual(['5.4 → 5.5']);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Bring clusters to Kubernetes 1.32, which both releases support',
  );
  expect(window.location.search).toBe('?product=BeyondContainer&from=5.4&to=5.5');
  expect(await axe(container)).toHaveNoViolations();
});

test('a step names the advisories that it fixes, and the build from which it does', () => {
  window.history.replaceState(null, '', '?product=BMM&from=3.0');
  render(lifecycle);
  expect(screen.getByRole('status')).toHaveTextContent('(from build 3.4.1)');
  window.history.replaceState(null, '', '?product=BCC&from=5.7');
  render(lifecycle);
  expect(screen.getAllByRole('status')[1]).toHaveTextContent('SKY-2026-002');
});

test('without a choice every product lists its steps', () => {
  render(lifecycle);
  const listed = section.products.filter(({ steps: all }) => all.length > 0);
  expect(document.querySelectorAll('details table')).toHaveLength(listed.length);
});
