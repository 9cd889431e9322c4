import { Anchor } from '../../components/anchor';
import { Frame } from '../../components/frame';
import type { SectionLabels } from '../../components/section-props';
import type { ConsoleView } from '../../content/page-view';
import { formatMessage } from '../../i18n/texts';
import { ConsolePicture } from './console-picture';
import * as styles from './showcase.module.css';

interface Props {
  items: readonly ConsoleView[];
  labels: SectionLabels;
}

/** Consoles of several products, one at a time. Radio buttons select one, so no script is needed; the others aren't loaded. */
export const Showcase = ({ items, labels }: Props) => (
  <Frame id="consoles" heading={labels.consoles} lead={labels.consolesLead} tone="sunken">
    <div className={styles.showcase} role="radiogroup" aria-labelledby="consoles-heading">
      {items.map((console, index) => (
        <div key={console.name} className={styles.item}>
          <label className={styles.tab}>
            <input type="radio" name="console" defaultChecked={index === 0} />
            {console.name}
          </label>
          <div className={styles.panel}>
            {/* The page of the product describes the whole. */}
            <ConsolePicture {...console} alt="" labels={labels.console} />
            {console.href && (
              <p className={styles.more}>
                <Anchor href={console.href}>
                  {formatMessage(labels.consolesMore, { name: console.name })}
                </Anchor>
              </p>
            )}
          </div>
        </div>
      ))}
    </div>
  </Frame>
);
