import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import * as styles from './contract.module.css';

type ContractData = Queries.ContractSectionFragment;

/** A contract: its version and its PDF, the list of its articles, and their clauses. */
export const Contract = ({ section }: SectionProps<ContractData>) => (
  <Frame {...section}>
    <div className={styles.contract}>
      <Summary section={section} />
      <div>
        {section.articles.map(({ anchor, title, clauses }) => (
          <section
            key={anchor}
            id={anchor}
            className={styles.article}
            aria-labelledby={`${anchor}-title`}
          >
            <h3 className={shared.title} id={`${anchor}-title`}>
              {title}
            </h3>
            <ol className={styles.clauses}>
              {clauses.map(({ number, text }) => (
                <li key={number} value={clauseIndex(number)} data-number={number}>
                  {text}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  </Frame>
);

/** The place of a clause in its article. */
const clauseIndex = (number: string): number => Number(number.slice(number.indexOf('.') + 1));

/** What stands beside the text: version, day, file with its checksum, articles and annexes. */
const Summary = ({ section }: SectionProps<ContractData>) => {
  const { contractFacts, pdf, articles, annexes, annexesLabel } = section;

  return (
    <div className={styles.summary}>
      <dl>
        {contractFacts.map(({ term, detail }) => (
          <div key={term}>
            <dt className={shared.note}>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
        {pdf && (
          <div>
            <dt className={shared.note}>SHA-256</dt>
            <dd>
              <code className={styles.checksum} translate="no">
                {pdf.sha256}
              </code>
            </dd>
          </div>
        )}
      </dl>
      {pdf && <ButtonLink href={pdf.href}>{pdf.label}</ButtonLink>}
      <ol className={styles.contents}>
        {articles.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
      {annexes.length > 0 && (
        <>
          <p className={shared.note}>{annexesLabel}</p>
          <ul className={styles.contents}>
            {annexes.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

export const query = graphql`
  fragment ContractSection on ContractSection {
    ...SectionHead
    contractFacts { term detail }
    pdf { href label sha256 }
    articles {
      anchor
      title
      clauses { number text }
    }
    annexesLabel
    annexes { href title }
  }
`;
