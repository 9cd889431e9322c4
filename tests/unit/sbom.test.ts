import { sbomFiles } from '../../src/build/sbom-file';
import { content } from '../fixtures/site';

const read = (path: string) => JSON.parse(sbomFiles(content).get(path) ?? '');
const bill = read('/sbom.cdx.json');

test('the sample bill of materials is of the newest release of its product', () => {
  const newest = content.facts.get(content.sbom.product)?.releases[0];
  expect(bill).toMatchObject({
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6' },
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
    metadata: { component: { version: `${newest?.version}.0` }, timestamp: `${newest?.available}T04:00:00Z` },
  });
});

test('every component is reached from the root, and every reference is to a component', () => {
  const dependsOn = new Map<string, string[]>(
    bill.dependencies.map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [ref, dependsOn]),
  );
  const reached = new Set<string>([bill.metadata.component['bom-ref']]);
  for (const ref of reached) for (const next of dependsOn.get(ref) ?? []) reached.add(next);
  const refs = bill.components.map((component: { 'bom-ref': string }) => component['bom-ref']);
  expect([...reached].slice(1).sort()).toEqual([...refs].sort());
});

test('its number changes with its content only', () => {
  expect(read('/en/sbom.cdx.json')).toEqual(bill);
  const [, ...others] = content.sbom.components;
  const less = sbomFiles({ ...content, sbom: { ...content.sbom, components: others } }).get('/sbom.cdx.json') ?? '';
  expect(JSON.parse(less).serialNumber).not.toBe(bill.serialNumber);
});
