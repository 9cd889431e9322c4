import { type DiagramSource, layoutIsometricDiagram } from '../lib/isometric-diagram';
import * as styles from './plan.module.css';

/**
 * The page's architecture as an ornament, drawn from its own diagram. Screen readers skip it: the diagram
 * follows further down as text.
 */
export function Plan({ diagram }: { diagram: DiagramSource }) {
  const { width, height, plates, flows } = layoutIsometricDiagram(diagram);
  return (
    <svg className={styles.plan} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {plates.map(({ outline, tiles }) => (
        <g key={outline}>
          <polygon points={outline} className={styles.plate} />
          {tiles.map(({ top, left, right, active }) => (
            <g key={top} className={active ? styles.active : styles.tile}>
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
