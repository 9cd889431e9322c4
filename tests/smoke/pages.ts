import { fixedTexts } from '../../src/i18n/instance';
import type { Device } from '../../src/site/device';
import { inLanguage } from '../../src/site/href';
import { type Language, languages, languageTags } from '../../src/site/languages';
import { manifest } from '../../src/site/manifest';
import { belongsTo, type Route } from '../../src/site/route-types';
import { inTheme, isWhole, type Theme, themes, violations } from './axe';
import { explain } from './explain';
import { brokenWords, crossedFlows, orphans, struckTexts } from './lines';
import { cutOff, type Look, look, shifts, smallFields, spaceOut, widows } from './look';
import { content } from './site';
import { isFirefox, profiles, Visitor } from './visitor';
import { allVisits, byTurns, isEvery, type Visit } from './visits';

/** The narrowest window (CSS pixels): 320 px, which is 1280 px at 400 % (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Windows in which no text is cut off when readers set it apart (WCAG 1.4.12). */
const spacedWindows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The other widths at which the layout changes. */
const widths = [768, 1024, 1200, 1920, 2560];
/** How many of them a sample takes in its turn. */
const widthsByTurn = 2;

/** Pages of documentation stand for all: the longest, one with wide tables, one with a drawing. */
const documentation: Route[] = [
  'docs/BeyondContainer/quick-start',
  'docs/ACE/reference',
  'docs/BeyondContainer/architecture',
].map((id) => ({
  id,
  path: `/${id}`,
  template: 'article',
  devices: 'both',
  shell: 'full',
  group: 'resources',
}));

/** An alias is a page of its own; one for phones is shown to everybody. */
const aliases = manifest.flatMap(({ alias, ...route }): Route[] =>
  alias === undefined ? [] : [{ ...route, path: alias, devices: 'both' }],
);

const pages = manifest.filter(({ id }) => !content.drafts.has(id));
const rows: readonly Route[] = [...pages, ...aliases, ...documentation];

/**
 * A heading whatever its lines: where its name stands above, the promise starts with a capital, and
 * Firefox leaves the space between them out.
 */
const inOneLine = (heading = '') => heading.toLowerCase().replace(': ', ':');

/**
 * What is wrong with a page of the route.
 * @param openedRoute the route that led there
 */
function compare(
  actual: Look,
  route: Route | undefined,
  openedRoute: Route,
  language: Language,
): string[] {
  const t = fixedTexts(language, content.ui)('notFound');
  const heading =
    route?.template === 'not-found' && openedRoute.devices !== 'both'
      ? t('wrongDevice', { device: t(openedRoute.devices) })
      : route &&
        (content.pages.get(route.id)?.[language].hero.heading ??
          content.docs.find(({ id }) => id === route.id)?.[language]);
  const failures: string[] = [];

  if (actual.headings.length !== 1) failures.push(`${actual.headings.length} h1`);
  else if (inOneLine(actual.headings[0]) !== inOneLine(heading))
    failures.push(`h1 is “${actual.headings[0]}”, expected “${heading}”`);

  if (!actual.title) failures.push('no title');
  if (actual.lang !== languageTags[language]) failures.push(`lang is ${actual.lang}`);
  if (actual.overflow > 0) failures.push(`${actual.overflow} px wider than the window`);
  if (actual.text < 120) failures.push(`only ${actual.text} characters in main`);
  if (actual.header === 0) failures.push('no header');
  if (route?.shell === 'full' && actual.footerLinks < 10)
    failures.push(`${actual.footerLinks} links in the footer`);

  return failures;
}

/**
 * Routes from which the other device is led away: of each device the last with a counterpart and
 * the last without. All have their counterpart from the manifest (tests/site/routes.test.ts), and
 * one guard (tests/layout/before-paint.test.tsx).
 */
const leadingAway = new Set(
  new Map(
    rows
      .filter(({ devices }) => devices !== 'both')
      .map((route) => [`${route.devices} ${route.counterpart === undefined}`, route]),
  ).values(),
);

/**
 * Whether a route is opened in a language on a device. Languages and devices take turns from route
 * to route; a page of one device is opened there in one language, and some redirect the other
 * device in the other. In a run of everything each route is opened four times.
 */
function isOpened(route: Route, { language, device }: Visit): boolean {
  const turn = rows.indexOf(route);
  const next = allVisits[turn % allVisits.length];
  if (isEvery) return true;
  if (route.devices === 'both') return next?.language === language && next.device === device;

  const isOwn = belongsTo(route.devices, device);
  const isTurn = isOwn === (languages[turn % languages.length] === language);
  return isTurn && (isOwn || leadingAway.has(route));
}

/** What a page is made of: its template and its kinds of sections. */
const partsOf = (route: Route): string[] => [
  route.template,
  ...(content.pages.get(route.id)?.zh.sections ?? []).map(({ kind }) => kind),
];

/**
 * A few routes that together have everything that pages are made of: each one more than any other
 * would add.
 */
function chooseSamples(): Set<Route> {
  const chosen = new Set<Route>();
  const missing = new Set(rows.flatMap(partsOf));

  while (missing.size > 0) {
    const gain = (route: Route) => new Set(partsOf(route).filter((part) => missing.has(part))).size;
    const best = rows.reduce((first, route) => (gain(route) > gain(first) ? route : first));

    chosen.add(best);
    for (const part of partsOf(best)) missing.delete(part);
  }

  return chosen;
}

const samples = chooseSamples();

/** The place of a sample among all; -1 for any other route. */
const placeOf = (route: Route): number => [...samples].indexOf(route);

/** Pages that accessibility.test.ts opens with all that their controls bring. */
const pagesWithAnswers = new Set(['compatibility', 'pricing', 'search']);

/**
 * The themes in which axe looks at a page: both in a run of accessibility; otherwise one, on the
 * samples. A page that the device is redirected away from is looked at on its own device.
 */
function axeThemes(route: Route, { device }: Visit): readonly Theme[] {
  if (route.redirect !== undefined || !belongsTo(route.devices, device)) return [];
  if (isWhole) return themes;

  return samples.has(route) && !pagesWithAnswers.has(route.id)
    ? themes.filter((_, index) => index === placeOf(route) % themes.length)
    : [];
}

/** What is wrong with the lines of a page's titles and with its grids, in the window as it is. */
async function badLines({ page }: Visitor): Promise<string[]> {
  const [headings, words, grids, flowTexts] = await Promise.all([
    page.evaluate(widows),
    page.evaluate(brokenWords),
    page.evaluate(orphans),
    page.evaluate(struckTexts),
  ]);

  return [
    ...headings.map((text) => `“${text}” ends with a line of one character`),
    ...words.map((word) => `a line ends within ${word}`),
    ...grids.map((grid) => `a grid ends with a cell alone: ${grid}`),
    ...flowTexts.map((text) => `a flow comes too near to “${text}”`),
  ];
}

/** Texts that are cut off when readers set them apart, and what is wider than the window then. */
async function cutBySpacing(visitor: Visitor, route: Route): Promise<string[]> {
  const failures: string[] = [];
  await visitor.page.evaluate(spaceOut, true);

  for (const window of byTurns(spacedWindows, placeOf(route))) {
    await visitor.resize(window);
    const { overflow, texts } = await visitor.page.evaluate(cutOff);
    const place = `with text spacing at ${window.width} px`;

    failures.push(...texts.map((text) => `“${text}” is cut off ${place}`));
    if (overflow > 0) failures.push(`${overflow} px too wide ${place}`);
  }

  await visitor.page.evaluate(spaceOut, false);
  return failures;
}

/**
 * The path that a visitor sees in the end: of the page, where it redirects to, or of the other
 * device's.
 */
function shownPath(route: Route, device: Device): string {
  if (route.redirect !== undefined) return route.redirect;
  return belongsTo(route.devices, device) ? route.path : (route.counterpart ?? '/notFond');
}

/** What is wrong with a page as it comes from the server, before its scripts have run. */
async function checkPlainHtml(
  { page, problems, language }: Visitor,
  route: Route,
): Promise<string[]> {
  const failures = compare(await page.evaluate(look), route, route, language);
  failures.push(...problems.splice(0));

  return failures.map((failure) => `as plain HTML: ${failure}`);
}

/** What is wrong with the hydrated page that opening a route has led to. */
async function checkHydrated(
  visitor: Visitor,
  route: Route,
  visiblePath: string,
): Promise<string[]> {
  const { page, problems, language } = visitor;
  await visitor.settled();
  const actual = await page.evaluate(look);
  const lines = await badLines(visitor);
  const crossed = await page.evaluate(crossedFlows);
  const { sum, moved } = await page.evaluate(shifts);

  const failures = [...problems];
  const address = (await visitor.address()).replace(/[?#].*$/, '');
  const expected = inLanguage(visiblePath, language);
  if (address !== expected) failures.push(`shows ${address}, expected ${expected}`);

  const shownRoute = rows.find(({ path }) => path === visiblePath);
  failures.push(...compare(actual, shownRoute, route, language), ...lines, ...crossed);
  if (shownRoute?.template === 'form' && !(actual.firstField < 0.75))
    failures.push(`the first field is ${actual.firstField} windows below the top`);
  if (sum > 0.0005) failures.push(`layout shift ${sum.toFixed(4)}: ${moved.join(', ')}`);

  return failures;
}

/** What axe finds, in each theme in which it looks at the page. */
async function checkAccessibility(
  visitor: Visitor,
  route: Route,
  visiblePath: string,
): Promise<string[]> {
  const { page } = visitor;
  const failures: string[] = [];
  const shownRoute = rows.find(({ path }) => path === visiblePath);
  // Header, footer and widgets are the same on every page; accessibility.test.ts opens them.
  const without = isWhole || shownRoute?.shell === 'bare' ? [] : ['header', 'footer', 'aside'];

  const themesHere = axeThemes(route, visitor);
  for (const theme of themesHere) {
    await inTheme(page, theme);
    const results = await violations(page, 'html', without);
    failures.push(...results.map((violation) => `${theme}: ${violation}`));
  }

  if (themesHere.length > 0 && !isFirefox) await page.emulateMediaFeatures([]);
  return failures;
}

/**
 * What is wrong with a page of both devices in the other one's window: the layout follows the width
 * alone.
 */
async function checkOtherLayout(visitor: Visitor, route: Route): Promise<string[]> {
  const { page, device, language } = visitor;
  await visitor.resize(profiles[device === 'phone' ? 'desktop' : 'phone']);

  const failures = compare(await page.evaluate(look), route, route, language);
  failures.push(...(await badLines(visitor)));

  return failures.map((failure) => `in the other layout: ${failure}`);
}

/**
 * What is wrong with a page at the other widths at which the layout changes, and with its text set
 * apart.
 */
async function checkWidths(visitor: Visitor, route: Route): Promise<string[]> {
  const failures: string[] = [];
  for (const width of byTurns(widths, placeOf(route), widthsByTurn)) {
    await visitor.resize({ width, height: 900 });
    failures.push(...(await badLines(visitor)).map((failure) => `at ${width} px: ${failure}`));
  }

  failures.push(...(await cutBySpacing(visitor, route)));
  return failures;
}

/**
 * What is wrong with a page in the narrowest window. The device's own window is there again
 * afterwards.
 */
async function checkNarrowest(visitor: Visitor): Promise<string[]> {
  const { page } = visitor;
  await visitor.resize(narrowest);
  const { overflow, texts } = await page.evaluate(cutOff);
  const fields = await page.evaluate(smallFields);
  const lines = await badLines(visitor);

  // What is not shown takes no time to be laid out again.
  await page.evaluate(() => {
    document.documentElement.style.display = 'none';
  });
  await visitor.resize();

  const failures = fields.map((field) => `${field}: text of less than 16 px`);
  failures.push(...lines.map((failure) => `at ${narrowest.width} px: ${failure}`));
  failures.push(...texts.map((text) => `“${text}” is cut off at ${narrowest.width} px`));
  if (overflow > 0) failures.push(`${overflow} px wider than a window of ${narrowest.width} px`);
  return failures;
}

/**
 * Checks a route as plain HTML, hydrated, with axe, and in the other layouts.
 * @returns what is wrong
 */
async function check(visitor: Visitor, route: Route): Promise<string[]> {
  const visiblePath = shownPath(route, visitor.device);
  const isRedirected = visiblePath !== route.path;
  const failures: string[] = [];

  const status = await visitor.read(inLanguage(route.path, visitor.language));
  // 304: the tab has shown the page before.
  if (status !== 200 && status !== 304) failures.push(`HTTP ${status}`);

  // A page that redirects is gone before it can be looked at.
  if (!isRedirected) failures.push(...(await checkPlainHtml(visitor, route)));
  failures.push(...(await checkHydrated(visitor, route, visiblePath)));
  failures.push(...(await checkAccessibility(visitor, route, visiblePath)));
  if (isRedirected) return failures;

  const isSample = samples.has(route) || isEvery;
  // The narrowest window, in which each page is looked at, stands for a phone's.
  const hasOtherLayout = route.devices === 'both' && (visitor.device === 'phone' || isSample);
  if (hasOtherLayout) failures.push(...(await checkOtherLayout(visitor, route)));
  if (isSample) failures.push(...(await checkWidths(visitor, route)));
  failures.push(...(await checkNarrowest(visitor)));
  return failures;
}

/** In Firefox the first route of each template, in a run of everything all. */
const routes = rows.filter(
  ({ template }, index) =>
    !isFirefox || isEvery || rows.findIndex((row) => row.template === template) === index,
);

/**
 * Tests of routes in a language on a device: they open, or the guard redirects to their
 * counterparts (section 2). One tab opens one page after the other; a failed check gets a new one.
 */
export function testPages(language: Language, device: Device): void {
  let visitor: Visitor | null = null;

  const openedRoutes = routes.filter((route) => isOpened(route, { language, device }));
  test.each(openedRoutes.map((route) => ({ route, path: inLanguage(route.path, language) })))(
    `$path on a ${device} opens, or leads to its counterpart (section 2)`,
    async ({ route }) => {
      visitor ??= await Visitor.arrive({ language, device }, { hasAnswered: false });
      try {
        expect(await check(visitor, route)).toEqual([]);
      } catch (error) {
        const failure = await explain(error, visitor);
        await visitor.leave();
        visitor = null;
        throw failure;
      }
    },
  );
}
