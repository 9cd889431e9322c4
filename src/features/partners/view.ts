import type { Site } from '../../content/site';
import { conventions } from '../../site/languages';
import type { Partners } from './schema';

type Partner = Partners['partners'][number];

/**
 * The partners, those of the highest tier first, as a table. Products that the language hides are
 * left out, and a partner without any other.
 */
export function partnerTable({ content, language, targets, getFixedT }: Site) {
  const { partners, tiers } = content.partners;
  const t = getFixedT('partners');
  const { list } = conventions[language].marks;

  const order = Object.keys(tiers);
  const partnersByTier = [...partners].sort(
    (a, b) => order.indexOf(a.tier) - order.indexOf(b.tier),
  );

  const rows = partnersByTier.flatMap((partner: Partner): string[][] => {
    const products = partner.products.filter(targets.isVisible).map(targets.name);
    if (products.length === 0) return [];

    const kinds = partner.kinds.map((kind) => t(`kinds.${kind}`));
    return [
      [
        partner.name[language],
        tiers[partner.tier]?.name[language] ?? '',
        kinds.join(list),
        partner.region[language],
        products.join(list),
        partner.languages[language],
      ],
    ];
  });

  return { columns: t('columns', { returnObjects: true }), rows };
}
