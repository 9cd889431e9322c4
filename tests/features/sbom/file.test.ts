import { createHash } from 'node:crypto';
import { sbomFiles, sbomReferences } from '../../../src/features/sbom/file';
import { content } from '../../fixtures/site';

const read = (path: string) => JSON.parse(sbomFiles(content).get(path) ?? '');

const bill = read('/sbom.cdx.json');

test('the sample bill of materials is of the newest release of its product', () => {
  const newest = content.facts.get(content.sbom.product)?.releases[0];
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
    ),
    metadata: {
      component: { version: `${newest?.version}.0` },
      timestamp: `${newest?.available}T04:00:00Z`,
    },
  });
  // Its number changes with its content only.
  expect(read('/en/sbom.cdx.json')).toEqual(bill);

  const [, ...components] = content.sbom.components;
  const less = sbomFiles({ ...content, sbom: { ...content.sbom, components } }).get(
    '/sbom.cdx.json',
  );
  expect(less).not.toContain(bill.serialNumber);
});

test('texts name its size and checksum as they are published', () => {
  const file = Buffer.from(sbomFiles(content).get('/sbom.cdx.json') ?? '');

  expect(sbomReferences(content)).toEqual({
    'sbom.size': expect.stringMatching(/^\d+ KB$/),
    'sbom.sha256': createHash('sha256').update(file).digest('hex'),
  });
});

test('without a release there is nothing for texts to name', () => {
  expect(sbomReferences({ ...content, facts: new Map() })).toEqual({});
});

test('every component is reached from the root, and every reference is to a component', () => {
  const dependsOn = new Map<string, string[]>(
    bill.dependencies.map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [
      ref,
      dependsOn,
    ]),
  );
  const reached = new Set<string>([bill.metadata.component['bom-ref']]);

  for (const ref of reached) {
    for (const next of dependsOn.get(ref) ?? []) reached.add(next);
  }
  const refs = bill.components.map((component: { 'bom-ref': string }) => component['bom-ref']);

  expect([...reached].slice(1).sort()).toEqual([...refs].sort());
});
