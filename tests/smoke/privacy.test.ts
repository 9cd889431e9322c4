import { eventually } from './downloads';
import { visitors } from './journey';
import { content, pause } from './site';
import type { Visitor } from './visitor';

const banner = 'section:has(> div > p a[href$="/PrivacyPolicy"])';

/** Nobody has answered the banner; the statistics provider is asked for on purpose. */
const options = {
  hasAnswered: false,
  expectedProblems: /^foreign host: https:\/\/hm\.baidu\.com\//,
};

const undecided = visitors({ language: 'zh', ...options });

const answer = async ({ page }: Visitor, text: RegExp) => {
  const pressed = await page.$$eval(
    `${banner} button`,
    (buttons, source) => {
      const hasText = (button: Element) =>
        button.checkVisibility() && new RegExp(source).test(button.textContent ?? '');

      const button = buttons.find(hasText) as HTMLElement | undefined;
      button?.click();

      return button !== undefined;
    },
    text.source,
  );
  if (!pressed) throw new Error(`the banner has no button ${text}`);
};

const storedAnswer = ({ page }: Visitor) =>
  page.evaluate(() => ({
    first_login: localStorage.getItem('first_login'),
    showBanner: localStorage.getItem('showBanner'),
  }));

/**
 * The HTML of a page whose banner says that views are counted, as a build with an id writes it
 * (src/features/consent).
 */
function withCounting(html: string, language: 'zh' | 'en'): string {
  const { stored, signal, agree, understood, decline, ...texts } =
    content.ui[language].siteExtras.consent;
  const when = (consent: string, inner: string) =>
    `<span data-consent="${consent}">${inner}</span>`;

  const button = new RegExp(`<span>(<button[^>]*>)${understood}(</button>)</span>`);
  const press = (consent: string, text: string) => when(consent, `$1${text}$2`);

  return html
    .replace(
      `${stored}<!-- --> `,
      `${when('ask', texts[language === 'zh' ? 'always' : 'ask'])}${when('signal', signal)} `,
    )
    .replace(button, press('ask', decline) + press('ask', agree) + press('signal', understood));
}

/**
 * Answers as a site with a Baidu Tongji id would, and as Baidu.
 * @returns the requests to Baidu, as they come
 */
async function interceptStatistics(visitor: Visitor): Promise<readonly string[]> {
  const requests: string[] = [];

  await visitor.intercept(async (request, url) => {
    if (url.hostname === 'hm.baidu.com') {
      requests.push(url.pathname + url.search);
      await request.respond({ status: 200, contentType: 'text/javascript', body: '' });

      return true;
    }

    // Without the security policy: that of a site with an id names the host
    // (src/features/hosting/security.ts).
    if (request.isNavigationRequest()) {
      const body = withCounting(
        await (await fetch(url)).text(),
        url.pathname.startsWith('/en') ? 'en' : 'zh',
      );
      await request.respond({ status: 200, contentType: 'text/html; charset=utf-8', body });

      return true;
    }

    if (!/\/slice-data\/site-extras-\w+\.json$/.test(url.pathname)) return false;

    const body = (await (await fetch(url)).text()).replace(
      '"statisticsId":""',
      '"statisticsId":"0123"',
    );
    await request.respond({ status: 200, contentType: 'application/json', body });

    return true;
  });

  return requests;
}

/**
 * The site with a Baidu Tongji id.
 * @returns requests to it (all intercepted) and the page views counted
 */
async function withStatistics(visitor: Visitor) {
  const { page } = visitor;
  const requests = await interceptStatistics(visitor);

  const queue = () => (window as Window & { _hmt?: unknown[][] })._hmt ?? [];

  const views = async () =>
    (await page.evaluate(queue))
      .filter(([command]) => command === '_trackPageview')
      .map(([, path]) => path);

  return {
    requests,

    /** Expects these views of the document, and no other. */
    async expectViews(...paths: string[]) {
      await eventually(
        async () => requests.length > 0 && (await views()).length >= paths.length,
        Boolean,
      );
      // One too many would come right after.
      await pause(400);

      expect(await views()).toEqual(paths);
    },
  };
}

visitors(options).onPhone(
  'the privacy banner is shown until the visitor agrees, which is stored (section 4)',
  async (visitor) => {
    await visitor.open(visitor.at('/case'));
    expect(await visitor.isShown(banner)).toBe(true);

    await visitor.follow(visitor.at('/news'));
    expect(await visitor.isShown(banner)).toBe(true);

    await answer(visitor, /^(我知道了|OK)$/);
    expect(await visitor.isShown(banner)).toBe(false);
    expect(await visitor.focused('id')).toBe('content');
    expect(await storedAnswer(visitor)).toEqual({ first_login: 'true', showBanner: null });

    await visitor.open(visitor.at('/PrivacyPolicy'));
    expect(await visitor.isShown(banner)).toBe(false);
  },
);

visitors({ language: 'zh', ...options, needs: 'media' }).onPhone(
  'the banner is the second stop of Tab and never covers the focus (section 4)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.resize({ width: 320, height: 640 });
    // Its final place, not its way there.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await visitor.open('/en/product/BCC');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');

    expect(await page.$eval(banner, (element) => element.contains(document.activeElement))).toBe(
      true,
    );

    const coveredElements: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(async (selector) => {
        // It is scrolled to by the next frame.
        await new Promise(requestAnimationFrame);
        const bar = document.querySelector(selector);
        const focused = document.activeElement;
        if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;

        const { top, bottom } = focused.getBoundingClientRect();
        const covering = bar.getBoundingClientRect();

        return top < covering.bottom && bottom > covering.top ? focused.textContent : null;
      }, banner);

      if (label !== null) coveredElements.push(label);
    }

    expect(coveredElements).toEqual([]);
  },
);

visitors({ language: 'zh', ...options, script: false }).onPhone(
  'without script there is no banner, for it could store no answer (section 4)',
  async (visitor) => {
    await visitor.open('/');
    expect(await visitor.isShown(banner)).toBe(false);
  },
);

undecided.onDesktop(
  'after-consent: page views are counted only once the visitor agrees (section 2)',
  async (visitor) => {
    const { requests, expectViews } = await withStatistics(visitor);
    await visitor.open('/en');
    await visitor.follow('/en/case');
    await pause(500);

    expect(requests).toEqual([]);

    await answer(visitor, /^Agree$/);
    await expectViews('/en/case');
    expect(requests).toEqual(['/hm.js?0123']);

    await visitor.follow('/en/news?x=1');
    await expectViews('/en/news?x=1');

    await visitor.follow('/en/case#content');
    await expectViews('/en/case');
  },
);

// Do Not Track: tests/features/consent/consent.test.tsx.
undecided.onDesktop(
  'a privacy signal is honoured in every mode, whatever is agreed to',
  async (visitor) => {
    const { requests } = await withStatistics(visitor);
    await visitor.before(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      if (location.hash !== '#agreed') return;

      localStorage.setItem('first_login', 'true');
      localStorage.setItem('showBanner', 'false');
    });

    for (const [address, language] of [
      ['/', 'zh'],
      ['/en', 'en'],
    ] as const) {
      await visitor.open(address);
      const sentence = await visitor.page.$$eval(
        `${banner} p span`,
        (sentences) => sentences.find((text) => text.checkVisibility())?.textContent,
      );

      expect(sentence).toBe(content.ui[language].siteExtras.consent.signal);

      await visitor.open(`${address}#agreed`);
      await pause(500);
    }

    expect(requests).toEqual([]);
  },
);

undecided.onDesktop(
  'always: page views are counted before the banner is answered (section 2)',
  async (visitor) => {
    const { requests, expectViews } = await withStatistics(visitor);
    await visitor.open('/case');
    await expectViews('/case');
    expect(requests).toEqual(['/hm.js?0123']);

    // English asks first, however the visitor came to the page (section 4).
    await visitor.follow('/en/case');
    expect(await visitor.isShown(banner)).toBe(true);

    // An answer there holds in Chinese, which counts without one.
    await answer(visitor, /^Only what is necessary$|^Decline$/);
    await visitor.follow('/case');
    expect(await visitor.isShown(banner)).toBe(false);

    await pause(500);
    expect(requests).toEqual(['/hm.js?0123']);
  },
);
