import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { ButtonLink } from '../../components/button';
import { Frame } from '../../components/frame';
import { Mark } from '../../components/icon';
import type { SectionProps } from '../../components/section-props';
import { Words } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import * as styles from './case-stories.module.css';

type Section = Queries.CaseStoriesSectionFragment;
type Story = Section['stories'][number];

/** What changed at some customers: one story across the page, the others as cards below it. */
export function CaseStories({ section: { stories, all, ...section } }: SectionProps<Section>) {
  const { t } = useTranslation('list');
  const [first, ...others] = stories;

  return (
    <Frame {...section}>
      {first && <WideStory story={first} />}
      <ul className={styles.cards}>
        {others.map((story) => (
          <li key={story.href} className={styles.card}>
            <Customer story={story} />
            <Change story={story} />
            <h3 className={shared.title}>
              <Anchor href={story.href} className={styles.link}>
                <Words text={story.title} />
              </Anchor>
            </h3>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink href={all} look="quiet">
          {t('more')}
        </ButtonLink>
      </p>
    </Frame>
  );
}

interface StoryProps {
  story: Story;
}

function WideStory({ story }: StoryProps) {
  return (
    <div className={styles.wide}>
      <figure className={styles.quote}>
        <Customer story={story} />
        <blockquote>{story.quote}</blockquote>
        <figcaption>{story.by}</figcaption>
      </figure>
      <div>
        <Change story={story} />
        <h3 className={shared.title}>
          <Anchor href={story.href} className={styles.link}>
            <Words text={story.title} />
          </Anchor>
        </h3>
      </div>
    </div>
  );
}

const Customer = ({ story: { href, customer, industry } }: StoryProps) => (
  <p className={styles.customer}>
    <Mark of={href} />
    <span>
      <b>{customer}</b> {industry}
    </span>
  </p>
);

/** A figure before and after, in words and as bars. */
function Change({ story: { was, value, label, shares } }: StoryProps) {
  const { t } = useTranslation('items');
  return (
    <div className={styles.change}>
      <p>
        <span>{was}</span> <span aria-hidden="true">→</span>
        <span className="visually-hidden">{t('becomes')}</span> <strong>{value}</strong>
      </p>
      <p className={shared.note}>{label}</p>
      <div className={styles.bars} aria-hidden="true">
        {shares.map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: before and after have no other identity
          <i key={index} style={{ width: `${share}%` }} />
        ))}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment CaseStoriesSection on CaseStoriesSection {
    ...SectionHead
    stories {
      href
      customer
      industry
      title
      quote
      by
      label
      was
      value
      shares
    }
    all
  }
`;
