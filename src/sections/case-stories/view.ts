import { findCaseFigure } from '../../content/case-figure';
import type { SectionResolver } from '../../content/section-definition';
import { caseCustomer } from '../../views/case-figure';

export const caseStoriesView: SectionResolver<'caseStories'> = ({ stories, ...section }, site) => ({
  ...section,
  stories: stories.map((story) =>
    caseCustomer(findCaseFigure(story, site.content.items.case), site),
  ),
  all: site.targets.hrefIfAny('case'),
  total: site.content.items.case.length,
});
