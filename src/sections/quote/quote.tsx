import { graphql } from 'gatsby';
import { Mark } from '../../components/icon';
import * as icons from '../../components/icon.module.css';
import type { SectionProps } from '../../components/section-props';
import { Words } from '../../components/words';
import { unmarked } from '../../site/line-breaks';
import * as styles from './quote.module.css';

/** A quotation. */
export const Quote = ({ section }: SectionProps<Queries.QuoteSectionFragment>) => (
  <section
    className={styles.quoteSection}
    id={section.id}
    aria-labelledby={`${section.id}-heading`}
  >
    <h2 className="visually-hidden" id={`${section.id}-heading`}>
      {unmarked(section.heading)}
    </h2>
    <figure className={styles.quote}>
      <blockquote>
        <Words text={section.text} />
      </blockquote>
      <figcaption className={icons.named}>
        {section.case && <Mark of={section.case} />}
        <span>
          <strong>{section.by}</strong> {section.role}
        </span>
      </figcaption>
    </figure>
  </section>
);

export const query = graphql`
  fragment QuoteSection on QuoteSection {
    ...SectionHead
    text
    by
    role
    case
  }
`;
