import { type SwitchState, switchStates } from './states';

/** A moment of a recorded switch, in seconds after the first one. */
export interface Moment {
  at: number;
  state: SwitchState;
}

/** The shards move in groups. */
export const groups = 4;

/**
 * The state of the drawing at a second: the current moment, the states so far, and how many groups
 * have moved. The first group moves as their moment begins, the last one as it ends. Pure.
 */
export function stateAt(
  moments: readonly Moment[],
  second: number,
): { index: number; step: number; movedGroups: number } {
  const index = moments.filter(({ at }) => at <= second).length - 1;
  const from = moments.findIndex(({ state }) => state === 'moves');
  const start = moments[from]?.at ?? 0;
  const end = moments[from + 1]?.at ?? 0;

  const movedGroups =
    from < 0 || second < start
      ? 0
      : 1 + Math.floor((groups - 1) * Math.min(1, (second - start) / (end - start)));

  return { index, step: switchStates.indexOf(moments[index]?.state ?? 'runs'), movedGroups };
}
