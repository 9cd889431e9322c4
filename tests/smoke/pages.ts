import type { Content } from '../../src/build/content/read';
import { type Language, languages, languageTags } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';
import { inLanguage } from '../../src/routes/href';
import { belongsTo, counterpartOf } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import type { Route } from '../../src/routes/route-types';
import { inTheme, type Theme, themes, violations } from './axe';
import type { Check } from './check';
import { cut, type Look, look, shifts, widows } from './look';
import { devices, firstMove, settled, type Visitor } from './visitor';

/** The narrowest window (CSS pixels): 320 px, which is 1280 px at 400 % (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** What a page of the route has to show, and what of it is wrong. */
function compare(seen: Look, route: Route | undefined, language: Language, content: Content): string[] {
  const heading = route && content.pages.get(route.id)?.[language].hero.heading;
  const failures: string[] = [];
  if (seen.headings.length !== 1) failures.push(`${seen.headings.length} h1`);
  else if (seen.headings[0] !== heading) failures.push(`h1 is “${seen.headings[0]}”, expected “${heading}”`);
  if (!seen.title) failures.push('no title');
  if (seen.lang !== languageTags[language]) failures.push(`lang is ${seen.lang}`);
  if (seen.overflow > 0) failures.push(`${seen.overflow} px wider than the window`);
  if (seen.text < 120) failures.push(`only ${seen.text} characters in main`);
  if (seen.header === 0) failures.push('no header');
  if (route?.shell === 'full' && seen.footerLinks < 10) failures.push(`${seen.footerLinks} links in the footer`);
  return failures;
}

/** The same page in the narrowest window; the window is as it was afterwards. */
async function inNarrowWindow({ page }: Visitor, device: Device): Promise<string[]> {
  const { width, height } = devices[device];
  await page.setViewport(narrowest);
  const { overflow, texts } = await page.evaluate(cut);
  await page.setViewport({ width, height });
  return [
    ...(overflow > 0 ? [`${overflow} px wider than a window of ${narrowest.width} px`] : []),
    ...texts.map((text) => `“${text}” is cut off at ${narrowest.width} px`),
  ];
}

/**
 * In which themes axe looks at a page: in both, or once a route, in a language, on a device and in a theme that take turns. A page that the device is led
 * away from is looked at where it is at home.
 */
function lookedAt(route: Route, language: Language, device: Device, isWhole: boolean): readonly Theme[] {
  if (route.redirect !== undefined || !belongsTo(route.devices, device)) return [];
  if (isWhole) return themes;
  const turn = manifest.indexOf(route);
  const isItsTurn =
    languages[turn % 2] === language &&
    (route.devices !== 'both' || ((turn >> 1) % 2 === 0) === (device === 'desktop'));
  return isItsTurn ? [themes[(turn >> 2) % 2] ?? 'light'] : [];
}

/**
 * Every route in every language on both devices: it opens, or the guard leads to its counterpart (specification section 2); as plain HTML, after the
 * first move, once a language in the narrowest window, and by axe.
 * @param isWhole axe sees the whole page in both themes; otherwise what is the page's own, in one
 */
export function pageChecks(content: Content, { isWhole }: { isWhole: boolean }): Check[] {
  return manifest.flatMap((route) =>
    languages.flatMap((language: Language) =>
      (['desktop', 'phone'] as const).map((device): Check => {
        const path = inLanguage(route.path, language);
        const counterpart = counterpartOf(route);
        const shown =
          route.redirect ?? (belongsTo(route.devices, device) ? route.path : (counterpart?.path ?? '/notFond'));
        const shownRoute = manifest.find((candidate) => candidate.path === shown);
        return {
          kind: 'page',
          name: `${path} (${device})`,
          route: route.path,
          language,
          device,
          async run({ visitorOn, photograph }) {
            const visitor = await visitorOn(device);
            const { page, problems } = visitor;
            const status = await visitor.read(path);
            const failures: string[] = [];
            // A page that leads on is gone before it can be looked at.
            if (shown === route.path) {
              const plain = await page.evaluate(look);
              failures.push(
                ...compare(plain, shownRoute, language, content).map((failure) => `as plain HTML: ${failure}`),
              );
              if (plain.hasScript) failures.push('its script has come before the first move');
              failures.push(...problems.map((problem) => `as plain HTML: ${problem}`));
              problems.length = 0;
            }
            await firstMove(page, () => page.keyboard.press('Shift'));
            await settled(page);
            failures.push(...problems);
            // 304: the page is the one that this visitor has seen before.
            if (status !== 200 && status !== 304) failures.push(`HTTP ${status}`);
            const expected = inLanguage(shown, language);
            const address = visitor.address();
            if (address.replace(/[?#].*$/, '') !== expected) failures.push(`shows ${address}, expected ${expected}`);
            failures.push(...compare(await page.evaluate(look), shownRoute, language, content));
            for (const widow of await page.evaluate(widows))
              failures.push(`“${widow}” ends with a line of one character`);
            const { sum, moved } = await page.evaluate(shifts);
            if (sum > 0.0005) failures.push(`layout shift ${sum.toFixed(4)}: ${moved.join(', ')}`);
            for (const theme of lookedAt(route, language, device, isWhole)) {
              await inTheme(page, theme);
              const found = await violations(
                page,
                isWhole || shownRoute?.shell === 'bare' ? [] : ['header', 'footer', 'aside'],
              );
              failures.push(...found.map((violation) => `${theme}: ${violation}`));
            }
            if (lookedAt(route, language, device, isWhole).length > 0) await page.emulateMediaFeatures([]);
            if (device === (route.devices === 'desktop' ? 'desktop' : 'phone'))
              failures.push(...(await inNarrowWindow(visitor, device)));
            if (failures.length > 0) await photograph(page);
            return failures;
          },
        };
      }),
    ),
  );
}
