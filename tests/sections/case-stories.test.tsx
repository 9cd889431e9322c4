import { screen } from '@testing-library/react';
import { CaseStories } from '../../src/sections/case-stories/case-stories';
import { findStory } from '../../src/sections/case-stories/view';
import { sectionOf } from '../fixtures/pages';
import { content } from '../fixtures/site';
import { axe } from '../support/axe';
import { renderIn } from '../support/i18n';
import { sectionData } from '../support/page-query';

test('a story links to its case and says what was before and after, in words too', async () => {
  const section = sectionData(sectionOf('caseStories', 'en'));
  const { container } = renderIn('en', <CaseStories section={section} />);
  const [story] = section.stories;

  expect(screen.getByRole('link', { name: story?.title })).toHaveAttribute('href', story?.href);
  expect(container).toHaveTextContent(`${story?.was} →`);
  expect(container).toHaveTextContent(String(story?.value));
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['there is no case', { case: 'nobody', figure: 'partnerTest' }],
  ['has no figure', { case: 'bank', figure: 'nothing' }],
  ['has no “before”', { case: 'bank', figure: 'systems' }],
])('a story of which %s is refused', (message, story) => {
  expect(() => findStory(story, content.items.case)).toThrow(message);
});
