import { searchAddress } from '../../site/href';
import * as shared from '../../styles/shared.module.css';
import * as styles from './hot-searches.module.css';

interface Props {
  /** The address of the search page. */
  page: string;
  title: string;
  names: readonly string[];
}

/**
 * The recommended searches as links to their results (specification section 3). Renders nothing if
 * there are none.
 */
export const HotSearches = ({ page, title, names }: Props) =>
  names.length > 0 && (
    <div className={styles.searches}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} aria-label={title}>
        {names.map((name) => (
          <li key={name}>
            <a href={searchAddress(name, page)} className={shared.chip}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
