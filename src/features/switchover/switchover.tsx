import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { Anchor } from '../../components/anchor';
import { Button } from '../../components/button';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Titled } from '../../components/words';
import { unmarked } from '../../site/line-breaks';
import { type Moment, stateAt } from './replay';
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

/** The second that a replay has reached. It ends at the last second. */
function useReplay(last: number) {
  const [second, setSecond] = useState(0);
  const [isStarted, setStarted] = useState(false);
  const isOver = second >= last;
  const isRunning = isStarted && !isOver;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSecond(second + 1), duration / last);
    return () => clearTimeout(timer);
  }, [isRunning, second, last]);

  const toggle = () => {
    if (isOver) setSecond(0);
    setStarted(!isRunning);
  };
  const showSecond = (chosen: number) => {
    setStarted(false);
    setSecond(chosen);
  };
  return { second, isStarted, isRunning, isOver, toggle, showSecond };
}

/** A recorded site switch, replayed in ten seconds. Without script, with reduced motion and in print, all moments show in a row. */
export function Switchover({
  section: { items, sites, arbiter, action, ...section },
}: SectionProps<Queries.SwitchoverSectionFragment>) {
  const { t } = useTranslation('page', { keyPrefix: 'switchover' });
  const last = items[items.length - 1]?.at ?? 0;
  const { second, isStarted, isRunning, isOver, toggle, showSecond } = useReplay(last);
  const current = items[stateAt(items, second).index];
  const isAnnounced = isStarted || second > 0;
  const start = t(isOver ? 'again' : 'play');

  return (
    <Frame {...section} tone="sunken">
      <div className={styles.player}>
        <Stage moments={items} second={second}>
          <span>{sites[0]}</span>
          <span>{sites[1]}</span>
          <span>{arbiter}</span>
        </Stage>
        <div className={styles.controls}>
          <Button onClick={toggle}>{isRunning ? t('pause') : start}</Button>
          <input
            type="range"
            max={last}
            value={second}
            aria-label={t('second')}
            aria-valuetext={current?.date}
            onChange={({ target }) => showSecond(target.valueAsNumber)}
          />
          <b className={styles.clock} aria-hidden="true">
            {clock(second)}
          </b>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {current && isAnnounced && `${current.date} ${unmarked(current.title)} ${current.text}`}
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

/** Seconds as minutes and seconds, e.g. `1:05`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const query = graphql`
  fragment SwitchoverSection on SwitchoverSection {
    ...SectionHead
    items {
      date
      at
      title
      text
      state
    }
    sites
    arbiter
    action { ...SectionLink }
  }
`;
