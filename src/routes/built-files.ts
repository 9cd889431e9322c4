/** Files that the build writes in every language and that texts link to, by the target of the link. */
export const builtFiles = {
  /** The sample bill of materials (src/build/sbom-file.ts). */
  'file/sbom': '/sbom.cdx.json',
  /** The contract terms: the page as Markdown (src/build/copies.ts). */
  'file/terms': '/dataProcessing.md',
} as const;
