import { Anchor } from './anchor';
import { type Console, ConsolePicture } from './console-picture';
import { Frame } from './frame';
import * as styles from './showcase.module.css';

interface Shown extends Console {
  readonly name: string;
  readonly href: string | null;
}

interface Props {
  heading: string;
  lead: string;
  items: readonly Shown[];
  /** `More about {{name}}`. */
  more(name: string): string;
}

/** Consoles of several products, one at a time: radio buttons select it without script, and the others are not loaded. */
export const Showcase = ({ heading, lead, items, more }: Props) => (
  <Frame id="consoles" heading={heading} lead={lead} tone="sunken">
    <div className={styles.showcase} role="radiogroup" aria-labelledby="consoles-heading">
      {items.map(({ name, href, ...console }, index) => (
        <div key={name} className={styles.item}>
          <label className={styles.tab}>
            <input type="radio" name="console" defaultChecked={index === 0} />
            {name}
          </label>
          <div className={styles.panel}>
            <ConsolePicture {...console} />
            {href !== null && (
              <p className={styles.more}>
                <Anchor href={href}>{more(name)}</Anchor>
              </p>
            )}
          </div>
        </div>
      ))}
    </div>
  </Frame>
);
