import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import type { SectionProps } from '../../components/section-props';
import { Words } from '../../components/words';
import { unmarked } from '../../site/line-breaks';
import * as styles from './certificates.module.css';

/** Certificates in one row, with a link to the page about all of them. */
export function Certificates({ section }: SectionProps<Queries.CertificatesSectionFragment>) {
  const { t } = useTranslation('page');
  const { id, heading, certificates, tablePage } = section;

  return (
    <section className={styles.row} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className="visually-hidden" id={`${id}-heading`}>
        {unmarked(heading)}
      </h2>
      <ul>
        {certificates.map(({ name, isHeld, date }) => (
          <li key={name} data-held={isHeld}>
            <span aria-hidden="true">{isHeld ? '✓' : '—'}</span>
            <span className="visually-hidden">{isHeld ? t('yes') : t('no')}</span>
            <b>
              <Words text={name} />
            </b>
            <small>{date}</small>
          </li>
        ))}
        <li>
          <Anchor href={tablePage.href}>{tablePage.name}</Anchor>
        </li>
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment CertificatesSection on CertificatesSection {
    ...SectionHead
    certificates {
      name
      isHeld
      date
    }
    tablePage {
      name
      href
    }
  }
`;
