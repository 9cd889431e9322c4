import type * as v from 'valibot';
import type { Feature } from '../feature';
import { sbomFiles, sbomReferences } from './file';
import { sbom as schema } from './schema';

declare module '../../content/content' {
  interface Content {
    sbom: v.InferOutput<typeof schema>;
  }
}

/** A sample bill of materials, for buyers to download. */
export const sbom: Feature = {
  name: 'sbom',
  read: ({ parse }) => ({ sbom: parse('data/sbom.json', schema) }),
  references: (content) => sbomReferences(content),
  files: ({ content }) => sbomFiles(content),
};
