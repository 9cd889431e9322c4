/** The industries of cases and forms; named in data/ui/{zh,en}/items.json. */
export const industries = [
  'finance',
  'government',
  'energy',
  'manufacturing',
  'education',
  'telecom',
  'transport',
] as const;

export type Industry = (typeof industries)[number];

/** The colours of the industries: the accents of src/styles/tokens.css, each once. */
const accents: Record<Industry, string> = {
  finance: 'finance',
  government: 'cloud',
  energy: 'devops',
  manufacturing: 'manufacturing',
  education: 'compute',
  telecom: 'container',
  transport: 'microservice',
};

/** The colour of an industry, as a value of CSS. */
export const industryAccent = (industry: Industry): string => `var(--accent-${accents[industry]})`;
