import type { ReactNode } from 'react';
import { type Moment, stateAt } from './replay';
import * as styles from './stage.module.css';
import { switchStates } from './states';

/** The shards that change sites: four rows of eight. */
const shards = Array.from({ length: 32 }, (_, index) => ({
  column: index % 8,
  row: Math.floor(index / 8),
}));

interface StageProps {
  moments: readonly Moment[];
  second: number;
  sites: readonly string[];
  arbiter: string;
  /** The three connections between the sites, each with its state in words. */
  lanes: readonly { id: string; label: string; state: string }[];
  children?: ReactNode;
}

/**
 * Two sites of 64 slots, the connections between them, and the arbiter. `--step` says how far the
 * states have come (states.ts), `--moved` how many groups of shards have moved. The moments below
 * it say the same in words.
 */
export function Stage({ moments, second, sites, arbiter, lanes }: StageProps) {
  const { step, movedGroups } = stateAt(moments, second);
  return (
    <div
      className={styles.stage}
      style={{ '--step': step, '--moved': movedGroups }}
      data-start={second === 0}
      aria-hidden="true"
    >
      <div className={styles.site}>{sites[0]}</div>
      <div className={styles.site}>{sites[1]}</div>
      {lanes.map(({ id, label, state }) => (
        <div key={id} className={styles.lane} data-lane={id} data-step={step}>
          <b>{label}</b> {state}
        </div>
      ))}
      <div
        className={styles.arbiter}
        data-signed={step >= switchStates.indexOf('signed')}
        data-signs={switchStates[step] === 'signed'}
      >
        {arbiter}
      </div>
      {shards.map(({ column, row }) => (
        <i key={`${row} ${column}`} style={{ '--x': column, '--y': row }} />
      ))}
    </div>
  );
}

/** The stage as small as a step of the strip shows it: groups instead of shards, and no words. */
export function StageThumbnail({ moments, second }: Pick<StageProps, 'moments' | 'second'>) {
  const { step, movedGroups } = stateAt(moments, second);
  return (
    <div
      className={styles.thumbnail}
      style={{ '--step': step, '--moved': movedGroups }}
      aria-hidden="true"
    >
      {[0, 1, 2, 3].map((group) => (
        <i key={group} style={{ '--at': group }} />
      ))}
      <i />
      <b />
    </div>
  );
}
