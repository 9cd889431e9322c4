import { replaceReferences } from '../../src/content/references';
import { onDesktop, onEither, onPhone, withoutScript } from './journey';
import { content } from './site';

const path = '/docs/ACE/quick-start';

onEither('a block of code is copied with one press, and a live region says so', async (visitor) => {
  const { page, language } = visitor;
  const { copy, copied } = content.ui[language].docs;

  await visitor.open(visitor.at(path));
  await page.waitForSelector('figure button');
  await page.evaluate(() => {
    const noted: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void noted.push(text)) },
    });
    Object.assign(window, { noted });
  });
  await page.$eval('figure button', (button) => button.click());
  await visitor.until(
    (words) => document.querySelector('main [role="status"]')?.textContent === words,
    copied,
  );

  expect(await page.evaluate(() => Reflect.get(window, 'noted'))).toEqual([
    expect.stringMatching(/^kubectl get nodes/),
  ]);

  const buttons = await page.$$eval('figure button', (elements) =>
    elements.map(({ textContent }) => textContent),
  );
  expect(new Set(buttons)).toEqual(new Set([copy, copied]));
  // What a command prints is not copied.
  expect(await page.$$('figure.output button')).toHaveLength(0);
});

withoutScript.onPhone('the navigation opens, and nothing offers to copy', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at(path));
  await page.click('.doc-side summary');
  await visitor.shows('.doc-side a[href$="/docs/ACE/architecture"]');

  expect(await page.$$('figure button')).toHaveLength(0);
});

withoutScript.onDesktop('the search of the rail searches the documentation', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at(path));
  await page.type('.doc-side input[name="query"]', 'helm');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);

  expect(await visitor.address()).toBe(`${visitor.at('/search')}?query=helm&kind=docs`);
});

onPhone('the title comes first, then one box with the contents', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at(path));

  const [title, ...boxes] = await page.$$eval('main :is(h1, summary)', (elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.tagName, top: element.getBoundingClientRect().top })),
  );
  expect(title?.name).toBe('H1');
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.top).toBeGreaterThan(title?.top ?? 0);
});

onDesktop('the rails fit a window of 900 px, and name the release', async (visitor) => {
  const { page, language } = visitor;
  await visitor.open(visitor.at('/docs/ACE/architecture'));
  await visitor.resize({ width: 1440, height: 900 });

  const hidden = await page.$$eval('.doc :is(.doc-side, .doc-outline)', (rails) =>
    rails.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  );
  expect(hidden).toEqual([0, 0]);

  const version = replaceReferences(
    '{{facts.product/ACE.releases.0.version}}',
    content.references[language],
  );
  const shown = content.ui[language].docs.version.replace('{{version}}', version);
  expect(await visitor.text('.doc-more summary')).toBe(shown);
});

onEither('a page about an architecture shows its drawing, with each flow', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/docs/ACE/architecture'));
  await visitor.shows('.doc-drawing svg');

  const flows = await page.$$eval('.doc-drawing li', ({ length }) => length);
  const drawn = await page.$$eval('.doc-drawing svg [data-at]', (parts) =>
    Math.max(
      ...parts.flatMap((part) => (part.getAttribute('data-at') ?? '').split(' ').map(Number)),
    ),
  );
  expect(drawn).toBe(flows);
});

onPhone('rows of a table with sentences stand below each other on a phone', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/docs/ACE/reference'));

  const hidden = await page.$$eval('.doc .stacked', (tables) =>
    tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(hidden.length).toBeGreaterThan(0);
  expect(new Set(hidden)).toEqual(new Set([0]));
});
