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

beforeEach(() => window.history.replaceState(null, '', '/en/compatibility'));

test('a choice narrows the rows at once, is announced, and is the address', async () => {
  const user = userEvent.setup();
  const { container } = render(matrix);
  await user.selectOptions(select('Processors'), 'loongson');
  expect(rowsOf(first).map(({ id }) => id)).toEqual(['BeyondEdge']);
  expect(screen.getByRole('status')).toHaveTextContent('1 product meets all conditions');
  expect(window.location.search).toBe('?platform=loongson');
  await user.selectOptions(select('Product'), 'BCC');
  expect(screen.getByRole('status')).toHaveTextContent('1 condition not met');
  expect(window.location.search).toBe('?platform=loongson&product=BCC');
  expect(await axe(container)).toHaveNoViolations();
});

test('an address that asks all is answered in one place: platforms, Kubernetes, support and licence', () => {
  window.history.replaceState(null, '', '?platform=kunpeng&platform=kylin&product=BCC&kubernetes=1.35');
  render(matrix);
  const answer = within(screen.getByRole('status'));
  for (const text of ['5.8: meets all', 'Kunpeng 920: Supported', 'Kylin: V10 SP3', 'Kubernetes 1.35: 1.28–1.36'])
    expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(answer.getByRole('link')).toHaveAttribute('href', '/en/lifecycle#BCC');
  expect(answer.getByText(/managed node/)).toBeInTheDocument();
  expect(select('Operating systems')).toHaveValue('kylin');
});

test('a filter that no product meets is named, and one button clears it', async () => {
  window.history.replaceState(null, '', '?platform=loongson&platform=nvidia');
  render(matrix);
  expect(screen.getByRole('status')).toHaveTextContent('No product supports');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(rowsOf(first)).toHaveLength(section.products.length);
  expect(window.location.search).toBe('');
});
