import { findCaseFigure } from '../../content/case-figure';
import type { SectionResolver } from '../../content/section-definition';
import { caseCustomer } from '../../views/case-figure';

export const caseStoriesView: SectionResolver<'caseStories'> = ({ stories, ...section }, site) => ({
  ...section,
  stories: stories.map((story) => {
    const choice = findCaseFigure(story, site.content.items.case);
    const { quote } = choice.item[site.language];

    return {
      customer: caseCustomer(choice, site),
      quote: quote?.text ?? null,
      by: quote?.by ?? null,
    };
  }),
  all: site.targets.hrefIfAny('case'),
});
