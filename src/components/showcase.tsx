import type { ConsoleView } from '../routes/page-view';
import { Anchor } from './anchor';
import { ConsolePicture } from './console-picture';
import { Frame } from './frame';
import * as styles from './showcase.module.css';

interface Props {
  heading: string;
  lead: string;
  items: readonly ConsoleView[];
  /** `More about {{name}}`. */
  more(name: string): string;
}

/** Consoles of several products, one at a time. Radio buttons select one, so no script is needed; the others aren't loaded. */
export const Showcase = ({ heading, lead, items, more }: Props) => (
  <Frame id="consoles" heading={heading} lead={lead} tone="sunken">
    <div className={styles.showcase} role="radiogroup" aria-labelledby="consoles-heading">
      {items.map((console, index) => (
        <div key={console.name} className={styles.item}>
          <label className={styles.tab}>
            <input type="radio" name="console" defaultChecked={index === 0} />
            {console.name}
          </label>
          <div className={styles.panel}>
            <ConsolePicture {...console} />
            {console.href && (
              <p className={styles.more}>
                <Anchor href={console.href}>{more(console.name)}</Anchor>
              </p>
            )}
          </div>
        </div>
      ))}
    </div>
  </Frame>
);
