/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { eachText } from '../../src/build/content/texts';
import { Hero } from '../../src/components/hero';
import { ItemFacts } from '../../src/components/item-facts';
import { SectionNavigation } from '../../src/components/section-navigation';
import { Sections } from '../../src/components/sections/registry';
import { type Language, languages } from '../../src/config/languages';
import { section as sectionSchema } from '../../src/contract/content/sections';
import { formatDay } from '../../src/lib/format-date';
import type { SectionView } from '../../src/routes/page-view';
import { PageBody } from '../../src/templates/page-body';
import { content, labelsOf, pageAt, pagesOfAllKinds, sectionsOfKind } from '../support/real-pages';

beforeAll(() => {
  // jsdom has no layout and nothing to scroll.
  Element.prototype.scrollTo = () => undefined;
});

const kinds = sectionSchema.options.map(({ entries }) => entries.kind.literal);
const cases = languages.flatMap((language) => kinds.map((kind) => [kind, language] as const));

/** Levels of the headings in the order of the document. */
const headingLevels = (container: Element) =>
  [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
/** Headings that leave a level out, e.g. an h4 behind an h2. */
const leaps = (levels: readonly number[], first: number) =>
  levels.filter((level, index) => level - (levels[index - 1] ?? first - 1) > 1);

/** The texts of a section that a reader must find: all but ids, addresses and what is not shown by rule. */
function visibleTexts(section: SectionView, language: Language): string[] {
  const found: string[] = [];
  eachText(section, (key, text) => {
    // A download's button is the template's.
    if (
      !/(^|\.)(kind|id|to|href|of|filter|more|feed|from|devices)$|^claims\.|(^|\.)facets\.|(^|\.)download\./.test(key)
    )
      found.push(/^entries\.\d+\.date$/.test(key) ? formatDay(text, content.ui[language].page.dateFormat) : text);
  });
  // A figure stands in the date's place; an invitation that leads nowhere in this language is left away.
  const left = new Set(
    section.kind === 'listing'
      ? section.entries.flatMap(({ figure, date }) =>
          figure && date ? [formatDay(date, content.ui[language].page.dateFormat)] : [],
        )
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
    const { container } = show([section], language);
    const region = screen.getByRole('region', { name: section.heading });
    expect(region).toHaveAttribute('id', section.id);
    expect(within(region).getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument();
    expect(leaps(headingLevels(container), 2)).toEqual([]);
  });

  test('shows every text that editors wrote', () => {
    for (const each of all) {
      const { container, unmount } = show([each], language);
      const shown = container.textContent ?? '';
      expect(visibleTexts(each, language).filter((text) => !shown.includes(text))).toEqual([]);
      unmount();
    }
  });
});

// The structure is the same in both languages; whole pages are looked at in each below.
test.each(kinds)('axe finds nothing in %s', async (kind) => {
  const section = longest(sectionsOfKind(kind, 'en') as SectionView[]);
  const { container } = show(section ? [section] : [], 'en');
  expect(container).not.toBeEmptyDOMElement();
  expect(await axe(container)).toHaveNoViolations();
});

describe.each(languages)('whole pages in %s', (language) => {
  test.each(pagesOfAllKinds(language).map((page) => [page.path, page] as const))(
    '%s has one h1, its headings in order, no id twice',
    (_, { view }) => {
      const labels = labelsOf(language);
      const { container } = render(
        <main>
          <Hero {...view} breadcrumbsLabel={content.ui[language].common.breadcrumbs} />
          <SectionNavigation label={labels.sectionNavigation} entries={view.navigation} />
          <PageBody view={view} labels={labels} />
        </main>,
      );
      const levels = headingLevels(container);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      expect(leaps(levels, 1)).toEqual([]);
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      for (const link of container.querySelectorAll('a[href^="#"]'))
        expect(ids).toContain(link.getAttribute('href')?.slice(1));
    },
  );

  test.each(['/product/BCC', '/solution/DisasterTolerant', '/case/linjiang-bank'])(
    '%s has nothing that axe finds',
    async (path) => {
      const labels = labelsOf(language);
      const { view } = pageAt(language === 'en' ? `/en${path}` : path);
      const { container } = render(
        <main>
          <Hero
            {...view}
            breadcrumbsLabel={content.ui[language].common.breadcrumbs}
            {...(view.consult ? { firstAction: { label: labels.consultNow, to: view.consult } } : {})}
          >
            {view.item && <ItemFacts item={view.item} labels={labels} />}
          </Hero>
          {view.navigation.length > 0 && (
            <SectionNavigation label={labels.sectionNavigation} entries={view.navigation} />
          )}
          <PageBody view={view} labels={labels} />
        </main>,
      );
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

describe('the head of a page', () => {
  test("a product's first action is 'Consult now'; its own follow", () => {
    const { view } = pageAt('/en/product/BCC');
    render(
      <Hero {...view} breadcrumbsLabel="You are here" firstAction={{ label: 'Consult now', to: view.consult ?? '' }} />,
    );
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.indexOf('Consult now')).toBe(names.length - 1 - view.hero.actions.length);
    expect(screen.getByRole('link', { name: 'Consult now' })).toHaveAttribute('href', view.consult);
  });

  test('breadcrumbs mark the page itself and do not link it', () => {
    const { view } = pageAt('/en/product/BCC');
    render(<Hero {...view} breadcrumbsLabel="You are here" />);
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
    const last = crumbs.at(-1) as HTMLElement;
    expect(last).toHaveAttribute('aria-current', 'page');
    expect(within(last).queryByRole('link')).toBeNull();
    expect(crumbs.filter((crumb) => crumb.hasAttribute('aria-current'))).toHaveLength(1);
  });

  test('tags of an item lead to the list of tags, narrowed', () => {
    const { view } = pageAt('/en/case/linjiang-bank');
    if (!view.item) throw new Error('no item');
    render(<ItemFacts item={view.item} labels={labelsOf('en')} />);
    expect(screen.getByRole('link', { name: 'Containers' })).toHaveAttribute('href', '/en/tags?filter=Containers');
    expect(screen.getByText(view.item.date).tagName).toBe('TIME');
  });
});

describe('links in sections', () => {
  test('an address of another site opens in a new tab, and says so to screen readers', () => {
    const [section] = sectionsOfKind('links', 'en');
    if (!section) throw new Error('no links');
    show([{ ...section, items: [{ label: 'Code', text: 'Source code.', to: 'https://code.example' }] }], 'en');
    const link = screen.getByRole('link', { name: /Code.*opens in a new tab/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('where this language does not link, the name stands without a link', () => {
    const [section] = sectionsOfKind('productsUsed', 'en');
    if (!section) throw new Error('no products');
    show([{ ...section, items: [{ name: 'API gateway', role: 'Front door.', to: null }] }], 'en');
    expect(screen.getByRole('heading', { name: 'API gateway' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('an invitation whose page is hidden shows no button', () => {
    const [section] = sectionsOfKind('callToAction', 'en');
    if (!section) throw new Error('no invitation');
    show([{ ...section, action: { label: 'Go', to: null }, secondary: { label: 'Or here', to: '/en/consult' } }], 'en');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Or here']);
  });

  test('a flow of a diagram names both ends', () => {
    const [section] = sectionsOfKind('architecture', 'en');
    const [flow] = section?.diagram.flows ?? [];
    if (!section || !flow) throw new Error('no flow');
    show([section], 'en');
    const names = new Map(
      section.diagram.layers.flatMap(({ components }) => components.map(({ id, name }) => [id, name])),
    );
    expect(screen.getByText(`${names.get(flow.from)} → ${names.get(flow.to)}: ${flow.label}`)).toBeInTheDocument();
  });

  test('each cell of a table has its row’s and its column’s heading', () => {
    const [section] = sectionsOfKind('table', 'en');
    if (!section) throw new Error('no table');
    show([section], 'en');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(section.columns);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      section.rows.map(([first]) => first),
    );
  });
});
