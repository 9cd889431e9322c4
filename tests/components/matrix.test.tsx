/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Matrix } from '../../src/components/sections/matrix';
import { labelsOf, pageAt, sectionsOf } from '../support/real-pages';

const [section] = sectionsOf('matrix', pageAt('/en/compatibility'));
if (!section) throw new Error('no matrix');
const matrix = <Matrix section={section} labels={labelsOf('en')} />;
const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('row').slice(1);
const first = section.texts.releases;
const select = (name: string) => screen.getByRole('combobox', { name });

const status = () => screen.getByRole('status');

beforeEach(() => {
  window.history.replaceState(null, '', '/en/compatibility');
  // Not in jsdom.
  Element.prototype.scrollIntoView = jest.fn();
});

test('a choice narrows the rows at once, is announced, and is the address', async () => {
  const user = userEvent.setup();
  const { container } = render(matrix);
  await user.selectOptions(select('Processors'), 'loongson');
  expect(rowsOf(first).map(({ id }) => id)).toEqual(['BeyondEdge']);
  expect(status()).toHaveTextContent('1 product');
  expect(window.location.search).toBe('?platform=loongson');
  expect(rowsOf(section.texts.others)).toHaveLength(section.products.length - 1);
  await user.selectOptions(select('Product'), 'BCC');
  expect(status()).toHaveTextContent('Loongson (LoongArch) hasn’t been tested with BCC 5.8.');
  expect(window.location.search).toBe('?platform=loongson&product=BCC');
  expect(await axe(container)).toHaveNoViolations();
});

test('a combination that a rule refuses is a no, with the rule’s sentence and the nearest yes', () => {
  window.history.replaceState(
    null,
    '',
    '?platform=kunpeng&platform=kylin-v10-sp3&product=BeyondContainer&kubernetes=1.35',
  );
  render(matrix);
  for (const text of [
    'BeyondContainer Container platform 5.6: ✗ not supported',
    'From Kubernetes 1.35 the kubelet refuses',
  ])
    expect(status()).toHaveTextContent(text);
  expect(within(status()).getByRole('link', { name: 'Kubernetes 1.34' })).toHaveAttribute(
    'href',
    '?platform=kunpeng&platform=kylin-v10-sp3&product=BeyondContainer&kubernetes=1.34',
  );
  expect(select('Operating systems')).toHaveValue('kylin-v10-sp3');
});

test('a yes says until when, what the licence counts, and what has to be done', () => {
  window.history.replaceState(null, '', '?platform=openeuler-2403&product=BeyondContainer&kubernetes=1.34');
  render(matrix);
  // We maintain 1.34 until then, the release for longer.
  for (const text of [
    '✓ supported until 31 October 2027',
    'Kubernetes 1.34: upstream maintenance until 27 October 2026',
    'node',
  ])
    expect(status()).toHaveTextContent(text);
  expect(within(status()).getByRole('link', { name: /security fixes/ })).toHaveAttribute(
    'href',
    '/en/lifecycle#BeyondContainer',
  );
});

test('a filter that no product meets is named, and one button clears it', async () => {
  window.history.replaceState(null, '', '?platform=loongson&platform=oracle&kubernetes=1.37');
  render(matrix);
  expect(status()).toHaveTextContent('No product supports');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(rowsOf(first)).toHaveLength(section.products.length);
  expect(window.location.search).toBe('');
});
