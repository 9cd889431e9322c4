import type { MouseEvent } from 'react';
import { formatMessage } from '../../i18n/texts';
import { unmarked } from '../../lib/line-breaks';
import * as shared from '../../styles/shared.module.css';
import { Drawing } from '../drawing';
import { Frame } from '../frame';
import { Words } from '../words';
import * as styles from './architecture.module.css';
import { Paragraphs } from './paragraphs';
import type { SectionProps } from './props';

/** Core technology: the diagram across the page, prose and mechanisms below it. */
export const Architecture = ({ section, labels }: SectionProps<'architecture'>) => (
  <Frame {...section}>
    <Diagram section={section} labels={labels} />
    <div className={styles.below}>
      <div className={shared.paragraphs}>
        <Paragraphs texts={section.paragraphs} />
      </div>
      {section.mechanisms && (
        <dl className={styles.mechanisms}>
          {section.mechanisms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className={shared.soft}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  </Frame>
);

/** Scrolls to a step sideways, without scrolling the page. */
const show = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document
    .querySelector(event.currentTarget.hash)
    ?.scrollIntoView({ block: 'nearest', inline: 'start' });
};

/**
 * An architecture diagram and its flows. In wide windows a flow is selected from a list (of radio buttons, so that arrow keys and
 * no script are enough), which highlights the parts with its number (`data-at`). Phones show the flows as steps to swipe, each with
 * the two components it connects. Screen readers get the layers as a list.
 */
function Diagram({ section: { id, diagram, drawing }, labels }: SectionProps<'architecture'>) {
  const { caption, layers, flows } = diagram;
  const components = new Map(
    layers.flatMap((layer) => layer.components.map((component) => [component.id, component])),
  );
  const nameOf = (component: string) => unmarked(components.get(component)?.name ?? component);
  const box = (component: string) => (
    <b>
      <span>
        <Words text={components.get(component)?.name ?? component} />
      </span>
      <small>{components.get(component)?.note}</small>
    </b>
  );
  return (
    <figure className={styles.diagram}>
      <figcaption className={shared.note}>{caption}</figcaption>
      {drawing && (
        <Drawing drawing={drawing} label={caption} role="group" className={styles.drawing} />
      )}
      <ul className="visually-hidden">
        {layers.map((layer) => (
          <li key={layer.name}>
            {`${unmarked(layer.name)}: ${layer.components.map(({ name, note }) => [unmarked(name), note].filter(Boolean).join(', ')).join('; ')}`}
          </li>
        ))}
      </ul>
      {flows.length > 0 && (
        <div className={styles.flows} role="radiogroup" aria-label={labels.flows}>
          <label className={styles.all}>
            <input type="radio" name={`${id}-flow`} value="0" defaultChecked />
            {labels.flows}
          </label>
          <p className={styles.numbers} aria-hidden="true">
            {flows.map(({ from, to }, at) => (
              <a key={`${from} ${to}`} href={`#${id}-${at + 1}`} onClick={show} tabIndex={-1}>
                {at + 1}
              </a>
            ))}
          </p>
          <ol>
            {flows.map(({ from, to, label }, at) => (
              <li key={`${from} ${to} ${label}`} id={`${id}-${at + 1}`} data-at={at + 1}>
                <div className={styles.step} aria-hidden="true">
                  {box(from)}
                  <i>{at + 1}</i>
                  {box(to)}
                </div>
                <label>
                  <input type="radio" name={`${id}-flow`} value={at + 1} />
                  <span>
                    {formatMessage(labels.flow, { from: nameOf(from), to: nameOf(to), label })}
                  </span>
                </label>
              </li>
            ))}
          </ol>
        </div>
      )}
    </figure>
  );
}
