import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { keyPath, providerMetadataPath } from '../../../src/features/advisories/addresses';
import { cvssScore } from '../../../src/features/advisories/cvss';
import { advisoryFiles } from '../../../src/features/advisories/files';
import { renderSecurityTxt } from '../../../src/features/advisories/security-txt';
import { openHeaders } from '../../../src/features/hosting/security';
import { content, today } from '../../fixtures/site';
import { root } from '../../support/root';

const files = advisoryFiles(content, today);

const isCsaf = (path: string) => /\/csaf\/white\/\d{4}\//.test(path);

const documents = [...files]
  .filter(([path]) => isCsaf(path))
  .map(([path, text]) => [path, JSON.parse(text)] as const);

const ajv = new Ajv2020({ strict: false });
// Formats that need no package here.
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/).addFormat('uri', /^[a-z]+:\S+$/);

const isValid = ajv.compile(
  JSON.parse(readFileSync(join(root, 'tests/support/csaf-2.0.schema.json'), 'utf8')),
);

test.each(documents)('%s meets the schema of CSAF 2.0', (_, document) => {
  isValid(document);
  expect(isValid.errors ?? []).toEqual([]);
});

test('every product has one status: affected with a fix, fixed, or not affected with its justification', () => {
  for (const [, { vulnerabilities, product_tree: tree }] of documents) {
    const [{ product_status: status, flags, remediations }] = vulnerabilities;
    const statusIds: string[] = [
      ...status.known_affected,
      ...status.fixed,
      ...status.known_not_affected,
    ];

    expect(new Set(statusIds).size).toBe(statusIds.length);

    const treeIds = [...JSON.stringify(tree).matchAll(/"product_id":"([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect([...treeIds].sort()).toEqual([...statusIds].sort());
    expect(flags.flatMap((flag: { product_ids: string[] }) => flag.product_ids).sort()).toEqual(
      [...status.known_not_affected].sort(),
    );
    for (const { product_ids: fixed } of remediations) expect(fixed).toEqual(status.known_affected);
  }
});

test('every advisory is in the index, and the way there begins at security.txt', () => {
  const indexLines = files.get('/.well-known/csaf/white/index.txt')?.trim().split('\n') ?? [];
  expect(indexLines.map((path) => `/.well-known/csaf/white/${path}`)).toEqual(
    documents.map(([path]) => path),
  );
  expect(indexLines).toHaveLength(content.items.advisory.length);

  const lines = renderSecurityTxt(content, today).split('\n');
  expect(lines).toContain(`CSAF: ${content.vendor.siteUrl}${providerMetadataPath}`);
  expect(lines).toContain(`Encryption: ${content.vendor.siteUrl}${keyPath}`);
  expect(existsSync(join(root, 'static', keyPath))).toBe(true);
  expect(JSON.parse(files.get(providerMetadataPath) ?? '')).toMatchObject({
    role: 'csaf_provider',
  });
});

test('the feed that the provider metadata advertise is there, and so is every advisory that it lists', () => {
  const { siteUrl } = content.vendor;
  const fileAt = (address: string) => files.get(address.replace(siteUrl, ''));

  const [{ rolie }] = JSON.parse(files.get(providerMetadataPath) ?? '').distributions;
  expect(rolie.feeds).toEqual([expect.objectContaining({ tlp_label: 'WHITE' })]);

  const { feed } = JSON.parse(fileAt(rolie.feeds[0].url) ?? '');
  expect(feed.link).toEqual([{ rel: 'self', href: rolie.feeds[0].url }]);
  expect(feed.entry).toHaveLength(content.items.advisory.length);
  for (const { id, content: advisory } of feed.entry)
    expect(JSON.parse(fileAt(advisory.src) ?? '').document.tracking.id).toBe(id);
});

test.each([
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8, 'critical'],
  ['AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1, 'medium'],
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0, 'none'],
])('the score of CVSS:3.1/%s is %s, %s', (metrics, score, severity) => {
  expect(cvssScore(`CVSS:3.1/${metrics}`)).toEqual({ score, severity });
});

test('security.txt has the fields that RFC 9116 requires, and expires within a year', () => {
  const { siteUrl, email } = content.vendor;
  const lines = renderSecurityTxt(content, today).trim().split('\n');

  expect(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))).toMatchObject({
    Contact: `mailto:${email.support}?subject=SECURITY`,
    Expires: '2027-10-22T00:00:00Z',
    'Preferred-Languages': 'zh, en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
  });
});

test('security.txt names the policy and the advisories only where the site has their pages', () => {
  const without = (id: string) => {
    const pages = new Map(content.pages);
    pages.delete(id);
    return renderSecurityTxt({ ...content, pages }, today);
  };

  expect(renderSecurityTxt(content, today)).toContain('Policy: ');
  expect(without('security')).not.toContain('Policy: ');
  expect(without('advisory')).not.toMatch(/csaf|advisory/i);
});

test('scripts of other sites may read every file of the advisories', () => {
  const closed = [...files.keys()].filter(
    (path) => openHeaders(path)['Access-Control-Allow-Origin'] !== '*',
  );
  expect(closed).toEqual([]);
});
