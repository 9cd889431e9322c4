import { createHash } from 'node:crypto';
import type { Content } from '../../content/content';
import { languages } from '../../site/languages';
import { fileSize } from '../../site/measures';
import { sbomPath } from './addresses';
import { moduleOf } from './schema';

/** A UUID that only changes with the text. */
const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');

/**
 * The sample bill of materials: CycloneDX 1.6.
 * @throws Error if its product has no release
 */
function sbomText(content: Content): string {
  const bill = billOfMaterials(content);
  const head = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(bill))}`,
    version: 1,
  };
  return `${JSON.stringify({ ...head, ...bill }, null, 2)}\n`;
}

/** The sample bill of materials, by path. Pure. */
export function sbomFiles(content: Content): Map<string, string> {
  const text = sbomText(content);
  return new Map(languages.map((language) => [sbomPath(language), text]));
}

/**
 * Size and checksum of the file, for the texts that offer it: `{{sbom.size}}`, `{{sbom.sha256}}`;
 * none without a release, as there's no file. Pure.
 */
export function sbomReferences(content: Content): Record<string, string> {
  if (!newestRelease(content)) return {};

  const text = Buffer.from(sbomText(content));
  return {
    'sbom.size': fileSize(text.length),
    'sbom.sha256': createHash('sha256').update(text).digest('hex'),
  };
}

const newestRelease = ({ sbom, facts }: Content) => facts.get(sbom.product)?.releases[0];

/**
 * What the file says about the product: its newest release, its components, and which needs which.
 */
function billOfMaterials(content: Content) {
  const { sbom, vendor } = content;
  const release = newestRelease(content);
  if (!release) throw new Error(`data/sbom.json: ${sbom.product} has no release`);

  const version = `${release.version}.0`;
  const productRef = `pkg:generic/${vendor.slug.toLowerCase()}/${sbom.name}@${version}`;

  return {
    metadata: {
      timestamp: `${release.available}T04:00:00Z`,
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': productRef,
        name: sbom.name,
        version,
        description: sbom.description,
        purl: productRef,
        supplier: { name: vendor.legalName.en, url: [vendor.siteUrl] },
      },
    },
    components: sbom.components.map((component) => ({
      type: 'library',
      'bom-ref': component.purl,
      name: moduleOf(component),
      version: component.purl.slice(component.purl.lastIndexOf('@') + 1),
      purl: component.purl,
      licenses: [{ license: { id: component.licence } }],
    })),
    dependencies: dependencies(sbom.components, productRef),
  };
}

/** Which component needs which. The product needs those that no component needs. */
function dependencies(components: Content['sbom']['components'], productRef: string) {
  const refs = new Map(components.map((component) => [moduleOf(component), component.purl]));
  const refsOf = (modules: readonly string[]) => modules.flatMap((name) => refs.get(name) ?? []);

  const neededByOthers = new Set(components.flatMap(({ needs }) => needs));
  const direct = [...refs.keys()].filter((name) => !neededByOthers.has(name));

  return [
    { ref: productRef, dependsOn: refsOf(direct) },
    ...components.map(({ purl, needs }) => ({ ref: purl, dependsOn: refsOf(needs) })),
  ];
}
