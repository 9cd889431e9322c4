import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { ButtonLink } from '../../components/button';
import { Change } from '../../components/change';
import { CustomerName } from '../../components/customer-name';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Words } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import * as styles from './case-stories.module.css';

type Section = Queries.CaseStoriesSectionFragment;
type Story = Section['stories'][number];

/** What changed at some customers: one story across the page, the others as cards below it. */
export function CaseStories({
  section: { stories, all, total, ...section },
}: SectionProps<Section>) {
  const { t } = useTranslation('list');
  const [first, ...others] = stories;

  return (
    <Frame {...section} rank="major">
      {first && <WideStory story={first} />}
      <ul className={styles.cards}>
        {others.map((story) => (
          <li key={story.case.href} className={styles.card}>
            <CustomerName {...story.case} />
            <Result {...story} />
            <Title {...story} />
          </li>
        ))}
      </ul>
      {all !== null && (
        <p className={styles.more}>
          <ButtonLink href={all} look="quiet">
            {t('allCases', { count: total })}
          </ButtonLink>
        </p>
      )}
    </Frame>
  );
}

const WideStory = ({ story }: { story: Story }) => (
  <div className={styles.wide}>
    <figure className={styles.quote}>
      <CustomerName {...story.case} />
      <blockquote>
        <Words text={story.case.quote?.text ?? ''} />
      </blockquote>
      <figcaption>{story.case.quote?.by}</figcaption>
    </figure>
    <div className={styles.result}>
      <Result {...story} />
      <Title {...story} />
    </div>
  </div>
);

/** What was measured, and how. */
const Result = ({ figure }: Pick<Story, 'figure'>) => (
  <div>
    <Change figure={figure} />
    {figure.basis && <p className={styles.basis}>{figure.basis}</p>}
  </div>
);

/** The title of a case, linked to it. */
const Title = ({ case: { href, title } }: Pick<Story, 'case'>) => (
  <h3 className={shared.title}>
    <Anchor href={href} className={styles.link}>
      <Words text={title} />
    </Anchor>
  </h3>
);

export const query = graphql`
  fragment CaseStoriesSection on CaseStoriesSection {
    ...SectionHead
    stories {
      ...PageCustomer
      case {
        quote { text by }
      }
    }
    all
    total
  }
`;
