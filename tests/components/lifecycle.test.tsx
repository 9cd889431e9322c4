import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lifecycle } from '../../src/components/sections/lifecycle';
import { labelsOf, sectionOf } from '../fixtures/pages';

test('the steps from one release to another follow from the choice, which is the address', async () => {
  window.history.replaceState(null, '', '/en/lifecycle');
  const { container } = render(<Lifecycle section={sectionOf('lifecycle', 'en')} labels={labelsOf('en')} />);
  await userEvent.selectOptions(container.querySelector('select') as HTMLElement, 'BCC');
  const steps = within(screen.getByRole('status')).queryAllByRole('rowheader');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['2.0 → 2.1']);
  expect(window.location.search).toContain('product=BCC');
});
