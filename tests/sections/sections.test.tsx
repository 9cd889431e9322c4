import { screen, within } from '@testing-library/react';
import { Hero } from '../../src/components/hero';
import { ItemFacts } from '../../src/components/item-facts';
import type { SectionView } from '../../src/content/page-view';
import type { SectionKind } from '../../src/content/schemas/sections';
import { sectionDefinitions } from '../../src/content/section-definition';
import { eachText } from '../../src/content/texts';
import { features } from '../../src/features';
import { toolSections } from '../../src/features/browser-tools';
import { unmarked } from '../../src/site/line-breaks';
import { articleKinds } from '../../src/templates/kinds/article';
import { Sections } from '../../src/templates/sections';
import { pageAt, sectionOf } from '../fixtures/pages';
import { renderIn, textsIn } from '../support/i18n';
import { pageData, sectionData } from '../support/page-query';

const kinds = Object.keys(sectionDefinitions(features)) as SectionKind[];

/** What the matrix shows only in an answer: older releases, and what rules are about. */
const keysOfAnswers = [
  /^rules\.\d+\.(platforms|kubernetes|releases)\./,
  /\.releases\.[1-9]\d*\.(version|kubernetes|full|maint)/,
  /\.(last|maintains|ends)$/,
  /^products\.\d+\.category$/,
];

/** Keys of ids, addresses and choices of layout, which nobody reads. */
const namesOfNoText = new Set([
  'kind',
  'key',
  'language',
  'id',
  'slug',
  'to',
  'href',
  'path',
  'cover',
  'case',
  'of',
  'filter',
  'layout',
  'more',
  'feed',
  'from',
  'devices',
  'family',
  'date',
  'lifecycle',
  'releaseFeed',
  'calendar',
  'available',
  'state',
  'level',
  'product',
  'page',
  'consult',
  'anchor',
  'calendarHref',
]);

/**
 * What the page says elsewhere, or in an answer: a download's button, the words of tables, figures
 * that the list beside them says, earlier states of a replay, the numbers of clauses, which the
 * stylesheet writes, what only an item's own page says of it, and the addresses of a list of files.
 */
const keysSaidElsewhere = [
  /^timesCondition$/,
  /^products\.\d+\.title$/,
  /\.item\.(tags|facts)\./,
  /\.kubernetesRange\./,
  /^(claims|files)\./,
  /(^|\.)facets\./,
  /(^|\.)download\./,
  /^(figure|drawing|componentLinks)\./,
  /^lanes\.\d+\.states\.[0-5]/,
  /\.clauses\.\d+\.number$/,
  /^all$/,
  /^forms\.\d+$/,
  // In a field that is empty.
  /^search\./,
];

/**
 * Texts that a rule leaves out: a date that a figure replaces, an invitation whose page this
 * language hides, and what stands in the place of an empty table's rows.
 */
function textsLeftOut(section: SectionView): Set<string> {
  const texts = new Set<string>();
  if (section.kind === 'listing') {
    for (const { item } of section.entries) {
      if ('figure' in item && item.figure) texts.add(item.day);
    }
  }

  const hasRows = 'rows' in section && section.rows.length > 0;
  if (hasRows && 'none' in section && typeof section.none === 'string') texts.add(section.none);

  if (section.kind === 'callToAction') {
    for (const action of [section.action, section.secondary]) {
      if (action?.to === null) texts.add(action.label);
    }
  }

  return texts;
}

/**
 * The texts of a section that a reader must find: all but ids, addresses and what is not shown by
 * rule.
 */
function visibleTexts(section: SectionView): string[] {
  const texts: string[] = [];
  eachText(section, (key, text) => {
    const kind: string = section.kind;
    const matchesKey = (pattern: RegExp) => pattern.test(key);
    const isOfAnswer = kind === 'matrix' && keysOfAnswers.some(matchesKey);
    const isNoText = namesOfNoText.has(key.split('.').at(-1) ?? '');
    if (isOfAnswer || isNoText || keysSaidElsewhere.some(matchesKey)) return;

    texts.push(text);
  });

  const leftOut = textsLeftOut(section);
  return texts.filter((text) => !leftOut.has(text));
}

const show = (sections: readonly SectionView[]) =>
  renderIn(
    'en',
    <Sections sections={sections.map(sectionData)} kinds={{ ...articleKinds, ...toolSections }} />,
  );

// axe looks at them on their pages: tests/smoke/pages.ts.
test.each(kinds)(
  '%s is a region named by its own heading, can be jumped to, and shows every text of it',
  (kind) => {
    const section: SectionView = sectionOf(kind, 'en');
    const { container } = show([section]);
    // A region: looking for it by its role takes a second where there are many elements.
    const region = container.querySelector(`section[id="${section.id}"]`);

    expect(region).toHaveAccessibleName(section.heading);
    expect(region?.querySelector('h2')).toHaveTextContent(section.heading);

    const shownText = container.textContent ?? '';
    expect(visibleTexts(section).filter((text) => !shownText.includes(text))).toEqual([]);
  },
);

test("the head of a product's page: breadcrumbs that end with the page itself, and 'Consult now' before its own actions", () => {
  const view = pageData(pageAt('/en/product/BCC').view);
  const consult = { label: 'Consult now', to: '/en/consult', devices: null, download: null };
  renderIn(
    'en',
    <Hero
      {...view}
      hero={{
        ...view.hero,
        actions: [consult, ...view.hero.actions],
      }}
    />,
  );

  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.indexOf('Consult now')).toBe(links.length - 1 - view.hero.actions.length);

  const crumbs = within(
    screen.getByRole('navigation', { name: textsIn('en', 'common')('breadcrumbs') }),
  ).getAllByRole('listitem');
  expect(crumbs.map((crumb) => crumb.getAttribute('aria-current'))).toEqual([
    ...crumbs.slice(1).map(() => null),
    'page',
  ]);
  expect(within(crumbs.at(-1) as HTMLElement).queryByRole('link')).toBeNull();
});

test('a heading of a name and a promise shows the name apart, and is still one text', () => {
  const view = pageData(pageAt('/en/product/BCC').view);
  const { container } = renderIn(
    'en',
    <Hero {...view} hero={{ ...view.hero, heading: 'ACE: GPU sharing' }} />,
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^ACE: GPU sharing$/);
  expect(container.querySelector('h1 > span')).toHaveTextContent(/^ACE:$/);
});

test('tags of an item lead to the filtered list of tags, on phones, which have none (section 2), to a search', () => {
  const { view } = pageAt('/en/case/bank');
  if (!view.item) throw new Error('no item');

  renderIn('en', <ItemFacts item={view.item} />);
  const links = screen.getAllByRole('link', { name: 'Containers' });

  expect(links.map((link) => [link.dataset['devices'], link.getAttribute('href')])).toEqual([
    ['desktop', '/en/tags?filter=Containers'],
    ['phone', '/en/search?query=Containers'],
  ]);
  expect(screen.getByText(unmarked(view.item.day)).tagName).toBe('TIME');
});

test.each([
  [6, 0],
  [7, 1],
])('a table of %i rows has %i folds for phones, which name its first rows', (count, folds) => {
  const rows = Array.from({ length: count }, (_, index) => [`Row ${index + 1}`, 'x', '']);
  const { container } = show([
    { ...sectionOf('table', 'en'), columns: ['A', 'B', 'C'], rows, marks: null },
  ]);
  const details = [...container.querySelectorAll('details')];

  expect(details).toHaveLength(folds);
  for (const fold of details)
    expect(fold.querySelector('summary')).toHaveTextContent('Row 1 · Row 2');
  expect(container.querySelectorAll('tbody tr')).toHaveLength(count);
});

test('a link to another site opens in a new tab and says so to screen readers', () => {
  show([
    {
      ...sectionOf('links', 'en'),
      items: [{ label: 'Code', text: 'Source.', to: 'https://code.example' }],
    },
  ]);
  const link = screen.getByRole('link');

  expect(link).toHaveAccessibleName(
    expect.stringMatching(`^Code.*${textsIn('en', 'common')('opensInNewTab')}`),
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a product or invitation whose page is hidden in this language is not linked (section 4)', () => {
  const items = [{ name: 'API gateway', role: 'Front door.', to: null }];
  const action = { label: 'Go', to: null };
  const secondary = { label: 'Or here', to: '/en/consult' };

  show([
    { ...sectionOf('productsUsed', 'en'), items },
    { ...sectionOf('callToAction', 'en'), action, secondary },
  ]);

  expect(screen.getByRole('heading', { name: 'API gateway' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Or here']);
});

test('a flow of a diagram names both ends', () => {
  show([sectionOf('architecture', 'en')]);
  const flow = textsIn('en', 'page')('flow', {
    from: 'Console',
    to: 'API server',
    label: 'queries',
  });

  expect(screen.getByText(flow)).toBeInTheDocument();
});
