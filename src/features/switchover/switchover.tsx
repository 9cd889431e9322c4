import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';
import { Anchor } from '../../components/anchor';
import { Button } from '../../components/button';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Titled } from '../../components/words';
import { unmarked } from '../../site/line-breaks';
import * as shared from '../../styles/shared.module.css';
import { stateAt } from './replay';
import { Stage, StageThumbnail } from './stage';
import * as styles from './switchover.module.css';
import { type Replay, useReplay } from './use-replay';

/**
 * A recorded site switch: a stage that shows how it ended and replays it in ten seconds, two
 * counters, and a strip of its moments, whose buttons lead to their seconds. In print, the strip
 * alone tells it.
 */
export function Switchover({
  section: { items, sites, arbiter, lanes, constant, action, ...section },
}: SectionProps<Section>) {
  const stage = useRef<HTMLDivElement>(null);
  const last = items[items.length - 1]?.at ?? 0;
  const replay = useReplay(last, stage);
  const { second, isOperated } = replay;

  const { index, step } = stateAt(items, second);
  const current = items[index];
  const currentLanes = lanes.map(({ id, label, states }) => ({
    id,
    label,
    state: states[step] ?? '',
  }));

  return (
    <Frame {...section} rank="major">
      <div className={styles.player}>
        <div ref={stage} className={styles.container}>
          <Stage
            moments={items}
            second={second}
            sites={sites}
            arbiter={arbiter}
            lanes={currentLanes}
          />
        </div>
        <Controls replay={replay} last={last} current={current} constant={constant} />
        <p className="visually-hidden" aria-live="polite">
          {current && isOperated && `${current.date} ${unmarked(current.title)} ${current.text}`}
        </p>
      </div>
      <Moments items={items} replay={replay} current={current} />
      {action.to && (
        <p className={styles.more}>
          <Anchor href={action.to} className={shared.touch}>
            {action.label}
          </Anchor>
        </p>
      )}
    </Frame>
  );
}

type Section = Queries.SwitchoverSectionFragment;
type Moment = Section['items'][number];

interface ControlsProps {
  replay: Replay;
  /** The last second of the recording. */
  last: number;
  current: Moment | undefined;
  constant: Section['constant'];
}

/** The two counters, and what starts, stops and seeks the replay. */
function Controls({ replay, last, current, constant }: ControlsProps) {
  const { t } = useTranslation('page', { keyPrefix: 'switchover' });
  const { second, isRunning, isPlayed, toggle, showSecond } = replay;
  const start = t(isPlayed ? 'again' : 'play');

  return (
    <div className={styles.controls}>
      <p className={styles.counter} aria-hidden="true">
        <b>{second}</b> {t('seconds')}
      </p>
      <p className={styles.counter}>
        <b>{constant.value}</b> {constant.label}
      </p>
      <div className={`${styles.seek} ${shared.scriptOnly}`}>
        <Button onClick={toggle}>{isRunning ? t('pause') : start}</Button>
        <input
          type="range"
          max={last}
          value={second}
          aria-label={t('second')}
          aria-valuetext={current?.date}
          onChange={({ target }) => showSecond(target.valueAsNumber)}
        />
      </div>
    </div>
  );
}

interface MomentsProps {
  items: readonly Moment[];
  replay: Replay;
  current: Moment | undefined;
}

/** The strip of moments; each leads to its second. */
function Moments({ items, replay, current }: MomentsProps) {
  return (
    <ol className={styles.moments}>
      {items.map(({ at, date, title, text }) => (
        <li key={at} data-current={at === current?.at} data-past={at <= replay.second}>
          <StageThumbnail moments={items} second={at} />
          <p className={styles.date}>{date}</p>
          <Titled title={title} text={text} />
          <button
            type="button"
            className={`${styles.step} ${shared.scriptOnly}`}
            aria-label={`${date} ${unmarked(title)}`}
            aria-current={at === current?.at ? 'step' : undefined}
            onClick={() => replay.showSecond(at)}
          />
        </li>
      ))}
    </ol>
  );
}

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
    lanes {
      id
      label
      states
    }
    constant {
      value
      label
    }
    action { ...SectionLink }
  }
`;
