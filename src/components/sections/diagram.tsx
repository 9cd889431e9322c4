import type { Diagram as DiagramData } from '../../contract/content/sections';
import * as styles from './diagram.module.css';

interface Props {
  diagram: DiagramData;
  flowsLabel: string;
  flowText(flow: { from: string; to: string; label: string }): string;
}

/**
 * An architecture diagram as text: layers from top to bottom, their components side by side, the flows as a list that names
 * both ends. Selectable, translated, read in order by a screen reader.
 */
export function Diagram({ diagram: { caption, layers, flows }, flowsLabel, flowText }: Props) {
  const marks = (id: string) => flows.flatMap((flow, index) => (flow.from === id || flow.to === id ? [index + 1] : []));
  const names = new Map(layers.flatMap(({ components }) => components.map(({ id, name }) => [id, name])));
  return (
    <figure className={styles.diagram}>
      <figcaption className={styles.caption}>{caption}</figcaption>
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
          <p className={styles.caption}>{flowsLabel}</p>
          <ol>
            {flows.map(({ from, to, label }) => (
              <li key={`${from} ${to} ${label}`}>
                {flowText({ from: names.get(from) ?? from, to: names.get(to) ?? to, label })}
              </li>
            ))}
          </ol>
        </div>
      )}
    </figure>
  );
}
