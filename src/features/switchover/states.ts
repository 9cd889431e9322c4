/**
 * The states of a site's shards during a takeover by another site, in order: `state` of a
 * timeline's entries.
 */
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

/** Whether a text is the name of a state. */
export const isSwitchState = (text: string | undefined): text is SwitchState =>
  switchStates.some((state) => state === text);
