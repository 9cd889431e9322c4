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
