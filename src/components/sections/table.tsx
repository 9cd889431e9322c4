import { Frame } from '../frame';
import type { SectionProps } from './props';
import * as styles from './table.module.css';

/** A table that scrolls in itself where it is wider than the page. */
export function Table({ section, labels }: SectionProps<'table'>) {
  return (
    <Frame {...section}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={`${section.heading} · ${labels.sections.table}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {section.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={section.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Frame>
  );
}
