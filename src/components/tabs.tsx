import { type KeyboardEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import * as styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** Names the list of tabs to screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that is open at first; the first one if it is left out. */
  initial?: string;
  /** Level of the headings that stand over the panels without script. */
  headingLevel?: 2 | 3 | 4;
}

const never = () => () => undefined;
/** False in the built HTML and while React takes it over. */
const useScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Where a key leads from one of `count` tabs; undefined for a key that is none of theirs. */
const target = (key: string, from: number, count: number): number | undefined =>
  ({ ArrowRight: (from + 1) % count, ArrowLeft: (from - 1 + count) % count, Home: 0, End: count - 1 })[key];

/**
 * Panels of which one is shown at a time (WAI-ARIA tabs pattern: one tab stop, arrows, Home and End open what they reach). Without
 * script all panels stand one below the other, each under its heading; the stylesheet decides that before the first paint.
 */
export function Tabs({ label, tabs, initial, headingLevel = 3 }: Props) {
  const [selected, select] = useState(initial ?? tabs[0]?.id);
  const hasScript = useScript();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const prefix = useId();
  const Heading = `h${headingLevel}` as const;

  const onKeyDown = (event: KeyboardEvent, from: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const tab = tabs[target(event.key, from, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    buttons.current.get(tab.id)?.focus();
  };

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            ref={(button) => {
              if (button) buttons.current.set(id, button);
              else buttons.current.delete(id);
            }}
            type="button"
            role="tab"
            id={`${prefix}tab-${id}`}
            className={styles.tab}
            aria-selected={id === selected}
            aria-controls={`${prefix}panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <div
          key={id}
          id={`${prefix}panel-${id}`}
          className={styles.panel}
          data-selected={id === selected}
          {...(hasScript
            ? { role: 'tabpanel', 'aria-labelledby': `${prefix}tab-${id}`, tabIndex: 0, hidden: id !== selected }
            : {})}
        >
          <Heading className={styles.heading} hidden={hasScript}>
            {name}
          </Heading>
          {content}
        </div>
      ))}
    </div>
  );
}
