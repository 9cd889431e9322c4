import type { FigureView } from '../../content/page-view';
import type { SectionResolver } from '../../content/section-definition';
import type { Site } from '../../content/site';

function claimedFigure(claimId: string, { content, language }: Site): FigureView {
  const claim = content.claims[claimId];
  if (!claim) throw new Error(`unknown claim ${claimId}`);
  return { value: claim.value[language], label: claim.label[language] };
}

export const figuresView: SectionResolver<'figures'> = (section, site) => ({
  ...section,
  figures: section.claims.map((claimId) => claimedFigure(claimId, site)),
});
