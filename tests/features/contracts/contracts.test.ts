import { checkContracts } from '../../../src/features/contracts/check';
import { contractPath } from '../../../src/features/contracts/files';
import { sectionOf } from '../../fixtures/pages';
import { content } from '../../fixtures/site';

/* The texts of contracts, of data/contracts.json. */

const page = 'terms/licence';

test('articles and clauses are numbered by their order', () => {
  const section = sectionOf('contract', 'en');

  expect(section.articles.map(({ title }) => title.split(' ')[0])).toEqual(['1', '2']);
  expect(section.articles[1]?.clauses.map(({ number }) => number)).toEqual(['2.1', '2.2']);
});

test('an annex leads to the table of the page that it stands on', () => {
  const section = sectionOf('contract', 'en');
  expect(section.annexes).toEqual([{ title: expect.any(String), href: '/en/service#table' }]);
});

test('each language has a PDF of its own beside the page', () => {
  expect([contractPath(page, 'zh'), contractPath(page, 'en')]).toEqual([
    '/terms/licence.pdf',
    '/en/terms/licence.pdf',
  ]);
});

test('the check names a contract without a text, and an annex that is no table', () => {
  const { documents } = content.contracts;
  const document = { version: '1', date: '2026-11-01', annexes: ['aboutus#prose'] };
  const issues: string[] = [];

  const contracts = { ...content.contracts, documents: { ...documents, aboutus: document } };
  checkContracts({ ...content, contracts }, (_, key) => issues.push(key));
  expect(issues).toEqual(['documents.aboutus', 'documents.aboutus.annexes.0']);
});
