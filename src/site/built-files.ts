/** Files of the site in every language, by the link target that texts use. */
export const builtFiles = {
  /** The sample bill of materials (src/features/sbom/file.ts). */
  'file/sbom': '/sbom.cdx.json',
} as const;
