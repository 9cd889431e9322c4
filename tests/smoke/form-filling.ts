import type { Page } from 'puppeteer';
import { faultHeader } from '../../mock-api/faults';
import { leastFillingTime } from '../../src/config/forms';
import { languages } from '../../src/config/languages';
import { intercept } from './walk';

/* What visitors do with a form, step by step. */

export const devices = ['desktop', 'phone'] as const;
export const everywhere = languages.flatMap((language) => devices.map((device) => ({ language, device })));

/** What one visitor types; the address tells the visitors of one mock apart. */
let count = 0;
export const newPerson = () => {
  count += 1;
  return {
    name: '李雷',
    company: 'Lanhai 蓝海集成',
    email: `visitor.${count}@lanhai.example`,
    phone: `1380${String(count).padStart(7, '0')}`,
  };
};
export type Person = ReturnType<typeof newPerson>;

export const inForm = (name: string) => `main form [name="${name}"]`;
export const submitButton = 'main form button[type="submit"]';

export async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.type(inForm(name), value);
}
export const tick = (page: Page) => page.$eval(inForm('agreed'), (box) => (box as HTMLElement).click());
export const waitAsLongAsPeople = (page: Page) =>
  page.waitForFunction((least) => performance.now() > least, {}, leastFillingTime + 100);
export const press = (page: Page, selector = submitButton) =>
  page.$eval(selector, (button) => (button as HTMLElement).click());
export const leadsTo = (page: Page, address: string) =>
  page.waitForFunction((expected) => location.pathname + location.search === expected, { timeout: 15_000 }, address);
export const alertSays = (page: Page, text: string) =>
  page.waitForFunction(
    (expected) => document.querySelector('main form [role="alert"]')?.textContent?.includes(expected),
    { timeout: 15_000 },
    text,
  );
export const valueIn = (page: Page, name: string) =>
  page.$eval(inForm(name), (field) => (field as HTMLInputElement).value);

export async function fillIn(page: Page, person: Person, more: Record<string, string> = {}): Promise<void> {
  await type(page, { ...person, ...more });
  await tick(page);
  await waitAsLongAsPeople(page);
}

/** Fields that can be reached by Tab, from where the focus is, until one of this name has it. */
export async function tabTo(page: Page, matches: string): Promise<boolean> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, matches)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Asks the mock for a fault in the answers to what forms send, until `stop`. */
export async function withFault(page: Page, call: string, fault: string | null) {
  let current = fault;
  await intercept(page, async (request, url) => {
    if (current === null || url.pathname !== `/api/Submit/${call}`) return false;
    if (current === 'dead') await request.abort('connectionrefused');
    else await request.continue({ headers: { ...request.headers(), [faultHeader]: current } });
    return true;
  });
  return {
    stop: () => {
      current = null;
    },
  };
}

/** What the mock received from the owner of an address. */
export async function received(base: string, call: string, email: string): Promise<Record<string, unknown>[]> {
  const all = (await (await fetch(`${base}/__mock/submissions/${call}`)).json()) as Record<string, unknown>[];
  return all.filter((entry) => entry.email === email);
}

/** What local storage holds under a key. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
