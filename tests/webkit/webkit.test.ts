import { readFileSync } from 'node:fs';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { inLanguage } from '../../src/site/href';
import { languages } from '../../src/site/languages';
import { base, content } from '../smoke/site';

/*
 * The main pages and journeys in WebKit, the engine of Safari: WebDriver's classic protocol, which
 * has neither requests nor the console.
 */

const { WEBKIT_DRIVER, WEBKIT_LOG = '' } = process.env;
const describeIfInstalled = WEBKIT_DRIVER ? describe : describe.skip;

describeIfInstalled('in WebKit', () => {
  let driver: WebDriver;
  let read = 0;

  beforeAll(async () => {
    const args = [
      '--automation',
      '--enable-write-console-messages-to-stdout=true',
      // WebKitGTK 2.50 crashes in them on a display in memory.
      '--features=-CrossDocumentViewTransitions',
    ];
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } };

    driver = await new Builder()
      .usingServer(WEBKIT_DRIVER ?? '')
      .withCapabilities(capabilities)
      .build();
    await driver.manage().window().setRect({ width: 1440, height: 900 });
  });
  afterAll(() => driver?.quit());

  /** What the console has said since the last call. */
  const errors = (): string[] => {
    const log = readFileSync(WEBKIT_LOG, 'utf8');
    const lines = log.slice(read).split('\n');

    read = log.length;
    return lines.filter((line) => /^CONSOLE .*\bERROR\b/.test(line));
  };

  const open = async (address: string) => {
    await driver.get(base + address);
    await driver.wait(until.elementLocated(By.css('html[data-ready]')), 10_000);
  };

  const find = (css: string) => driver.findElement(By.css(css));

  const shows = async (css: string) => {
    await driver.wait(
      until.elementIsVisible(await driver.wait(until.elementLocated(By.css(css)), 10_000)),
      10_000,
    );
  };

  const leadsTo = (address: string) => driver.wait(until.urlIs(base + address), 10_000);

  afterEach(() => expect(errors()).toEqual([]));

  describe.each(languages)('%s', (language) => {
    const at = (path: string) => inLanguage(path, language);

    test.each([
      '/',
      '/product/BCC',
      '/solution/Bank',
      '/case',
      `/news/${content.items.news[0]?.slug}`,
      '/docs/ACE/quick-start',
      '/compatibility',
      '/aboutus/record',
      '/Contactus',
      '/notFond',
    ])('%s is shown, hydrated and not wider than the window', async (path) => {
      await open(at(path));
      expect(await driver.findElements(By.css('h1'))).toHaveLength(1);
      expect(
        await driver.executeScript(
          'return document.documentElement.scrollWidth <= window.innerWidth',
        ),
      ).toBe(true);
    });

    test('a menu opens, and its entry leads to a page of the language (section 4)', async () => {
      await open(at('/case'));
      await driver
        .actions()
        .move({ origin: find('#menu-products > summary') })
        .perform();
      await shows('#menu-products > div a[href$="/product/BCC"]');

      await find('#menu-products > div a[href$="/product/BCC"]').click();
      await leadsTo(at('/product/BCC'));
    });

    test('the header’s search box leads to results (section 2)', async () => {
      await open(at('/case'));
      await find('header [popovertarget="search"]:not([popovertargetaction])').click();
      await shows('#search input[name="query"]');

      await find('#search input[name="query"]').sendKeys('GPU', Key.ENTER);
      await leadsTo(at('/search?query=GPU'));
      await shows('#results h3 a');
    });

    test('an empty form names what is missing, and nothing is sent', async () => {
      await open(at('/consult'));
      await find('main form [name="name"]').sendKeys(Key.ENTER);
      await shows('main form [name="name"][aria-invalid="true"]');

      expect(await driver.getCurrentUrl()).toBe(base + at('/consult'));
    });

    test('the language switch keeps path, query and hash (section 4)', async () => {
      const otherLanguage = language === 'zh' ? 'en' : 'zh';
      const address = '/product/BCC?from=mail#highlights';

      await open(at(address));
      await find('header [data-page] > summary').click();
      await find(`header [data-language="${otherLanguage}"]`).click();
      await leadsTo(inLanguage(address, otherLanguage));
    });
  });
});
