import { randomInt } from 'node:crypto';
import type { Page } from 'puppeteer';
import { faultHeader } from '../../mock-api/faults';
import { fields, isRequired } from '../../src/calls/assumed/form-fields';
import { leastFillingTime } from '../../src/site/forms';
import { base } from './site';
import { isFirefox, type Visitor } from './visitor';

/* What visitors do with a form, step by step. */

/**
 * A person to fill in a form as. Everybody has their own e-mail, by which the mock finds
 * submissions.
 */
export function newPerson() {
  const number = String(randomInt(1e8)).padStart(8, '0');
  return {
    name: '李雷',
    company: 'Lanhai 蓝海集成',
    email: `visitor.${number}@lanhai.example`,
    phone: `138${number}`,
  };
}

export type Person = ReturnType<typeof newPerson>;
/** An address that the subscription's stricter pattern accepts too. */
export const newSubscriber = (): string => newPerson().email.replace('.example', '.com');

export const inForm = (name: string) => `main form [name="${name}"]`;

export const submitButton = 'main form button[type="submit"]';

/** Enters texts into fields by name, each at once, which Firefox's protocol cannot do. */
export async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.focus(inForm(name));
    if (isFirefox) await page.keyboard.type(value);
    else await page.keyboard.sendCharacter(value);
  }
}

/**
 * Takes as long as people take, by the page's clock, so that the form does not count as filled in
 * by a program.
 */
export const takeTime = ({ page }: Visitor): Promise<void> =>
  page.evaluate((least) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + least;
  }, leastFillingTime);

/** The fields that a form on the page requires and the address does not fill in, with answers. */
export async function answersOf({ page }: Visitor, person: Partial<Record<string, string>>) {
  const names = new Set(
    await page.$$eval('main form [name]', (controls) =>
      controls.map((field) => field.getAttribute('name')),
    ),
  );

  return Object.entries(fields).flatMap(([name, field]) =>
    names.has(name) && isRequired(field) && typeof field.options !== 'string'
      ? [{ name, control: field.control, value: String(person[name] ?? field.sample) }]
      : [],
  );
}

/** Fills in what the form requires and is still empty, agrees, and takes as long as people take. */
export async function fillIn(visitor: Visitor, person: Person): Promise<void> {
  for (const { name, control, value } of await answersOf(visitor, person)) {
    const field = inForm(name);
    if (control === 'agreement') await visitor.press(field);
    else if (control === 'select') await visitor.page.select(field, value);
    else if ((await visitor.value(field)) === '') await type(visitor.page, { [name]: value });
  }
  await takeTime(visitor);
}

export const submit = (visitor: Visitor): Promise<void> => visitor.press(submitButton);
export const alertSays = (visitor: Visitor, text: string): Promise<void> =>
  visitor.says('main form [role="alert"]', text);

/**
 * Presses Tab until the focused element matches.
 * @throws Error if it is never reached
 */
export async function tabTo(visitor: Visitor, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (
      await visitor.page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)
    )
      return;
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/**
 * Breaks a call that forms make, in the way that is set: a fault of the mock API
 * (mock-api/faults.ts), or `dead`, no connection.
 */
export async function faulty(
  visitor: Visitor,
  call: string,
): Promise<{ fault: string | null; calls: number }> {
  const server = { fault: null as string | null, calls: 0 };
  await visitor.intercept(async (request, url) => {
    if (url.pathname !== `/api/Submit/${call}`) return false;

    server.calls += 1;
    const { fault } = server;
    if (!fault) return false;

    if (fault === 'dead') await request.abort('connectionrefused');
    else await request.continue({ headers: { ...request.headers(), [faultHeader]: fault } });
    return true;
  });

  return server;
}

/** What the mock API received in a call, by the value of one field. */
export async function received(
  call: string,
  field: string,
  value: string,
): Promise<Record<string, unknown>[]> {
  const submissions: Record<string, unknown>[] = await (await fetch(`${base}/api/${call}`)).json();
  return submissions.filter((entry) => entry[field] === value);
}

/**
 * Expects that the mock API received a call of a person's exactly once.
 * @returns what it received
 */
export async function expectOnce(
  call: string,
  { email }: { email: string },
): Promise<Record<string, unknown>> {
  const submissions = await received(call, 'email', email);
  expect(submissions).toHaveLength(1);

  return submissions[0] ?? {};
}
