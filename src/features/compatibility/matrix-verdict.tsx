import type { ReactNode } from 'react';
import { Anchor } from '../../components/anchor';
import { formatMessage } from '../../i18n/texts';
import * as shared from '../../styles/shared.module.css';
import { filterQuery, type MatrixFilter } from './filter';
import * as styles from './matrix.module.css';
import type { MatrixSection, Product } from './matrix-section';
import { nearest } from './nearest';
import { judge, releaseIn } from './rules';
import { conditionsOf, reasonsOf, remarksOf, verdictOf } from './words';

const marks = { yes: '✓', no: '✗', unverified: '?' } as const;

interface VerdictProps {
  section: MatrixSection;
  product: Product;
  filter: MatrixFilter;
}

/** The answer for a product: yes, with support dates and licence; or no, with the reasons and the nearest supported combination. */
export function Verdict({ section, product, filter }: VerdictProps) {
  const { state } = judge(product, filter, section);
  const { subject, verdict } = verdictOf(product, filter, state, section);
  const points = [
    ...answerPoints({ section, product, filter }),
    ...supportPoints({ section, product, filter }),
  ];

  return (
    <>
      <p className={shared.title}>
        <strong>{subject}</strong>
        <span>{`${section.texts.colon}${marks[state]} ${verdict}`}</span>
      </p>
      <ul>
        {points.filter(Boolean).map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points have no other identity
          <li key={at}>{point}</li>
        ))}
      </ul>
    </>
  );
}

/** What follows from the rules: the accepted versions, reasons and remarks, the nearest supported combination. */
function answerPoints({ section, product, filter }: VerdictProps): ReactNode[] {
  const { texts } = section;
  const judgement = judge(product, filter, section);
  const { state, versions } = judgement;
  const isSupported = state === 'yes';
  const isAnyVersion = filter.kubernetes === '';
  const namesVersions = isSupported && isAnyVersion;

  return [
    namesVersions &&
      versions.length > 0 &&
      formatMessage(texts.accepted, { versions: versions.join(' / ') }),
    ...(isSupported && !isAnyVersion ? [] : reasonsOf(product, filter, judgement, section)),
    ...(isSupported
      ? remarksOf(judgement)
      : [<Nearest key="nearest" section={section} product={product} filter={filter} />]),
  ];
}

/** How long the version, the platforms and the release are supported, and the licence. */
function supportPoints({ section, product, filter }: VerdictProps): ReactNode[] {
  const { texts, lifecycle, minors, groups } = section;
  const release = releaseIn(product, filter);
  const minor = minors.find(({ version }) => version === filter.kubernetes);
  const platforms = groups.flatMap(({ columns }) =>
    columns.filter(({ id }) => filter.platforms.includes(id)),
  );
  const maintenance =
    product.maintains === 'extended' && minor?.extended ? texts.extended : texts.upstream;

  return [
    minor &&
      product.releases[0]?.kubernetes &&
      formatMessage(maintenance, {
        version: minor.version,
        date: minor.ends,
        extended: minor.extended ?? '',
      }),
    ...platforms.map(
      ({ name, ends }) => ends && formatMessage(texts.maker, { platform: name, date: ends }),
    ),
    release && (
      <Anchor href={`${lifecycle}#${product.id}`} className={styles.link}>
        {formatMessage(texts.until, { full: release.full, maintenance: release.maintenance })}
      </Anchor>
    ),
    `${texts.licence}${texts.colon}${product.licence}`,
  ];
}

/** The nearest supported combination, as a link to its answer. */
function Nearest({ section, product, filter }: VerdictProps) {
  const { texts } = section;
  const combination = nearest(product, filter, section);
  if (!combination) return <span>{texts.noNearest}</span>;

  const conditions = conditionsOf(combination, section, filter);
  return (
    <>
      <span>{texts.nearest + texts.colon}</span>
      <Anchor key={conditions} href={filterQuery(combination)} className={styles.link}>
        {conditions}
      </Anchor>
    </>
  );
}
