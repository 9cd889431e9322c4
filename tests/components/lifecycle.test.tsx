import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Lifecycle } from '../../src/components/sections/lifecycle';
import { labelsOf, sectionOf } from '../fixtures/pages';

const section = sectionOf('lifecycle', 'en');
const steps = () => within(screen.getByRole('status')).queryAllByRole('rowheader');

test('the steps from one release to another follow from the choice, which is the address', async () => {
  window.history.replaceState(null, '', '/en/lifecycle');
  const user = userEvent.setup();
  const { container } = render(<Lifecycle section={section} labels={labelsOf('en')} />);
  await user.selectOptions(screen.getAllByRole('combobox')[0] as HTMLElement, 'BCC');
  expect(steps().map(({ textContent }) => textContent)).toEqual(['2.0 → 2.1']);
  expect(window.location.search).toContain('product=BCC');
  expect(await axe(container)).toHaveNoViolations();
});
