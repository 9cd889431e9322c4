import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Sentence } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import { gridCountProps } from '../grid-count';
import { PageTitle } from '../page-title';
import * as styles from './modules.module.css';

/** The parts of a whole in one grid. Parts with pages of their own are links. */
export const Modules = ({ section }: SectionProps<Queries.ModulesSectionFragment>) => (
  <Frame {...section}>
    <ol
      className={`${section.items.some(({ to }) => to) ? shared.swipe : ''} ${styles.modules}`}
      {...gridCountProps(section.items)}
    >
      {section.items.map(({ title, text, to, devices, path }) => (
        <li key={title} className={styles.part}>
          <PageTitle
            name={title}
            icon={path ?? to}
            to={to}
            devices={devices}
            className={styles.link}
          />
          <p>
            <Sentence text={text} />
          </p>
        </li>
      ))}
    </ol>
  </Frame>
);

export const query = graphql`
  fragment ModulesSection on ModulesSection {
    ...SectionHead
    items {
      title
      text
      to
      devices
      path
    }
  }
`;
