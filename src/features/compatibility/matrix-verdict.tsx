import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Anchor, NamedLink } from '../../components/anchor';
import { ToolFigure } from '../../components/tool-frame';
import { answerOf, judge, releaseIn } from '../../content/compatibility/rules';
import type { TextsOf } from '../../i18n/instance';
import * as shared from '../../styles/shared.module.css';
import { filterQuery, type MatrixFilter } from './filter';
import { marks } from './marks';
import * as styles from './matrix.module.css';
import type { MatrixSection, Product } from './matrix-section';
import { nearest } from './nearest';
import { conditionsOf, reasonsOf, remarksOf, verdictOf } from './words';

interface VerdictProps {
  section: MatrixSection;
  product: Product;
  filter: MatrixFilter;
}

interface ShownVerdictProps extends VerdictProps {
  /** Whether the visitor hasn't asked for it. */
  isExample: boolean;
}

/**
 * The answer for a product in large: yes, yes with conditions, or no; then until when, why, and
 * what works instead.
 */
export function Verdict({ section, product, filter, isExample }: ShownVerdictProps) {
  const { t } = useTranslation('matrix');
  const judgement = judge(product, filter, section);
  const answer = answerOf(judgement);
  const { subject, verdict } = verdictOf(product, filter, judgement.state, section, t);
  const conditions = conditionsOf({ ...filter, release: '' }, section, t);
  const combination = [subject, conditions].filter(Boolean).join(' + ');
  const points = [
    ...answerPoints({ section, product, filter }, t),
    ...supportPoints({ section, product, filter }, t),
  ];

  return (
    <>
      <p className={shared.eyebrow}>
        {isExample ? `${t('example')}${t('colon')}${combination}` : combination}
      </p>
      <ToolFigure>
        <span className={styles[answer]} aria-hidden="true">
          {marks[answer]}
        </span>{' '}
        <span key={answer}>{t(`answers.${answer}`)}</span>
      </ToolFigure>
      {judgement.state === 'yes' ? (
        <p className={shared.title}>{verdict}</p>
      ) : (
        <Nearest section={section} product={product} filter={filter} />
      )}
      <ul className={styles.points}>
        {points.filter(Boolean).map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points have no other identity
          <li key={index}>{point}</li>
        ))}
      </ul>
    </>
  );
}

/** What follows from the rules: the accepted versions, reasons and remarks. */
function answerPoints(
  { section, product, filter }: VerdictProps,
  t: TextsOf<'matrix'>,
): ReactNode[] {
  const judgement = judge(product, filter, section);
  const { state, versions } = judgement;
  const isSupported = state === 'yes';
  const isAnyVersion = filter.kubernetes === '';
  const namesVersions = isSupported && isAnyVersion;

  return [
    namesVersions && versions.length > 0 && t('accepted', { versions: versions.join(' / ') }),
    ...(isSupported && !isAnyVersion ? [] : reasonsOf(product, filter, judgement, section, t)),
    ...remarksOf(judgement),
  ];
}

/** How long the version, the platforms and the release are supported, and the licence. */
function supportPoints(
  { section, product, filter }: VerdictProps,
  t: TextsOf<'matrix'>,
): ReactNode[] {
  const { lifecycle, minors, groups } = section;
  const release = releaseIn(product, filter);
  const minor = minors.find(({ version }) => version === filter.kubernetes);
  const platforms = groups.flatMap(({ columns }) =>
    columns.filter(({ id }) => filter.platforms.includes(id)),
  );
  const maintenance = product.maintains === 'extended' && minor?.extended ? 'extended' : 'upstream';

  return [
    minor &&
      product.releases[0]?.kubernetes &&
      t(maintenance, {
        version: minor.version,
        date: minor.ends,
        extended: minor.extended ?? '',
      }),
    ...platforms.map(({ name, ends }) => ends && t('maker', { platform: name, date: ends })),
    release && (
      <NamedLink
        href={lifecycle === null ? null : `${lifecycle}#${product.id}`}
        className={styles.link}
      >
        {t('until', { full: release.full, maintenance: release.maintenance })}
      </NamedLink>
    ),
    `${t('licence')}${t('colon')}${product.licence}`,
  ];
}

/** What works instead, as a link to its answer. */
function Nearest({ section, product, filter }: VerdictProps) {
  const { t } = useTranslation('matrix');
  const combination = nearest(product, filter, section);
  if (!combination) return <p className={shared.title}>{t('noNearest')}</p>;

  const conditions = conditionsOf(combination, section, t, filter);
  return (
    <p className={shared.title}>
      <span>{t('instead') + t('colon')}</span>
      <Anchor key={conditions} href={filterQuery(combination)} className={styles.link}>
        {conditions}
      </Anchor>
    </p>
  );
}
