import type { Diagram as DiagramData } from '../../contract/content/sections';
import { fill } from '../../i18n/texts';
import * as shared from '../../styles/shared.module.css';
import { Frame } from '../frame';
import * as styles from './architecture.module.css';
import type { SectionProps } from './props';
import { Paragraphs } from './prose';

/** Core technology: the diagram across the page, prose and mechanisms below it. */
export const Architecture = ({ section, labels }: SectionProps<'architecture'>) => (
  <Frame {...section} tone="sunken">
    <Diagram diagram={section.diagram} labels={labels} />
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

/**
 * An architecture diagram as text: layers from top to bottom, their components side by side, and the flows as
 * a list that names both ends. It can be selected and translated, and a screen reader reads it in order.
 */
function Diagram({
  diagram: { caption, layers, flows },
  labels,
}: { diagram: DiagramData } & Pick<SectionProps<'architecture'>, 'labels'>) {
  const marks = (id: string) => flows.flatMap((flow, index) => (flow.from === id || flow.to === id ? [index + 1] : []));
  const names = new Map(layers.flatMap(({ components }) => components.map(({ id, name }) => [id, name])));
  return (
    <figure className={styles.diagram}>
      <figcaption className={shared.note}>{caption}</figcaption>
      <ol className={styles.layers}>
        {layers.map((layer) => (
          <li key={layer.name} className={styles.layer}>
            <p className={styles.name}>{layer.name}</p>
            <ul className={styles.components}>
              {layer.components.map(({ id, name, note }) => (
                <li key={id} className={styles.component}>
                  <span>{name}</span>
                  {note && <small>{note}</small>}
                  {marks(id).length > 0 && (
                    <span className={styles.marks} aria-hidden="true">
                      {marks(id).map((mark) => (
                        <span key={mark} className={styles.mark}>
                          {mark}
                        </span>
                      ))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {flows.length > 0 && (
        <div className={styles.flows}>
          <p className={shared.note}>{labels.flows}</p>
          <ol>
            {flows.map(({ from, to, label }) => (
              <li key={`${from} ${to} ${label}`}>
                {fill(labels.flow, { from: names.get(from) ?? from, to: names.get(to) ?? to, label })}
              </li>
            ))}
          </ol>
        </div>
      )}
    </figure>
  );
}
