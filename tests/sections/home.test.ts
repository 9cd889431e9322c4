import { checkStructure } from '../../src/content/check-structure';
import type { PageContent } from '../../src/content/content';
import type { SectionKind } from '../../src/content/schemas/sections';
import { sectionDefinitions } from '../../src/content/section-definition';
import { features } from '../../src/features';
import { sectionType } from '../../src/gatsby/section-types';
import { registry } from '../../src/templates/section-registry';
import { content } from '../fixtures/site';

/* The kinds of sections that home may have: it loads the code and styles of no others. */

const kinds = Object.entries(sectionDefinitions(features));

test('home has a component for each kind that it may have, and for no other', () => {
  const homeKinds = kinds.flatMap(([kind, { isForHome }]) => (isForHome ? [kind] : []));
  const types = homeKinds.map((kind) => sectionType(kind as SectionKind));

  expect(Object.keys(registry).sort()).toEqual(types.sort());
});

const home = content.pages.get('home');
if (!home) throw new Error('The small site has no home');

const issuesOfHome = (page: PageContent) =>
  checkStructure(
    { ...content, pages: new Map(content.pages).set('home', page) },
    features,
  ).structure.filter(({ source }) => source.startsWith('data/pages/home.'));

test('the check names a section of another kind by its file and key, and what home may have', () => {
  expect(issuesOfHome(home)).toEqual([]);

  const prose = { kind: 'prose' as const, id: 'remark', heading: 'A remark', paragraphs: ['So.'] };
  const sections = [...home.en.sections, prose];

  expect(issuesOfHome({ ...home, en: { ...home.en, sections } })).toEqual([
    {
      source: 'data/pages/home.en.json',
      key: `sections.${home.en.sections.length}.kind`,
      message: expect.stringContaining('architecture'),
    },
  ]);
});
