import type { SectionView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { prose } from '../../views/prose';
import { cvssScore } from './cvss';
import type { AdvisoryItem } from './schema';

/** The number of an advisory: `SKY-2026-003`. */
export const advisoryNumber = (
  { id, date }: Pick<AdvisoryItem, 'id' | 'date'>,
  slug: string,
): string =>
  [slug.slice(0, 3).toUpperCase(), date.slice(0, 4), String(id).padStart(3, '0')].join('-');

/** The severity of an advisory in words. */
export const severityOf = (
  { cvss }: Pick<AdvisoryItem, 'cvss'>,
  { ui }: Pick<Site, 'ui'>,
): string => ui.releases.advisory.severities[cvssScore(cvss).severity];

/** Number and severity of an advisory, as shown in lists and in its head. */
export function advisoryLabel(item: AdvisoryItem, site: Pick<Site, 'content' | 'ui'>): string {
  const number = advisoryNumber(item, site.content.vendor.slug);
  return `${number} · ${severityOf(item, site)} ${cvssScore(item.cvss).score.toFixed(1)}`;
}

/** The sections of an advisory: affected releases, cause, workaround and upgrade. */
export function advisorySections(item: AdvisoryItem, site: Site): SectionView[] {
  const { language, ui, targets } = site;
  const { headings, columns, vector, below } = ui.releases.advisory;
  const rows = item.affected.map(({ product, release, fixed }) => [
    `${targets.name(product)} ${release}`,
    below.replace('{{version}}', fixed),
    fixed,
  ]);
  const { cause, workaround, upgrade } = item[language];
  return [
    {
      kind: 'table',
      id: 'affected',
      heading: headings.affected,
      lead: `${vector}${item.cvss}`,
      columns,
      rows,
    },
    prose('cause', headings.cause, cause),
    prose('workaround', headings.workaround, workaround),
    prose('upgrade', headings.upgrade, upgrade),
  ];
}
