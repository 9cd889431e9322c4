import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Matrix } from '../../src/components/sections/matrix';
import { labelsOf, sectionOf } from '../fixtures/pages';

const section = sectionOf('matrix', 'en');
const matrix = <Matrix section={section} labels={labelsOf('en')} />;
const rows = () =>
  within(screen.getByRole('region', { name: section.texts.releases }))
    .getAllByRole('row')
    .slice(1);
const status = () => screen.getByRole('status');
const open = (query: string) => window.history.replaceState(null, '', `/en/compatibility${query}`);

beforeEach(() => {
  open('');
  // Not in jsdom.
  Element.prototype.scrollIntoView = jest.fn();
});

test('a choice narrows the rows at once, is announced, and is the address', async () => {
  const user = userEvent.setup();
  render(matrix);
  const all = rows().length;
  await user.selectOptions(document.querySelector('select:has([value="old"])') as HTMLElement, 'old');
  expect(rows().map(({ id }) => id)).toEqual(['BCC']);
  expect(all).toBeGreaterThan(1);
  expect(status()).not.toBeEmptyDOMElement();
  expect(window.location.search).toBe('?platform=old');
});

test('a combination that a rule refuses is a no, with the rule’s sentence and the nearest yes', () => {
  open('?platform=old&product=BCC&kubernetes=1.35');
  render(matrix);
  expect(status()).toHaveTextContent('Old kernels run 1.34 at most');
  expect(within(status()).getByRole('link', { name: /1\.34/ })).toHaveAttribute(
    'href',
    '?platform=old&product=BCC&kubernetes=1.34',
  );
});

test('a filter that no product meets is named, and one button clears it', async () => {
  open('?platform=other');
  render(matrix);
  await userEvent.click(screen.getByRole('button', { name: labelsOf('en').clear }));
  expect(rows().length).toBeGreaterThan(1);
  expect(window.location.search).toBe('');
});
