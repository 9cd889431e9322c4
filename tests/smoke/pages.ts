import type { Content } from '../../src/build/content/read';
import { type Language, languages, languageTags } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';
import { inLanguage } from '../../src/routes/href';
import { belongsTo, counterpartOf } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import type { Visitor } from './visitor';

export interface PageCheck {
  name: string;
  device: Device;
  run(visitor: Visitor): Promise<string[]>;
}

/** What a page looks like from inside the browser. */
const look = async () => ({
  shift: await new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 30);
  }),
  /** Headings whose last line is a single Chinese character. */
  widows: [...document.querySelectorAll('main h1, main h2, main h3')].flatMap((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let last: Text | null = null;
    for (let node = text.nextNode(); node; node = text.nextNode()) last = node as Text;
    if (!last || last.length < 3 || !/\p{Script=Han}$/u.test(last.data)) return [];
    const node = last;
    const [before = 0, end = 0] = [node.length - 2, node.length - 1].map((from) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect().top;
    });
    return Math.abs(end - before) > 4 ? [heading.textContent ?? ''] : [];
  }),
  headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
  title: document.title,
  lang: document.documentElement.lang,
  header: document.querySelectorAll('body header').length,
  footerLinks: document.querySelectorAll('footer a').length,
  overflow: document.documentElement.scrollWidth - window.innerWidth,
  text: document.querySelector('main')?.textContent?.length ?? 0,
});

/** Every route in every language on both devices: it opens, or the guard leads to its counterpart (specification section 2). */
export function pageChecks(content: Content): PageCheck[] {
  return manifest.flatMap((route) =>
    languages.flatMap((language: Language) =>
      (['desktop', 'phone'] as const).map((device): PageCheck => {
        const path = inLanguage(route.path, language);
        const isAtHome = belongsTo(route.devices, device);
        const counterpart = counterpartOf(route);
        const shown = route.redirect ?? (isAtHome ? route.path : (counterpart?.path ?? '/notFond'));
        return {
          name: `${path} (${device})`,
          device,
          async run(visitor) {
            const status = await visitor.open(path);
            const address = visitor.address();
            const failures = [...visitor.problems];
            // 304: the page is the one that this visitor has seen before.
            if (status !== 200 && status !== 304) failures.push(`HTTP ${status}`);
            const expected = inLanguage(shown, language);
            if (address.replace(/[?#].*$/, '') !== expected) failures.push(`shows ${address}, expected ${expected}`);
            const page = await visitor.page.evaluate(look);
            const shownRoute = manifest.find((candidate) => candidate.path === shown);
            const heading = shownRoute && content.pages.get(shownRoute.id)?.[language].hero.heading;
            if (page.headings.length !== 1) failures.push(`${page.headings.length} h1`);
            else if (page.headings[0] !== heading) failures.push(`h1 is “${page.headings[0]}”, expected “${heading}”`);
            if (!page.title) failures.push('no title');
            if (page.lang !== languageTags[language]) failures.push(`lang is ${page.lang}`);
            if (page.overflow > 0) failures.push(`${page.overflow} px wider than the window`);
            for (const widow of page.widows) failures.push(`“${widow}” ends with a line of one character`);
            if (page.shift > 0.001) failures.push(`layout shift ${page.shift.toFixed(4)}`);
            if (page.text < 120) failures.push(`only ${page.text} characters in main`);
            if (page.header === 0) failures.push('no header');
            if (shownRoute?.shell === 'full' && page.footerLinks < 10) failures.push(`${page.footerLinks} links in the footer`);
            return failures;
          },
        };
      }),
    ),
  );
}
