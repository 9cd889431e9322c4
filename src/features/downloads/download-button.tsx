import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useId } from 'react';
import * as looks from '../../components/button.module.css';
import { opensTab } from '../../site/downloads';
import * as shared from '../../styles/shared.module.css';
import { Checksum } from './checksum';
import * as styles from './download-button.module.css';
import { useDownload } from './use-download';

interface Props {
  item: Queries.DownloadFragment;
  /** The company host; empty for the site's own origin. */
  host: string;
  /**
   * `row`: in a list; `head`: the first of a list, in the head of its page; `hero`: among the buttons
   * of a page's head.
   */
  place?: 'page' | 'row' | 'head' | 'hero';
  /** Whether to say what the first download of a kind asks for. */
  hint?: boolean;
}

/** In a list, titles lead to the items and a link downloads: buttons would outweigh the titles. */
const lookAt = {
  page: `${looks.button} ${looks.primary}`,
  row: styles.link,
  head: `${looks.button} ${looks.primary} ${styles.head}`,
  hero: `${looks.button} ${looks.quiet}`,
};

/**
 * Downloads an item, or plays a technology video, once its form was sent (section 4). Without
 * script, a link to the form.
 */
export function DownloadButton(props: Props) {
  const { t } = useTranslation('downloads');
  const { item, place = 'page', hint = place === 'page' } = props;
  const { state, onClick } = useDownload(props);
  const factsId = useId();
  const isPending = state === 'pending';
  const isListed = place === 'row' || place === 'head';

  return (
    <div
      className={`${styles.download} ${isListed ? styles.row : ''} ${place === 'page' ? styles.page : ''}`}
    >
      <a
        className={lookAt[place]}
        href={item.form}
        target="_blank"
        rel="noopener"
        onClick={onClick}
        aria-describedby={factsId}
        {...(isPending ? { 'aria-disabled': true } : {})}
      >
        {item.label}
        <span className="visually-hidden">
          {isListed && t('titled', { title: item.title })}
          {opensTab(item.kind) && t('newTab')}
        </span>
      </a>

      <span id={factsId} className={styles.facts}>
        {item.facts}
      </span>

      {state === 'refused' && (
        <a href={item.form} target="_blank" rel="noopener" className={shared.touch}>
          {t('registerAgain')}
          <span className="visually-hidden">{t('newTab')}</span>
        </a>
      )}

      <span role="status" className="visually-hidden">
        {isPending && t('preparing')}
      </span>
      {hint && <p className={styles.hint}>{t(`firstTime.${item.kind}`)}</p>}

      {item.file && (
        <Checksum sha256={item.file.sha256} address={item.address} hasCommands={place === 'page'} />
      )}
    </div>
  );
}

export const query = graphql`
  fragment Download on Download {
    kind
    id
    title
    label
    facts
    form
    address
    file { sha256 }
  }
`;
