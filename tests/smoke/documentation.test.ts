import { onEither, withoutScript } from './journey';
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
