/** The states of a site's shards during a takeover by another site, in order; named in timelines, drawn on the home page. */
export const switchStates = [
  'runs',
  'held',
  'drained',
  'level',
  'signed',
  'moves',
  'done',
] as const;

export type SwitchState = (typeof switchStates)[number];
