import * as v from 'valibot';
import { text } from '../../content/schemas/text';

const component = v.strictObject({
  purl: v.pipe(
    v.string(),
    v.regex(/^pkg:golang\/(.+)@(v\d.*)$/, 'a package URL of a Go module with its version'),
  ),
  /** SPDX identifier. */
  licence: text,
  /** Names of the modules among these that it needs. */
  needs: v.optional(v.array(text), []),
});

/**
 * data/sbom.json: the component whose bill of materials visitors can download, and the modules in
 * it.
 */
export const sbom = v.strictObject({
  /** Product whose newest release it belongs to. */
  product: text,
  name: text,
  description: text,
  components: v.pipe(
    v.array(component),
    v.check((components) => {
      const names = new Set(components.map(moduleOf));
      return components.every(({ needs }) => needs.every((name) => names.has(name)));
    }, 'needs a module that is not among the components'),
  ),
});

/** The name of a module in its package URL. */
export const moduleOf = ({ purl }: { purl: string }): string =>
  purl.slice('pkg:golang/'.length, purl.lastIndexOf('@'));
