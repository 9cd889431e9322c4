import { type DiagramSource, layoutIsometricDiagram } from '../lib/isometric-diagram';
import type { PageView } from '../routes/page-view';
import { Drawing } from './drawing';
import * as styles from './plan.module.css';

/** Whether `PageVisual` renders something. */
export const hasVisual = ({ motif, sections }: PageView): boolean =>
  motif !== null || sections.some(({ kind }) => kind === 'architecture');

/**
 * The drawing in a page's head: its motif, or its architecture diagram as an ornament. Screen readers skip that: it follows as text
 * below.
 */
export function PageVisual({ view }: { view: PageView }) {
  if (view.motif) return <Drawing drawing={view.motif.drawing} label={view.motif.label ?? ''} />;
  const section = view.sections.find((candidate) => candidate.kind === 'architecture');
  return section?.kind === 'architecture' ? <Plan diagram={section.diagram} /> : null;
}

function Plan({ diagram }: { diagram: DiagramSource }) {
  const { width, height, plates, flows } = layoutIsometricDiagram(diagram);
  return (
    <svg className={styles.plan} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {plates.map(({ outline, tiles }) => (
        <g key={outline}>
          <polygon points={outline} className={styles.plate} />
          {tiles.map(({ top, left, right, active }) => (
            <g key={top} className={active ? styles.active : undefined}>
              <polygon points={left} className={styles.left} />
              <polygon points={right} className={styles.right} />
              <polygon points={top} className={styles.top} />
            </g>
          ))}
        </g>
      ))}
      {flows.map(({ path, end: [x, y] }) => (
        <g key={path}>
          <path d={path} className={styles.flow} />
          <circle cx={x} cy={y} r="3" className={styles.end} />
        </g>
      ))}
    </svg>
  );
}
