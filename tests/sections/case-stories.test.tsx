import { screen } from '@testing-library/react';
import { CaseStories } from '../../src/sections/case-stories/case-stories';
import { sectionOf } from '../fixtures/pages';
import { axe } from '../support/axe';
import { renderIn } from '../support/i18n';
import { sectionData } from '../support/page-query';

test('a story links to its case and says what was before and after, in words too', async () => {
  const section = sectionData(sectionOf('caseStories', 'en'));
  const { container } = renderIn('en', <CaseStories section={section} />);
  const [story] = section.stories;
  if (!story) throw new Error('no story');

  const { figure } = story;
  const { title, href, quote } = story.case;

  expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', href);
  expect(container).toHaveTextContent(`${figure.from} →`);
  expect(container).toHaveTextContent(figure.value);
  expect(container).toHaveTextContent(String(quote?.text));
  expect(await axe(container)).toHaveNoViolations();
});
