/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { eachText } from '../../src/build/content/texts';
import { Hero } from '../../src/components/hero';
import { ItemFacts } from '../../src/components/item-facts';
import { Sections } from '../../src/components/sections/registry';
import { languages } from '../../src/config/languages';
import { section as sectionSchema } from '../../src/contract/content/sections';
import type { SectionView } from '../../src/routes/page-view';
import { labelsOf, pageAt, sectionsOfKind } from '../support/real-pages';

const kinds = sectionSchema.options.map(({ entries }) => entries.kind.literal);
const cases = languages.flatMap((language) => kinds.map((kind) => [kind, language] as const));

/** The texts of a section that a reader must find: all but ids, addresses and what is not shown by rule. */
function visibleTexts(section: SectionView): string[] {
  const found: string[] = [];
  eachText(section, (key, text) => {
    // A download's button is the template's; the words of tables about all products are filled in; a map and an axis say what the list beside them says.
    if (
      !/(^|\.)(kind|id|to|href|path|case|of|filter|layout|more|feed|from|devices|date|lifecycle|available|state)$|^(claims|texts|files)\.|(^|\.)facets\.|(^|\.)download\.|^(map|drawing|axes)\./.test(
        key,
      )
    )
      found.push(text);
  });
  // A figure replaces the date; an invitation whose page this language hides is left out.
  const left = new Set(
    section.kind === 'listing'
      ? section.entries.flatMap(({ figure, day }) => (figure && day ? [day] : []))
      : section.kind === 'callToAction'
        ? [section.action, section.secondary].flatMap((action) => (action?.to === null ? [action.label] : []))
        : [],
  );
  return found.filter((text) => !left.has(text));
}

/** The fullest section; not the list of all items, whose rows are those of any other list. */
const longest = (sections: readonly SectionView[]) =>
  sections
    .filter((section) => !(section.kind === 'listing' && section.of === 'tags'))
    .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];

const show = (sections: readonly SectionView[], language: (typeof languages)[number]) =>
  render(<Sections sections={sections} labels={labelsOf(language)} />);

describe.each(cases)('%s in %s, as the data folder has it', (kind, language) => {
  const all = sectionsOfKind(kind, language) as SectionView[];
  const section = longest(all);
  if (!section) throw new Error(`no page has a section ${kind}`);

  test('is a region named by its own heading, and can be jumped to', () => {
    show([section], language);
    const region = screen.getByRole('region', { name: section.heading });
    expect(region).toHaveAttribute('id', section.id);
    expect(within(region).getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument();
  });

  test('shows every text that editors wrote', () => {
    for (const each of all) {
      const { container, unmount } = show([each], language);
      const shown = container.textContent ?? '';
      expect(visibleTexts(each).filter((text) => !shown.includes(text))).toEqual([]);
      unmount();
    }
  });

  test('axe finds nothing in it', async () => {
    const { container } = show([section], language);
    expect(await axe(container)).toHaveNoViolations();
  }, 30_000);
});

test("the head of a product's page: breadcrumbs that end with the page itself, and 'Consult now' before its own actions", () => {
  const { view } = pageAt('/en/product/BCC');
  render(
    <Hero {...view} breadcrumbsLabel="You are here" firstAction={{ label: 'Consult now', to: view.consult ?? '' }} />,
  );
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.indexOf('Consult now')).toBe(links.length - 1 - view.hero.actions.length);
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
  expect(crumbs.map((crumb) => crumb.getAttribute('aria-current'))).toEqual([
    ...crumbs.slice(1).map(() => null),
    'page',
  ]);
  expect(within(crumbs.at(-1) as HTMLElement).queryByRole('link')).toBeNull();
});

test('tags of an item lead to the filtered list of tags, on phones, which have none (section 2), to a search', () => {
  const { view } = pageAt('/en/case/linjiang-bank');
  if (!view.item) throw new Error('no item');
  render(<ItemFacts item={view.item} labels={labelsOf('en')} />);
  const links = screen.getAllByRole('link', { name: 'Containers' });
  expect(links.map((link) => [link.dataset['devices'], link.getAttribute('href')])).toEqual([
    ['desktop', '/en/tags?filter=Containers'],
    ['phone', '/en/search?query=Containers'],
  ]);
  expect(screen.getByText(view.item.day).tagName).toBe('TIME');
});

test.each([
  [6, 0],
  [7, 1],
])('a table of %i rows has %i folds for phones, which name its first rows', (count, folds) => {
  const rows = Array.from({ length: count }, (_, index) => [`Row ${index + 1}`, 'x', true]);
  const [section] = sectionsOfKind('table', 'en');
  if (!section) throw new Error('no table');
  const { container } = show([{ ...section, columns: ['A', 'B', 'C'], rows } as SectionView], 'en');
  const details = [...container.querySelectorAll('details')];
  expect(details).toHaveLength(folds);
  for (const fold of details) expect(fold.querySelector('summary')).toHaveTextContent('All 7 rows: Row 1 · Row 2');
  expect(container.querySelectorAll('tbody tr')).toHaveLength(count);
});

describe('links in sections', () => {
  /** The first section of a kind in English, changed. */
  const showOne = <K extends SectionView['kind']>(kind: K, changes: Partial<SectionView<K>>) => {
    const [section] = sectionsOfKind(kind, 'en');
    if (!section) throw new Error(`no ${kind}`);
    show([{ ...section, ...changes } as SectionView], 'en');
  };
  const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

  test('a link to another site opens in a new tab and says so to screen readers', () => {
    showOne('links', { items: [{ label: 'Code', text: 'Source code.', to: 'https://code.example' }] });
    const link = screen.getByRole('link', { name: /Code.*opens in a new tab/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('a product or invitation whose page is hidden in this language is not linked (section 4)', () => {
    showOne('productsUsed', { items: [{ name: 'API gateway', role: 'Front door.', to: null }] });
    expect(screen.getByRole('heading', { name: 'API gateway' })).toBeInTheDocument();
    showOne('callToAction', { action: { label: 'Go', to: null }, secondary: { label: 'Or here', to: '/en/consult' } });
    expect(links()).toEqual(['Or here']);
  });

  test('a flow of a diagram names both ends', () => {
    const [section] = sectionsOfKind('architecture', 'en');
    const [flow] = section?.diagram.flows ?? [];
    const names = section?.diagram.layers.flatMap(({ components }) => components) ?? [];
    const nameOf = (id?: string) => names.find((component) => component.id === id)?.name;
    showOne('architecture', {});
    expect(screen.getByText(`${nameOf(flow?.from)} → ${nameOf(flow?.to)}: ${flow?.label}`)).toBeInTheDocument();
  });
});
