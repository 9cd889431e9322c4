import type { CSSProperties } from 'react';
import type { BarsView } from '../drawings/charts/bars';
import type { TreeNode } from '../drawings/charts/tree';
import type { FactView, SectionView } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import * as styles from './charts.module.css';
import { Words } from './words';

/* Charts of HTML: their texts are texts, and they follow the width. */

/** Shares (percents) as custom properties, e.g. `--share: 0.34`. */
const scaled = (shares: Record<string, number>) =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [`--${name}`, share / 100]));

/** Bars with their values at their ends; a limit is a line across all of them. Groups of bars are also a table, for who cannot see them. */
export const BarChart = ({ chart: { title, series, rows, limit } }: { chart: BarsView }) => (
  <figure className={styles.chart}>
    <figcaption>
      <strong>{title}</strong>
      {series && (
        <span className={styles.legend} aria-hidden="true">
          {series.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      )}
    </figcaption>
    <dl className={styles.rows} style={limit && scaled({ limit: limit.share })} aria-hidden={series && true}>
      {rows.map(({ label, bars }, at) => (
        <div key={label} className={styles.row}>
          <dt className={shared.fine}>{label}</dt>
          <dd className={limit ? styles.limited : undefined}>
            {bars.map(({ shown, share }, index) => (
              <p key={series?.[index] ?? label} style={scaled({ share })}>
                <span>{shown}</span>
              </p>
            ))}
            {limit && at === rows.length - 1 && <small>{limit.label}</small>}
          </dd>
        </div>
      ))}
    </dl>
    {series && (
      // A table would be as wide as its words.
      <div className="visually-hidden">
        <table>
          <tbody>
            <tr>
              <td />
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
            {rows.map(({ label, bars }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {bars.map(({ shown }, at) => (
                  <td key={series[at]}>{shown}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </figure>
);

/** A measured figure's two bars: as it is now above as it was. */
export const ChangeBars = ({ shares: [before = 0, after = 0] }: { shares: readonly number[] }) => (
  <span className={styles.change} aria-hidden="true">
    <span style={scaled({ share: after })} />
    <span style={scaled({ share: before })} />
  </span>
);

/** What opens the way to what: from left to right, on phones one below the other. */
export const Tree = ({ nodes }: { nodes: readonly TreeNode[] }) => (
  <ul className={styles.tree}>
    {nodes.map(({ name, next }) => (
      <li key={name}>
        <span>{name}</span>
        {next.length > 0 && <Tree nodes={next} />}
      </li>
    ))}
  </ul>
);

/** Two topologies side by side: rows of boxes, each row linked to the next. */
export const Change = ({ topology }: { topology: NonNullable<SectionView<'prose'>['topology']> }) => (
  <div className={styles.sides}>
    {(['before', 'after'] as const).map((side) => (
      <figure key={side} className={styles[side]}>
        <figcaption className={shared.note}>{topology.labels[side]}</figcaption>
        {topology[side].map((row, at, rows) => {
          // A bar joins rows of different lengths; boxes of equal rows are linked one by one.
          const above = rows[at - 1]?.length ?? row.length;
          const widest = { '--widest': Math.max(above, row.length) };
          return (
            <ul key={row.join()} style={above === row.length ? undefined : (widest as CSSProperties)}>
              {row.map((box) => (
                <li key={box} data-tile="">
                  <Words text={box} />
                </li>
              ))}
            </ul>
          );
        })}
      </figure>
    ))}
  </div>
);

/** What a case is about at a glance. */
export const FactStrip = ({ facts }: { facts: readonly FactView[] }) => (
  <dl className={styles.facts} style={{ '--columns': facts.length } as CSSProperties}>
    {facts.map(({ label, text, links }) => (
      <div key={label}>
        <dt className={shared.note}>{label}</dt>
        {text && <dd>{text}</dd>}
        {links?.map((link) => (
          <dd key={link.href}>
            <Anchor href={link.href} devices={link.devices}>
              {link.label}
            </Anchor>
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
