import type { Content } from '../../src/content/content';
import { createSite } from '../../src/content/site';
import { features } from '../../src/features';
import { offerOf } from '../../src/gatsby/pages/offer';
import { buildPages } from '../../src/gatsby/pages/pages';
import { searchFactsOf } from '../../src/gatsby/search-facts';
import { languages } from '../../src/site/languages';
import { manifest } from '../../src/site/manifest';
import { metadataOf } from '../../src/views/metadata';
import { factLinks } from '../../src/views/released-products';
import { content, menu, today } from '../fixtures/site';

/*
 * docs/adding.md, "Taking a feature out": without a page there is neither its file, nor a link to
 * it, nor an error.
 */

const hasRoute = (id: string): boolean => manifest.some((route) => route.id === id);

/** The small site without a page, the pages below it, and its items. */
function contentWithout(id: string): Content {
  const leaves = (page: string) => page === id || page.startsWith(`${id}/`);
  const pages = new Map([...content.pages].filter(([page]) => !leaves(page)));
  const items = { ...content.items, ...(id in content.items && { [id]: [] }) };
  // Routes are those of the whole site; a build makes no page of a draft's.
  const drafts = new Map(content.drafts);
  for (const page of [...content.pages.keys()].filter(leaves))
    drafts.set(page, `data/pages/${page}.json`);

  return { ...content, pages, items, drafts };
}

/** The files that all features publish, by path. */
function filesOf(changed: Content): Map<string, string> {
  const pages = buildPages(changed, menu, { today });
  const searchFacts = searchFactsOf(pages, changed);
  const drawings = new Map<string, string>();
  const site = { content: changed, pages, today, drawings, searchFacts };

  return new Map(features.flatMap((feature) => [...(feature.files?.(site) ?? [])]));
}

const product = 'product/BCC';
const wholeFiles = filesOf(content);

const pagesWithFiles = [
  { id: 'advisory', ownFiles: /\/advisory[/.]|\/csaf\// },
  { id: 'lifecycle', ownFiles: /\/lifecycle[/.]/ },
  { id: 'compatibility', ownFiles: /\/compatibility[/.]/ },
];

test.each(pagesWithFiles.filter(({ id }) => hasRoute(id)))(
  'without the page $id none of its files is published',
  ({ id, ownFiles }) => {
    expect([...wholeFiles.keys()].some((path) => ownFiles.test(path))).toBe(true);

    const files = filesOf(contentWithout(id));
    expect([...files.keys()].filter((path) => ownFiles.test(path))).toEqual([]);
  },
);

describe.each(languages)('in %s', (language) => {
  const siteWithout = (id: string) => createSite(language, contentWithout(id), menu, today);
  const whole = createSite(language, content, menu, today);

  test.each(['compatibility', 'lifecycle'].filter(hasRoute))(
    'without the page %s the facts of a product do not link to it',
    (id) => {
      const leadsThere = ({ href }: { href: string }) => href.includes(`/${id}`);

      expect(factLinks(product, whole).some(leadsThere)).toBe(true);
      expect(factLinks(product, siteWithout(id)).some(leadsThere)).toBe(false);
    },
  );

  test.each(['lifecycle', 'docs', 'try/application'].filter(hasRoute))(
    'without the page %s no product offers it',
    (id) => {
      const offers = [...content.facts.keys()].flatMap((name) => offerOf(name, siteWithout(id)));
      const page = whole.href(`/${id}`);

      expect(offers.filter(({ href }) => href.replace(/[#?].*/, '') === page)).toEqual([]);
    },
  );

  test('the home page names the feed of the news only where there is one', () => {
    const texts = { title: 'a', description: 'b', keywords: [] };
    const feedOn = (site: typeof whole) => metadataOf({ key: 'home', path: '/', texts }, site).feed;

    expect(feedOn(whole)?.href).toBe(whole.href('/news/rss.xml'));
    expect(feedOn(siteWithout('news'))).toBeNull();
  });

  test('an address is given of a page that there is, and of no other', () => {
    const { targets } = siteWithout('advisory');

    expect(targets.hrefIfAny('case?a=1#b')).toBe(`${whole.href('/case')}?a=1#b`);
    expect(targets.hrefIfAny('advisory')).toBeNull();
    expect(targets.hrefIfAny('advisory#top')).toBeNull();
  });
});
