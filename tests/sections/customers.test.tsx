import { screen, within } from '@testing-library/react';
import { Customers } from '../../src/sections/customers/customers';
import { sectionOf } from '../fixtures/pages';
import { renderIn, textsIn } from '../support/i18n';
import { sectionData } from '../support/page-query';

test('each customer is a link to its case, and the last link leads to all cases', () => {
  const section = sectionData(sectionOf('customers', 'en'));
  renderIn('en', <Customers section={section} />);

  const links = within(screen.getByRole('region', { name: section.heading })).getAllByRole('link');
  const all = links.pop();

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    section.customers.map(({ shortName, href }) => [shortName, href]),
  );
  expect(all).toHaveTextContent(
    textsIn('en', 'list')('allCases', { count: section.customers.length }),
  );
  expect(all).toHaveAttribute('href', section.all);
});
