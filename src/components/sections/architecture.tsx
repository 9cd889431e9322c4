import type { Diagram as DiagramData } from '../../contract/content/sections';
import { fill } from '../../i18n/texts';
import { unmarked } from '../../lib/line-breaks';
import * as shared from '../../styles/shared.module.css';
import { Drawing } from '../drawing';
import { Fold } from '../fold';
import { Frame } from '../frame';
import { Words } from '../words';
import * as styles from './architecture.module.css';
import type { SectionProps } from './props';
import { Paragraphs } from './prose';

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
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  </Frame>
);

/** Flows between layers: the numbers of those that cross the gap below each layer, downwards and upwards. */
function crossingsOf({ layers, flows }: DiagramData): string[] {
  const layerOf = new Map(layers.flatMap(({ components }, at) => components.map(({ id }) => [id, at])));
  return layers.map((_, at) => {
    const isAbove = (id: string) => (layerOf.get(id) ?? 0) <= at;
    const numbers = (down: boolean) =>
      flows.flatMap(({ from, to }, flow) =>
        isAbove(from) !== isAbove(to) && isAbove(from) === down ? [` ${flow + 1}`] : [],
      );
    const [down, up] = [numbers(true), numbers(false)];
    return [down.length > 0 ? `↓${down.join('')}` : '', up.length > 0 ? `↑${up.join('')}` : ''].join('  ').trim();
  });
}

/**
 * An architecture diagram: as a drawing where there is room, on phones as a list of its layers. The list stays for
 * screen readers, and the flows as text, which names both ends. What has a number lights with it (`data-at`).
 */
function Diagram({ section: { diagram, drawing }, labels }: SectionProps<'architecture'>) {
  const { caption, layers, flows } = diagram;
  const crossings = crossingsOf(diagram);
  const names = new Map(layers.flatMap(({ components }) => components.map(({ id, name }) => [id, unmarked(name)])));
  return (
    <figure className={styles.diagram}>
      <figcaption className={shared.note}>{caption}</figcaption>
      <Drawing drawing={drawing} label={caption} role="group" className={styles.drawing} />
      <ol className={styles.layers}>
        {layers.map((layer, at) => (
          <li key={layer.name}>
            <p className={styles.name}>
              <Words text={layer.name} />
            </p>
            <ul className={styles.components}>
              {layer.components.map(({ id, name, note }) => (
                <li key={id}>
                  <Words text={name} />
                  {note && <small>{note}</small>}
                </li>
              ))}
            </ul>
            {crossings[at] && (
              <p className={styles.crossing} aria-hidden="true">
                {crossings[at]}
              </p>
            )}
          </li>
        ))}
      </ol>
      {flows.length > 0 && (
        <Fold label={labels.flows} className={styles.flows}>
          <p className={shared.note}>{labels.flows}</p>
          <ol>
            {flows.map(({ from, to, label }, at) => (
              <li key={`${from} ${to} ${label}`} data-at={at + 1}>
                {fill(labels.flow, { from: names.get(from) ?? from, to: names.get(to) ?? to, label })}
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </figure>
  );
}
