/** What happens to a site's shards as another site takes them over, in order: named in timelines, drawn on the home page. */
export const switchStates = ['runs', 'held', 'drained', 'level', 'signed', 'moves', 'done'] as const;

export type SwitchState = (typeof switchStates)[number];
