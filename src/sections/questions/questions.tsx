import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import * as styles from './questions.module.css';

/**
 * Questions and answers in `details` elements: they open without script, and find-in-page searches
 * them.
 */
export const Questions = ({ section }: SectionProps<Queries.QuestionsSectionFragment>) => (
  <Frame {...section} layout="split" rank="minor">
    {section.items.map(({ question, answer }) => (
      <details key={question} className={shared.ruled}>
        <summary className={styles.question}>{question}</summary>
        <div className={styles.answer}>{answer}</div>
      </details>
    ))}
  </Frame>
);

export const query = graphql`
  fragment QuestionsSection on QuestionsSection {
    ...SectionHead
    items { question answer }
  }
`;
