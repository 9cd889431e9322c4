/** Files written by the build in every language, by the link target that texts use. */
export const builtFiles = {
  /** The sample bill of materials (src/features/sbom/file.ts). */
  'file/sbom': '/sbom.cdx.json',
  /** The contract terms: the page as Markdown (src/features/copies/copies.ts). */
  'file/terms': '/dataProcessing.md',
} as const;
