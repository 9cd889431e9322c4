import { type ReactNode, useEffect, useState } from 'react';
import { unmarked } from '../../lib/line-breaks';
import { type Moment, stateAt } from '../../lib/replay';
import { Anchor } from '../anchor';
import { Button } from '../button';
import { Frame } from '../frame';
import { Titled } from '../words';
import type { SectionProps } from './props';
import * as styles from './switchover.module.css';

/** Duration of the replay in milliseconds, however long the switch took. */
const duration = 10_000;

/** Two sites of 64 slots: four groups of shards that move, those already there, and the arbiter between the sites. */
const Stage = ({
  moments,
  second,
  children,
}: {
  moments: readonly Moment[];
  second: number;
  children?: ReactNode;
}) => {
  const { step, moved } = stateAt(moments, second);
  return (
    <div className={styles.stage} style={{ '--step': step, '--moved': moved }} aria-hidden="true">
      {[0, 1, 2, 3].map((at) => (
        <i key={at} style={{ '--at': at }} />
      ))}
      <i />
      <b />
      {children}
    </div>
  );
};

/** A recorded site switch, replayed in ten seconds. Without script, with reduced motion and in print, all moments show in a row. */
export function Switchover({
  section: { items, sites, arbiter, action, ...section },
  labels,
}: SectionProps<'switchover'>) {
  const [second, setSecond] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const last = items[items.length - 1]?.at ?? 0;
  const isOver = second >= last;
  useEffect(() => {
    if (!isPlaying || isOver) return;
    const timer = setTimeout(() => setSecond(second + 1), duration / last);
    return () => clearTimeout(timer);
  }, [isPlaying, isOver, second, last]);

  const { index } = stateAt(items, second);
  const current = items[index];
  const isRunning = isPlaying && !isOver;
  const { play, pause, again, second: secondLabel } = labels.switchover;
  const press = () => {
    if (isOver) setSecond(0);
    setIsPlaying(!isRunning);
  };
  return (
    <Frame {...section} tone="sunken">
      <div className={styles.player}>
        <Stage moments={items} second={second}>
          <span>{sites[0]}</span>
          <span>{sites[1]}</span>
          <span>{arbiter}</span>
        </Stage>
        <div className={styles.controls}>
          <Button onClick={press}>{isRunning ? pause : isOver ? again : play}</Button>
          <input
            type="range"
            max={last}
            value={second}
            aria-label={secondLabel}
            aria-valuetext={current?.date}
            onChange={({ target }) => {
              setIsPlaying(false);
              setSecond(target.valueAsNumber);
            }}
          />
          <b className={styles.clock} aria-hidden="true">
            {`${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`}
          </b>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {current &&
            (isPlaying || second > 0) &&
            `${current.date} ${unmarked(current.title)} ${current.text}`}
        </p>
      </div>
      <ol className={styles.moments}>
        {items.map(({ at, date, title, text }) => (
          <li key={at} data-current={at === current?.at}>
            <Stage moments={items} second={at} />
            <p className={styles.date}>{date}</p>
            <Titled title={title} text={text} />
          </li>
        ))}
      </ol>
      {action.to && (
        <p className={styles.more}>
          <Anchor href={action.to}>{action.label}</Anchor>
        </p>
      )}
    </Frame>
  );
}
