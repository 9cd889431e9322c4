import { screen } from '@testing-library/react';
import { DataTable } from '../../src/components/data-table';
import { renderIn } from '../support/i18n';

/** Whether the second column is set as one of amounts. */
function isSetAsAmounts(cells: readonly string[]): boolean {
  const rows = cells.map((cell, index) => ({ name: `Product ${index}`, cells: [cell] }));
  renderIn('en', <DataTable label="Prices" columns={['Product', 'Price']} rows={rows} />);
  return screen.getByRole('columnheader', { name: 'Price' }).className !== '';
}

test.each([
  ['amounts', ['CNY 5,400', 'CNY 360', 'CNY 98']],
  ['amounts, and a short text where there is none', ['6,800 元', '3,600 元', '按需报价']],
])('a column of %s is set as amounts', (_, cells) => {
  expect(isSetAsAmounts(cells)).toBe(true);
});

test.each([
  ['texts', ['per node', 'per GPU']],
  ['more texts than amounts', ['CNY 5,400', 'On request', 'On request']],
  ['amounts and sentences', ['3 days', '2 days', 'as long as the contract says']],
])('a column of %s is not', (_, cells) => {
  expect(isSetAsAmounts(cells)).toBe(false);
});
