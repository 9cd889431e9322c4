import { screen } from '@testing-library/react';
import { Certificates } from '../../src/sections/certificates/certificates';
import { checkCertificates } from '../../src/sections/certificates/check';
import { sectionOf } from '../fixtures/pages';
import { content } from '../fixtures/site';
import { axe } from '../support/axe';
import { renderIn } from '../support/i18n';
import { sectionData } from '../support/page-query';

test('certificates say whether they are held, in words too, and lead to their table', async () => {
  const section = sectionData(sectionOf('certificates', 'en'));
  const { container } = renderIn('en', <Certificates section={section} />);

  expect(section.certificates.map(({ isHeld }) => isHeld)).toEqual([true, false]);
  expect(screen.getByText('Yes')).toBeInTheDocument();
  expect(screen.getByText('No')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/train#table');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['train#table', '101 Start', []],
  ['train#table', 'A certificate that is not there', ['.rows']],
  ['train#held', '101 Start', ['.rows']],
])('a certificate is a row of the table %s: %s', (table, row, expected) => {
  const paths: string[] = [];
  const section = { kind: 'certificates' as const, heading: 'Certificates', table, rows: [row] };
  const report = (path: string) => void paths.push(path);

  checkCertificates(section, { content, language: 'en', report });
  expect(paths).toEqual(expected);
});
