import type { Item } from '../../content/content';
import type { SectionOf } from '../../content/schemas/sections';
import { inOne } from '../../content/schemas/text';
import type { SectionResolver } from '../../content/section-definition';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { sharesOf } from '../../drawings/charts/bars';

type Story = SectionOf<'caseStories'>['stories'][number];

/**
 * The case of a story, and its figure.
 * @throws Error that says what is wrong: there is no such case, no such figure, or it has no amount from before
 */
export function findStory({ case: slug, figure: name }: Story, cases: readonly Item<'case'>[]) {
  const item = cases.find((one) => one.slug === slug);
  if (!item) throw new Error(`there is no case “${slug}”`);

  const figure = item.figures[name];
  const names = Object.keys(item.figures).join(', ');
  if (!figure) throw new Error(`the case ${slug} has no figure “${name}”, but ${names}`);

  const { was, value, label, change } = figure;
  if (!was) throw new Error(`the figure ${name} of ${slug} has no “before” and “after”`);
  return { item, was, value, label, change };
}

function storyView(story: Story, site: Site) {
  const { content, language, href, ui } = site;
  const { item, was, value, label, change } = findStory(story, content.items.case);
  const { customer, title, quote } = item[language];

  return {
    href: href(itemPath(item)),
    customer,
    industry: ui.items.industries[item.industry],
    title,
    quote: quote?.text ?? null,
    by: quote?.by ?? null,
    label: label[language],
    was: was[language],
    value: inOne(value, language),
    shares: sharesOf(change),
  };
}

export const caseStoriesView: SectionResolver<'caseStories'> = ({ stories, ...section }, site) => ({
  ...section,
  stories: stories.map((story) => storyView(story, site)),
  all: site.href('/case'),
});
