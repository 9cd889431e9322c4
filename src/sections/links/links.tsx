import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Sentence } from '../../components/words';
import { iconOf } from '../../site/icon';
import { gridCountProps } from '../grid-count';
import { PageTitle } from '../page-title';
import * as styles from './links.module.css';

/** From this number on, links stand in rows below the heading; fewer stand beside it. */
const leastInRows = 3;

/** From this number on, phones show the titles alone. */
const leastTitles = 6;

/**
 * Links to other pages, with a sentence each. Icons tell them apart, so a list in which two are the
 * same has none.
 */
export const Links = ({ section }: SectionProps<Queries.LinksSectionFragment>) => {
  const { t } = useTranslation('common');
  const { length } = section.items;
  const isInRows = length >= leastInRows;
  const icons = section.items.map(({ to }) => to && iconOf(to));
  const hasIcons = new Set(icons).size === length;

  return (
    <Frame {...section} {...(isInRows ? {} : { layout: 'split', rank: 'minor' })}>
      <ul
        className={`${styles.links} ${isInRows ? styles.rows : ''} ${length >= leastTitles ? styles.titles : ''}`}
        {...gridCountProps(
          section.items.filter(({ to, devices }) => to !== null && devices !== 'phone'),
        )}
      >
        {section.items.map(
          ({ label, text, to, devices }) =>
            to !== null && (
              <li key={label} data-devices={devices}>
                <PageTitle
                  name={label}
                  icon={hasIcons ? to : null}
                  to={to}
                  newTabLabel={t('opensInNewTab')}
                />
                <p>
                  <Sentence text={text} />
                </p>
              </li>
            ),
        )}
      </ul>
    </Frame>
  );
};

export const query = graphql`
  fragment LinksSection on LinksSection {
    ...SectionHead
    items {
      label
      text
      to
      devices
    }
  }
`;
