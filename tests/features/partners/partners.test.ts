import { createSite } from '../../../src/content/site';
import { checkPartners } from '../../../src/features/partners/check';
import { partnerTable } from '../../../src/features/partners/view';
import { content, menu } from '../../fixtures/site';

/* The directory of partners, of data/partners.json. */

test('partners of the highest tier come first', () => {
  const { rows } = partnerTable(createSite('zh', content, menu, '2026-11-29'));
  expect(rows.map(([, tier]) => tier)).toEqual(['高级', '普通', '普通']);
});

test('English leaves out the products that it hides, and partners without any other', () => {
  const { rows } = partnerTable(createSite('en', content, menu, '2026-11-29'));

  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/Mesh 页|Page product\/BeyondMesh/);
});

test('the check names an unknown product or tier, and a partner below its tier', () => {
  const [partner] = content.partners.partners;
  if (!partner) throw new Error('no partner');

  const partners = [
    { ...partner, products: ['product/Nothing'] },
    { ...partner, tier: 'none' },
    { ...partner, tier: 'high', engineers: 1, projects: 0 },
  ];

  const issues: string[] = [];
  checkPartners({ ...content, partners: { ...content.partners, partners } }, (_, key) =>
    issues.push(key),
  );
  expect(issues).toEqual([
    'partners.0.products',
    'partners.1.tier',
    'partners.2.engineers',
    'partners.2.projects',
  ]);
});
