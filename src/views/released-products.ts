import type { PageLink } from '../content/page-view';
import type { ProductFacts } from '../content/schemas/facts';
import type { Site } from '../content/site';
import { formatDay } from '../site/format-date';
import { manifest } from '../site/manifest';

/*
 * What the pages about all products share: compatibility, lifecycle, licences. They are built from
 * facts only.
 */

/** Formats a day without line breaks, because table columns are narrow. */
export const unbrokenDay = (date: string, { language }: Pick<Site, 'language'>): string =>
  formatDay(date, language).replaceAll(' ', '\u00a0');

/** A product's name in addresses and anchors of these pages, which is that of its facts file. */
export const productSlug = (id: string): string => id.replace('product/', '');

/**
 * The visible products with releases, in the order of the manifest, each with its newest release.
 */
export const releasedProducts = ({ content, targets }: Site) =>
  manifest.flatMap(({ id }) => {
    const facts = content.facts.get(id);
    const newest = facts?.releases[0];
    return facts && newest && targets.isVisible(id) ? [{ id, facts, newest }] : [];
  });

/** The names of a product and the link to its page. */
export const productRow = (
  id: string,
  { name, category }: ProductFacts,
  { language, targets }: Site,
) => ({
  id: productSlug(id),
  name: name[language],
  category: category[language],
  title: targets.name(id),
  ...targets.to(id),
});

/** Licence metric and trial of each product. */
export function licences(site: Site) {
  const { language, getFixedT, targets } = site;
  const t = getFixedT('specification');
  const rows = releasedProducts(site).map(({ id, facts: { licence, trial } }) => [
    targets.name(id),
    licence[language],
    trial[language],
  ]);
  return { columns: [getFixedT('releases')('product'), t('licence'), t('trial')], rows };
}

/**
 * Links to a product on the pages about all products, as far as the site has them; for a family or
 * a hidden product, to these pages as a whole.
 */
export function factLinks(id: string, site: Site): PageLink[] {
  const t = site.getFixedT('releases');
  const isReleased = releasedProducts(site).some((product) => product.id === id);
  const slug = productSlug(id);
  const links = [
    {
      label: t('links.compatibility'),
      to: `compatibility${isReleased ? `?product=${slug}#${slug}` : ''}`,
    },
    { label: t('links.lifecycle'), to: `lifecycle${isReleased ? `#${slug}` : ''}` },
  ];

  return links.flatMap(({ label, to }) => {
    const href = site.targets.hrefIfAny(to);
    return href === null ? [] : [{ label, href }];
  });
}
