import type { PageView } from '../routes/page-view';
import { Drawing } from './drawing';
import * as styles from './plan.module.css';

/** Whether `PageVisual` renders something. */
export const hasVisual = ({ motif, plan }: PageView): boolean => motif !== null || plan !== null;

/**
 * The drawing in a page's hero: its motif, or its architecture as a terrace (src/drawings/terrace.ts). Screen readers skip the terrace: it
 * follows as text below.
 * @param strip shows the layers in the width of a phone, where the terrace would be too small
 */
export function PageVisual({ view, strip = false }: { view: PageView; strip?: boolean }) {
  if (view.motif) return <Drawing drawing={view.motif.drawing} label={view.motif.label ?? ''} />;
  if (!view.plan) return null;
  const section = view.sections.find((candidate) => candidate.kind === 'architecture');
  return (
    <>
      <Drawing drawing={view.plan} className={strip ? styles.wide : ''} />
      {strip && section?.kind === 'architecture' && (
        <div className={styles.strip} aria-hidden="true">
          {section.diagram.layers.map(({ name, components }) => (
            <div key={name}>
              <b>{name}</b>
              <p>
                {components.map((component) => (
                  <span key={component.id}>{component.name}</span>
                ))}
              </p>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
