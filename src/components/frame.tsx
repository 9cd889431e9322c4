import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './frame.module.css';
import { Words } from './words';

export interface FrameProps {
  id: string;
  /** Omitted if the page's title is enough. */
  heading?: string;
  lead?: string | null;
  /** `split`: the heading next to the content; `stacked`: above it. */
  layout?: 'split' | 'stacked';
  /** What it stands on; otherwise paper. */
  surface?: 'tint' | 'dark' | null;
  /** How much weight its heading has, and how much room it takes; otherwise that of most sections. */
  rank?: 'major' | 'minor';
  /** No divider between this section and neighbours that flow too: they read as one text. */
  flows?: boolean;
  children?: ReactNode;
}

/** A section's heading, which the section is labelled by. */
export const SectionHeading = ({
  id,
  heading,
  className,
}: {
  id: string;
  heading: string;
  className: string;
}) => (
  <h2 className={className} id={`${id}-heading`}>
    <Words text={heading} />
  </h2>
);

/** The frame of every section: anchor, heading, lead and content. */
export function Frame({
  id,
  heading,
  lead,
  layout = 'stacked',
  surface,
  rank,
  flows = false,
  children,
}: FrameProps) {
  return (
    <section
      className={[
        styles.frame,
        surface && styles[surface],
        rank && styles[rank],
        flows && styles.flows,
      ]
        .filter(Boolean)
        .join(' ')}
      data-theme={surface === 'dark' ? surface : undefined}
      id={id}
      aria-labelledby={heading && `${id}-heading`}
    >
      <div className={`${styles[heading ? layout : 'stacked']} motion`}>
        {heading && (
          <div className={lead && layout === 'stacked' ? styles.introduced : undefined}>
            <SectionHeading id={id} heading={heading} className={styles.heading} />
            {lead && (
              <p className={styles.lead}>
                <Words text={lead} />
              </p>
            )}
          </div>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}

/** Two sections that stand side by side where both fit. */
export const Pair = ({ surface, children }: Pick<FrameProps, 'surface' | 'children'>) => (
  <div className={`${styles.pair} ${surface ? styles[surface] : ''}`} data-pair="">
    <div className={styles.pairInner}>{children}</div>
  </div>
);

/** A text, and beside it what leads on, where both fit. */
export const Beside = ({ children }: Pick<FrameProps, 'children'>) => (
  <div className={styles.beside}>{children}</div>
);

/** Two sections on one surface, one below the other: the second belongs to the first. */
export const Band = ({ children }: Pick<FrameProps, 'children'>) => (
  <div className={styles.band}>{children}</div>
);

export const query = graphql`
  fragment SectionHead on SectionHead {
    id
    heading
    lead
    surface
  }
`;
