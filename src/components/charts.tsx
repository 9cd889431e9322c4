import { graphql } from 'gatsby';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import * as styles from './charts.module.css';
import { Words } from './words';

/* Charts made of HTML, so that their text can be selected and reflows. */

/** Percentages as custom properties, e.g. `--share: 0.34`. */
const percentages = (shares: Record<string, number>) =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [`--${name}`, share / 100]));

interface BarChartProps {
  chart: Queries.BarChartFragment;
}

/**
 * Bars with their values. A limit is a line across all of them. In groups of bars, screen readers
 * announce the series of each.
 */
export function BarChart({ chart: { title, series, rows, limit } }: BarChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        {series && <Legend series={series} />}
      </figcaption>
      <dl className={styles.rows} style={limit ? percentages({ limit: limit.share }) : undefined}>
        {rows.map(({ label, bars }, index) => (
          <div key={label} className={styles.row}>
            <dt className={shared.fine}>{label}</dt>
            <dd className={limit ? styles.limited : undefined}>
              {bars.map(({ shown, share }, position) => (
                <p key={series?.[position] ?? label} style={percentages({ share })}>
                  {series && <span className="visually-hidden">{series[position]} </span>}
                  <span>{shown}</span>
                </p>
              ))}
              {limit && index === rows.length - 1 && <small>{limit.label}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const Legend = ({ series }: { series: readonly string[] }) => (
  <span className={styles.legend} aria-hidden="true">
    {series.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </span>
);

type Level = NonNullable<Queries.TableSectionFragment['rowLevels']>[number];

/**
 * Columns of what follows on each other, from left to right, on phones from top to bottom; each
 * entry says which it follows.
 */
export const Levels = ({ levels }: { levels: readonly Level[] }) => (
  <ol className={styles.levels}>
    {levels.map(({ name, rows }) => (
      <li key={name}>
        <p className={styles.level}>{name}</p>
        <ul>
          {rows.map((row) => (
            <li key={row.name} className={styles.entry}>
              {row.needs.length > 0 && <small>{row.needs.join(', ')} →</small>} {row.name}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

/** Two topologies side by side: rows of boxes, each row connected to the next. */
export const Change = ({ topology }: { topology: Queries.TopologyFragment }) => (
  <div className={styles.sides}>
    {(['before', 'after'] as const).map((side) => (
      <figure key={side} className={styles[side]}>
        <figcaption className={shared.note}>{topology.labels[side]}</figcaption>
        {topology[side].map((boxes, index, rows) => (
          <TopologyRow key={boxes.join()} boxes={boxes} boxesAbove={rows[index - 1]} />
        ))}
      </figure>
    ))}
  </div>
);

interface TopologyRowProps {
  boxes: readonly string[];
  /** The row above; undefined for the first. */
  boxesAbove: readonly string[] | undefined;
}

/** A row of boxes. If the row above is as long, they are connected box by box, else by a bar. */
function TopologyRow({ boxes, boxesAbove = boxes }: TopologyRowProps) {
  const columnCount = Math.max(boxesAbove.length, boxes.length);
  const isOfEqualLength = boxesAbove.length === boxes.length;

  return (
    <ul style={isOfEqualLength ? undefined : { '--widest': columnCount }}>
      {boxes.map((box) => (
        <li key={box} data-tile="">
          <Words text={box} />
        </li>
      ))}
    </ul>
  );
}

/** A case at a glance. */
export const FactStrip = ({ facts }: { facts: readonly Queries.ItemFactFragment[] }) => (
  <dl className={styles.facts}>
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

export const query = graphql`
  fragment BarChart on BarChart {
    title
    series
    rows {
      label
      bars { shown share }
    }
    limit { label share }
  }

  fragment Topology on Topology {
    before
    after
    labels { before after }
  }

  fragment ItemFact on ItemFact {
    label
    text
    links { ...Link }
  }
`;
