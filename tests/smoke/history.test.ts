import { manifest } from '../../src/site/manifest';
import { belongsTo } from '../../src/site/route-types';
import { visitors } from './journey';
import { content, pause } from './site';
import type { Visitor } from './visitor';

/** Notes in the page whether the browser had kept it. */
const noteKept = ({ page }: Visitor) =>
  page.evaluate(() => {
    Object.assign(window, { isKept: false });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }));
  });

const isKept = ({ page }: Visitor) =>
  page.evaluate(() => 'isKept' in window && window.isKept === true);

/** A page of each template. */
const pages = (device: Visitor['device']): string[] => [
  ...new Map(
    manifest
      .filter(
        ({ redirect, devices, template }) =>
          !redirect && template !== 'detail' && belongsTo(devices, device),
      )
      .map(({ template, path }) => [template, path]),
  ).values(),
  `/news/${content.items.news[0]?.slug}`,
  `/docs/${content.docs[0]?.product}/quick-start`,
];

/** A browser keeps six pages, so that there are several journeys. */
const journeys = 3;

/**
 * Follows links to pages one after the other, scrolls on each, and goes back through all.
 * @returns the addresses that were not as they had been left
 */
async function goThereAndBack(visitor: Visitor, paths: readonly string[]): Promise<string[]> {
  const { page } = visitor;
  const top = () => page.evaluate(() => window.scrollY);
  const places: number[] = [];
  const misplaced: string[] = [];

  for (const path of paths) {
    await visitor.follow(visitor.at(path));
    await noteKept(visitor);
    await visitor.scrollTo(300);
    places.push(await top());
  }

  for (const place of places.slice(0, -1).reverse()) {
    await visitor.travel(-1);
    if (!(await isKept(visitor)) || (await top()) !== place)
      misplaced.push(await visitor.address());
  }

  return misplaced;
}

for (let journey = 0; journey < journeys; journey += 1)
  visitors({ needs: 'history' }).onEither(
    `back and forward show every kind of page as the browser has kept it, journey ${journey + 1} of ${journeys} (section 2)`,
    async (visitor) => {
      const paths = pages(visitor.device).filter((_, index) => index % journeys === journey);
      await visitor.open(visitor.at('/aboutus'));

      const misplaced = await goThereAndBack(visitor, [...paths, '/aboutus']);
      await visitor.travel(1);
      if (!(await isKept(visitor))) misplaced.push(`forward to ${await visitor.address()}`);

      expect(misplaced).toEqual([]);
    },
  );

visitors({ needs: 'history' }).onDesktop(
  'a page is prefetched as its link is pointed at',
  async (visitor) => {
    const { page } = visitor;
    const path = visitor.at(`/case/${content.items.case[0]?.slug}`);

    await visitor.open(visitor.at('/case'));
    await page.hover(`main a[href="${path}"]`);
    // Half a second is more than browsers wait for.
    await pause(500);
    await visitor.press(`main a[href="${path}"]`);
    await visitor.leadsTo(path);
    await visitor.settled();

    const [entry] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((navigation) => navigation.toJSON()),
    );

    expect(entry).toMatchObject({ deliveryType: 'navigational-prefetch' });
  },
);

const input = 'main input[name="query"]';
const result = '#results h3 a';

/** Waits for the first result: a page, or a section of it. */
const firstResultIs = (visitor: Visitor, path: string) =>
  visitor.until(
    (css, expectedPath) =>
      document.querySelector<HTMLAnchorElement>(css)?.pathname === expectedPath,
    result,
    path,
  );

visitors({ language: 'zh', needs: 'history' }).onEither(
  'results of a search show while typing; back from a page leads to the same place',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open('/search');
    await page.type(input, 'GPU 切分');
    await firstResultIs(visitor, '/product/ACE');
    await page.type(input, ' ');
    await visitor.until(() => location.search.startsWith('?query=GPU'));
    await visitor.until((css) => document.querySelectorAll(css).length > 3, result);

    await visitor.scrollTo(500);
    const place = await page.evaluate(() => window.scrollY);
    const heading = await visitor.text('h1');
    const path = await page.$$eval(result, (links) => {
      const link = links.at(-1) as HTMLAnchorElement;
      link.click();

      return link.pathname;
    });

    await visitor.leadsTo(path);
    await visitor.until((text) => document.querySelector('h1')?.textContent !== text, heading);
    await visitor.travel(-1);
    await firstResultIs(visitor, '/product/ACE');
    await visitor.until((top) => Math.abs(window.scrollY - top) < 5, place);

    expect((await visitor.value(input)).trim()).toBe('GPU 切分');
  },
);

visitors({ hasAnswered: false }).onEither(
  'an answer to the banner on a later page holds on the way back (section 4)',
  async (visitor) => {
    await visitor.open(visitor.at('/case'));
    await visitor.follow(visitor.at('/news'));
    await visitor.press('[data-consent] section button, section[aria-label] button');
    await visitor.travel(-1);
    await visitor.until(() => !('consent' in document.documentElement.dataset));
  },
);
