import type { SectionView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { formatDay } from '../../site/format-date';
import { conventions } from '../../site/languages';
import { daysBetween } from '../../site/today';
import { prose } from '../../views/prose';
import { cvssScore } from './cvss';
import type { AdvisoryItem } from './schema';

const courseSteps = ['reported', 'rated', 'fixed', 'published'] as const;

/** The number of an advisory: `SKY-2026-003`. */
export const advisoryNumber = (
  { id, date }: Pick<AdvisoryItem, 'id' | 'date'>,
  slug: string,
): string =>
  [slug.slice(0, 3).toUpperCase(), date.slice(0, 4), String(id).padStart(3, '0')].join('-');

/** The severity of an advisory in words. */
export const severityOf = (
  { cvss }: Pick<AdvisoryItem, 'cvss'>,
  { getFixedT }: Pick<Site, 'getFixedT'>,
): string => getFixedT('releases')(`advisory.severities.${cvssScore(cvss).severity}`);

/** Number and severity of an advisory, as shown in lists and in its head. */
export function advisoryLabel(
  item: AdvisoryItem,
  site: Pick<Site, 'content' | 'getFixedT'>,
): string {
  const number = advisoryNumber(item, site.content.vendor.slug);
  return `${number} · ${severityOf(item, site)} ${cvssScore(item.cvss).score.toFixed(1)}`;
}

/**
 * How an advisory came about: day by day from the report, how soon it was fixed, and its number at
 * the CVE programme.
 */
function courseSection(item: AdvisoryItem, site: Site): SectionView<'table'> {
  const { language, getFixedT, content } = site;
  const t = getFixedT('releases');
  const days = {
    reported: item.reported,
    rated: item.rated,
    fixed: item.fixed,
    published: item.date,
  };

  const fixedAfter = t('advisory.fixedAfter', { count: daysBetween(item.reported, item.fixed) });
  const number = item.cve
    ? t('advisory.cve', { number: item.cve })
    : t('advisory.noCve', { number: advisoryNumber(item, content.vendor.slug) });

  return {
    kind: 'table',
    id: 'course',
    heading: t('advisory.headings.course'),
    lead: [fixedAfter, number].join(conventions[language].marks.sentence),
    columns: t('advisory.courseColumns', { returnObjects: true }),
    rows: courseSteps.map((step) => [
      t(`advisory.course.${step}`),
      formatDay(days[step], language),
      String(daysBetween(item.reported, days[step])),
    ]),
  };
}

/** The sections of an advisory: affected releases, cause, workaround, upgrade, and its course. */
export function advisorySections(item: AdvisoryItem, site: Site): SectionView[] {
  const { language, getFixedT, targets } = site;
  const t = getFixedT('releases');
  const rows = item.affected.map(({ product, release, fixed }) => [
    `${targets.name(product)} ${release}`,
    t('advisory.below', { version: fixed }),
    fixed,
  ]);
  const { cause, workaround, upgrade } = item[language];

  return [
    {
      kind: 'table',
      id: 'affected',
      heading: t('advisory.headings.affected'),
      lead: `${t('advisory.vector')}${item.cvss}`,
      columns: t('advisory.columns', { returnObjects: true }),
      rows,
    },
    prose('cause', t('advisory.headings.cause'), cause),
    prose('workaround', t('advisory.headings.workaround'), workaround),
    prose('upgrade', t('advisory.headings.upgrade'), upgrade),
    courseSection(item, site),
  ];
}
