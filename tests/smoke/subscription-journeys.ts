import type { Content } from '../../src/build/content/read';
import type { Language } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { devices, everywhere, newPerson, press, received, stored, withFault } from './form-filling';
import { walker } from './walk';

/** What visitors do with the subscription box of the footer (specification sections 5 and 8). */
export function subscriptionJourneys(base: string, content: Content): Journey[] {
  const walk = walker(base);
  const subscription = (language: Language) => content.ui[language].subscription;
  return [
    ...everywhere.map(({ language, device }) =>
      walk(
        `the subscription box: wrong, right, and on the next visit, in ${language}`,
        device,
        async ({ page, open }, expect) => {
          const email = newPerson().email.replace('.example', '.com');
          await open(inLanguage('/case', language));
          await page.type('footer [name="email"]', 'nobody@');
          await press(page, 'footer form button');
          await page.waitForFunction(
            (text) => document.querySelector('footer [role="alert"]')?.textContent === text,
            {},
            subscription(language).invalid,
          );
          await page.$eval('footer [name="email"]', (field) => (field as HTMLInputElement).select());
          await page.type('footer [name="email"]', email);
          await page.keyboard.press('Enter');
          const told = (text: string) =>
            page.waitForFunction(
              (said) => document.querySelector('footer [role="status"]')?.textContent === said,
              {},
              text,
            );
          await told(subscription(language).subscribed);
          expect('received', (await received(base, 'GetSubscribe', email)).length, 1);
          await open(inLanguage('/news', language));
          await told(subscription(language).subscribed);
        },
      ),
    ),
    ...devices.map((device) =>
      walk(
        'status 0 of a subscription is an error toast with the server’s message',
        device,
        async ({ page, open }, expect) => {
          const email = newPerson().email.replace('.example', '.com');
          await withFault(page, 'GetSubscribe', 'status0');
          await open('/');
          await page.type('footer [name="email"]', email);
          await page.keyboard.press('Enter');
          await page.waitForFunction(() =>
            document.querySelector('[role="alert"][aria-atomic]')?.textContent?.includes('系统繁忙'),
          );
          expect(
            'input',
            await page.$eval('footer [name="email"]', (field) => (field as HTMLInputElement).value),
            email,
          );
          expect('not subscribed', await stored(page, 'subscribed'), null);
        },
      ),
    ),
    walk(
      'a subscription that nobody answers keeps the address and says what to do',
      'phone',
      async ({ page, open }, expect) => {
        const email = newPerson().email.replace('.example', '.com');
        const fault = await withFault(page, 'GetSubscribe', 'dead');
        await open('/en');
        await page.type('footer [name="email"]', email);
        await page.keyboard.press('Enter');
        await page.waitForFunction(
          (text) => document.querySelector('footer [role="alert"]')?.textContent?.includes(text),
          {},
          content.vendor.email.support,
        );
        fault.stop();
        await page.keyboard.press('Enter');
        await page.waitForFunction(
          (said) => document.querySelector('footer [role="status"]')?.textContent === said,
          {},
          subscription('en').subscribed,
        );
        expect('received', (await received(base, 'GetSubscribe', email)).length, 1);
      },
      { meant: /GetSubscribe|Failed to load resource/ },
    ),
  ];
}
