import { unmarked } from '../lib/line-breaks';
import type { PageView } from '../routes/page-view';
import { NamedLink } from './anchor';
import { Drawing } from './drawing';
import * as styles from './plan.module.css';

/** Whether `PageVisual` renders something. */
export const hasVisual = ({ motif, plan }: Pick<PageView, 'motif' | 'plan'>): boolean =>
  motif !== null || plan !== null;

/**
 * The drawing in a page's hero: its motif, or its architecture as a terrace (src/drawings/terrace.ts), on phones as a flat strip. Screen
 * readers get the links in it; the architecture follows as text below.
 */
export function PageVisual({
  page: { motif, plan, sections },
}: {
  page: Pick<PageView, 'motif' | 'plan' | 'sections'>;
}) {
  if (motif) return <Drawing drawing={motif.drawing} label={motif.label ?? ''} className={styles.motif} />;
  const section = sections.find((candidate) => candidate.kind === 'architecture');
  if (!plan || section?.kind !== 'architecture') return null;
  const { caption, layers } = section.diagram;
  const hasLinks = Object.keys(plan.links).length > 0;
  return (
    <>
      <Drawing drawing={plan.drawing} label={caption} role={hasLinks ? 'group' : 'img'} className={styles.terrace} />
      <div className={styles.strip} aria-hidden={!hasLinks}>
        {layers.map(({ name, components }) => (
          <div key={name}>
            <b>{unmarked(name)}</b>
            <p>
              {components.map(({ id, name }) =>
                plan.links[id] ? (
                  <NamedLink key={id} {...plan.links[id]}>
                    {unmarked(name)}
                  </NamedLink>
                ) : (
                  <span key={id}>{unmarked(name)}</span>
                ),
              )}
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
