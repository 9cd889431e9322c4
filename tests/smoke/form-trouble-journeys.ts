import type { Content } from '../../src/build/content/read';
import { leastFillingTime } from '../../src/config/forms';
import { type Language, languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import {
  alertSays,
  devices,
  everywhere,
  fillIn,
  inForm,
  leadsTo,
  newPerson,
  press,
  received,
  stored,
  submitButton,
  tabTo,
  tick,
  type,
  valueIn,
  waitAsLongAsPeople,
  withFault,
} from './form-filling';
import { intercept, pause, walker } from './walk';

/** What goes wrong with a form, and what the visitor loses by it: nothing. */
export function formTroubleJourneys(base: string, content: Content): Journey[] {
  const walk = walker(base);
  const texts = (language: Language) => content.ui[language].forms;
  const hotline = content.vendor.hotline.mainland;
  const subscription = (language: Language) => content.ui[language].subscription;
  return [
    ...everywhere.map(({ language, device }) =>
      walk(
        `what does not fit is said at its field, and nothing is sent, in ${language}`,
        device,
        async ({ page, open }, expect) => {
          const { errors, forms: labels } = texts(language);
          const person = newPerson();
          await open(inLanguage('/consult', language));
          await type(page, { email: person.email, phone: '12345' });
          await press(page);
          await alertSays(page, texts(language).fields.name);
          expect('focus', await page.evaluate(() => document.activeElement?.getAttribute('name')), 'name');
          const said = await page.$$eval('main form [aria-invalid="true"]', (fields) =>
            fields.map((field) => {
              const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
              return [field.getAttribute('name'), document.getElementById(ids.at(-1) ?? '')?.textContent];
            }),
          );
          expect('errors', said, [
            ['name', errors.name.missing],
            ['company', errors.company.missing],
            ['phone', errors.phone.invalid],
            ['agreed', errors.agreed.missing],
          ]);
          expect('received', await received(base, 'consult', person.email), []);
          await type(page, { name: person.name, company: person.company, phone: '6' });
          await page.$eval(inForm('phone'), (field) => (field as HTMLInputElement).select());
          await page.type(inForm('phone'), person.phone);
          await tick(page);
          await page.waitForFunction(() => document.querySelectorAll('main form [aria-invalid="true"]').length === 0);
          expect(
            'the button says what it does',
            await page.$eval(submitButton, (button) => button.textContent),
            labels.consult.submit,
          );
          await waitAsLongAsPeople(page);
          await press(page);
          await page.waitForFunction(() => /consultsuccess$/i.test(location.pathname));
        },
      ),
    ),
    ...(['status0', 'status500', 'dead', 'hang'] as const).flatMap((fault) =>
      (fault === 'hang' ? (['desktop'] as const) : devices).map((device) =>
        walk(
          `after ${fault} the input is kept, what to do is said, and a second try succeeds`,
          device,
          async ({ page, open }, expect) => {
            const person = newPerson();
            const trouble = await withFault(page, 'download_apply', fault);
            await open('/whitepaperFrom?type=3');
            await fillIn(page, person);
            await press(page);
            await alertSays(page, fault === 'status0' ? '系统繁忙，请稍后再试' : hotline);
            expect('name', await valueIn(page, 'name'), person.name);
            expect('still here', await page.evaluate(() => location.pathname), '/whitepaperFrom');
            expect('no record', await stored(page, 'downloadwhitepaper'), null);
            trouble.stop();
            await press(page);
            await leadsTo(page, '/whitepaperActivation?type=3');
            expect('received', (await received(base, 'download_apply', person.email)).length, 1);
          },
          { meant: /download_apply|Failed to load resource/ },
        ),
      ),
    ),
    ...devices.map((device) =>
      walk(
        'offline is said, and what was typed is sent later',
        device,
        async ({ page, open }, expect) => {
          const person = newPerson();
          await open('/consult');
          await fillIn(page, person);
          await page.setOfflineMode(true);
          await press(page);
          await alertSays(page, texts('zh').status.offline);
          await page.setOfflineMode(false);
          await press(page);
          await page.waitForFunction(() => /consultsuccess$/i.test(location.pathname));
          expect('received', (await received(base, 'consult', person.email)).length, 1);
        },
        { meant: /api\/Submit|ERR_INTERNET_DISCONNECTED/ },
      ),
    ),
    walk(
      'a part of the form that does not load loses nothing, and is asked for again',
      'desktop',
      async ({ page, open }, expect) => {
        const person = newPerson();
        let isDead = false;
        await intercept(page, async (request) => {
          if (!isDead || request.resourceType() !== 'script') return false;
          await request.abort('connectionrefused');
          return true;
        });
        await open('/consult');
        isDead = true;
        await fillIn(page, person);
        await press(page);
        await alertSays(page, hotline);
        expect('name', await valueIn(page, 'name'), person.name);
        isDead = false;
        await press(page);
        await leadsTo(page, '/consultSuccess');
        expect('received', (await received(base, 'consult', person.email)).length, 1);
      },
      { meant: /\.js|Failed to load resource/ },
    ),
    ...devices.map((device) =>
      walk('pressing the button many times sends a form once', device, async ({ page, open }, expect) => {
        const person = newPerson();
        await withFault(page, 'consult', 'delay:700');
        await open('/consult');
        await fillIn(page, person);
        for (let times = 0; times < 4; times += 1) await press(page);
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => /consultsuccess$/i.test(location.pathname));
        expect('received', (await received(base, 'consult', person.email)).length, 1);
      }),
    ),
    walk(
      'who is faster than people are is asked once more, and loses nothing',
      'desktop',
      async ({ page, open }, expect) => {
        const person = newPerson();
        await open('/');
        // Without a new document, so that the time begins now.
        await page.evaluate(() => {
          const link = document.createElement('a');
          link.href = '/consult';
          document.querySelector('main')?.append(link);
          link.click();
        });
        await page.waitForSelector(inForm('name'));
        await page.evaluate((values) => {
          for (const [name, value] of Object.entries(values)) {
            const field = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
            if (field) field.value = value;
          }
        }, person);
        await tick(page);
        await press(page);
        await alertSays(page, texts('zh').status.doubted);
        expect('nothing is sent', await received(base, 'consult', person.email), []);
        await pause(leastFillingTime);
        await press(page);
        await leadsTo(page, '/consultSuccess');
        expect('received', (await received(base, 'consult', person.email)).length, 1);
      },
    ),
    walk('storage blocked by the browser loses no application', 'phone', async ({ page, before, open }, expect) => {
      const person = newPerson();
      await before(() => {
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await open('/whitepaperFrom?type=3');
      await fillIn(page, person);
      await press(page);
      await leadsTo(page, '/whitepaperActivation?type=3');
      expect('received', (await received(base, 'download_apply', person.email)).length, 1);
    }),
    ...languages.map((language) =>
      walk(
        `a draft is restored after a reload and in the other language, and can be cleared, from ${language}`,
        'desktop',
        async ({ page, open }, expect) => {
          const other = language === 'zh' ? 'en' : 'zh';
          await open(inLanguage('/consult', language));
          await type(page, { name: '韩梅梅', message: '第一行' });
          await tick(page);
          await open(inLanguage('/consult', language));
          await page.waitForFunction(
            () => (document.querySelector('main form [name="name"]') as HTMLInputElement).value === '韩梅梅',
          );
          expect(
            'the agreement is given anew',
            await page.$eval(inForm('agreed'), (box) => (box as HTMLInputElement).checked),
            false,
          );
          await page.$eval(`[data-language="${other}"]`, (link) => (link as HTMLElement).click());
          await page.waitForFunction(
            (text) => document.querySelector('main form [role="status"]')?.textContent?.includes(text),
            {},
            texts(other).restored,
          );
          expect('message', await valueIn(page, 'message'), '第一行');
          await press(page, 'main form [role="status"] button');
          await page.waitForFunction(
            () => (document.querySelector('main form [name="message"]') as HTMLTextAreaElement).value === '',
          );
          expect('nothing is kept', await page.evaluate(() => sessionStorage.getItem('draft:consult')), null);
        },
      ),
    ),
    ...languages.map((language) =>
      walk(
        `a form is filled in and sent by keyboard alone, in ${language}`,
        'desktop',
        async ({ page, open }, expect) => {
          const person = newPerson();
          await open(inLanguage('/consult', language));
          await page.focus('main h1');
          for (const [name, value] of Object.entries(person)) {
            expect(`${name} is reached`, await tabTo(page, inForm(name)), true);
            expect(
              'its focus is seen',
              await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle),
              'solid',
            );
            await page.keyboard.type(value);
          }
          expect('agreement is reached', await tabTo(page, inForm('agreed')), true);
          await page.keyboard.press('Space');
          expect('the button is reached', await tabTo(page, submitButton), true);
          await waitAsLongAsPeople(page);
          await page.keyboard.press('Enter');
          await leadsTo(page, inLanguage('/consultSuccess', language));
          expect('received', (await received(base, 'consult', person.email)).length, 1);
        },
      ),
    ),
    ...everywhere.map(({ language, device }) =>
      walk(
        `without script form and box say whom to call or write to, in ${language}`,
        device,
        async ({ page, open }, expect) => {
          await open(inLanguage('/consult', language));
          const shown = (selector: string) =>
            page.$eval(selector, (element) => (element as HTMLElement).getBoundingClientRect().height > 0);
          expect('form', await shown('main form'), false);
          const main = await page.$eval('main', (element) => (element as HTMLElement).textContent);
          expect('says so', main.includes(texts(language).noScript) && main.includes(hotline), true);
          expect('box', await shown('footer form'), false);
          const footer = await page.$eval('footer', (element) => (element as HTMLElement).textContent);
          expect(
            'where to write',
            footer.includes(subscription(language).byMail.replace('{{email}}', content.vendor.email.support)),
            true,
          );
        },
        { script: false },
      ),
    ),
  ];
}
