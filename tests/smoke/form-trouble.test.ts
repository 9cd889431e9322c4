import { leastFillingTime } from '../../src/config/forms';
import {
  alertSays,
  expectOnce,
  fillIn,
  inForm,
  newPerson,
  received,
  submit,
  submitButton,
  tabTo,
  type,
  waitAsLongAsPeople,
  withFault,
} from './forms';
import { blockStorage, inChinese, onDesktop, onEither, visitors, withoutScript } from './journey';
import { content, describeWithMock, pause } from './site';

const hotline = content.vendor.hotline.mainland;

describeWithMock('what goes wrong with a form loses nothing', () => {
  onEither('what does not fit is said at its field, and nothing is sent (section 5)', async (visitor) => {
    const { page } = visitor;
    const { fields, forms } = visitor.ui.forms;
    const person = newPerson();
    await visitor.open(visitor.at('/consult'));
    await type(page, { email: person.email, phone: '12345' });
    await submit(visitor);
    await alertSays(visitor, fields.name.label);
    expect(await visitor.focused('name')).toBe('name');
    const said = await page.$$eval('main form [aria-invalid="true"]', (invalid) =>
      invalid.map((field) => {
        const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        return [field.getAttribute('name'), document.getElementById(ids.at(-1) ?? '')?.textContent];
      }),
    );
    expect(said).toEqual([
      ['name', fields.name.errors.missing],
      ['company', fields.company.errors.missing],
      ['phone', fields.phone.errors.invalid],
      ['agreed', fields.agreed.errors.missing],
    ]);
    expect(await received('consult', 'email', person.email)).toEqual([]);
    await type(page, { name: person.name, company: person.company, phone: '6' });
    await page.$eval(inForm('phone'), (field) => (field as HTMLInputElement).select());
    await page.type(inForm('phone'), person.phone);
    await visitor.press(inForm('agreed'));
    await visitor.until(() => document.querySelectorAll('main form [aria-invalid="true"]').length === 0);
    expect(await visitor.text(submitButton)).toBe(forms.consult.submit);
    await waitAsLongAsPeople(visitor);
    await submit(visitor);
    await visitor.until(() => /consultsuccess$/i.test(location.pathname));
  });

  for (const fault of ['status0', 'status500', 'dead', 'hang'] as const)
    visitors({ language: 'zh', expectedProblems: /download_apply|Failed to load resource/ }).on(
      fault === 'hang' ? 'desktop' : undefined,
    )(`after ${fault} the input is kept, and a second try succeeds (section 8)`, async (visitor) => {
      const person = newPerson();
      const trouble = await withFault(visitor, 'download_apply', fault);
      await visitor.open('/whitepaperFrom?type=3');
      await fillIn(visitor, person);
      await submit(visitor);
      visitor.page.setDefaultTimeout(15_000);
      await alertSays(visitor, fault === 'status0' ? '系统繁忙，请稍后再试' : hotline);
      expect(await visitor.value(inForm('name'))).toBe(person.name);
      expect(visitor.address()).toBe('/whitepaperFrom?type=3');
      expect(await visitor.stored('downloadwhitepaper')).toBeNull();
      trouble.stop();
      await submit(visitor);
      await visitor.leadsTo('/whitepaperActivation?type=3');
      await expectOnce('download_apply', person);
    });

  visitors({ language: 'zh', expectedProblems: /api\/Submit|ERR_INTERNET_DISCONNECTED/ }).onEither(
    'offline is said, and what was typed is sent later',
    async (visitor) => {
      const person = newPerson();
      await visitor.open('/consult');
      await fillIn(visitor, person);
      await visitor.page.setOfflineMode(true);
      await submit(visitor);
      await alertSays(visitor, content.ui.zh.forms.status.offline);
      await visitor.page.setOfflineMode(false);
      await submit(visitor);
      await visitor.until(() => /consultsuccess$/i.test(location.pathname));
      await expectOnce('consult', person);
    },
  );

  visitors({ language: 'zh', expectedProblems: /\.js|Failed to load resource/ }).onDesktop(
    'a part of the form that does not load is asked for again',
    async (visitor) => {
      const person = newPerson();
      let isDead = false;
      await visitor.intercept(async (request) => {
        if (!isDead || request.resourceType() !== 'script') return false;
        await request.abort('connectionrefused');
        return true;
      });
      await visitor.open('/consult');
      isDead = true;
      await fillIn(visitor, person);
      await submit(visitor);
      await alertSays(visitor, hotline);
      expect(await visitor.value(inForm('name'))).toBe(person.name);
      isDead = false;
      await submit(visitor);
      await visitor.leadsTo('/consultSuccess');
      await expectOnce('consult', person);
    },
  );

  inChinese.onEither('pressing many times sends a form once', async (visitor) => {
    const person = newPerson();
    await withFault(visitor, 'consult', 'delay:700');
    await visitor.open('/consult');
    await fillIn(visitor, person);
    for (let times = 0; times < 4; times += 1) await submit(visitor);
    await visitor.page.keyboard.press('Enter');
    await visitor.until(() => /consultsuccess$/i.test(location.pathname));
    await expectOnce('consult', person);
  });

  inChinese.onDesktop('who is faster than people are is asked once more', async (visitor) => {
    const person = newPerson();
    await visitor.open('/');
    // Without a new document, so that the time starts now.
    await visitor.click('/consult');
    await visitor.page.waitForSelector(inForm('name'));
    await visitor.page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
        if (field) field.value = value;
      }
    }, person);
    await visitor.press(inForm('agreed'));
    await submit(visitor);
    await alertSays(visitor, content.ui.zh.forms.status.doubted);
    expect(await received('consult', 'email', person.email)).toEqual([]);
    await pause(leastFillingTime);
    await submit(visitor);
    await visitor.leadsTo('/consultSuccess');
    await expectOnce('consult', person);
  });

  inChinese.onPhone('storage blocked by the browser loses no application', async (visitor) => {
    const person = newPerson();
    await blockStorage(visitor);
    await visitor.open('/whitepaperFrom?type=3');
    await fillIn(visitor, person);
    await submit(visitor);
    await visitor.leadsTo('/whitepaperActivation?type=3');
    await expectOnce('download_apply', person);
  });

  onDesktop('a form is filled in and sent by keyboard alone', async (visitor) => {
    const { page } = visitor;
    const person = newPerson();
    await visitor.open(visitor.at('/consult'));
    await page.focus('main h1');
    for (const [name, value] of Object.entries(person)) {
      await tabTo(visitor, inForm(name));
      const outline = () => getComputedStyle(document.activeElement as Element).outlineStyle;
      expect(await page.evaluate(outline)).toBe('solid');
      await page.keyboard.type(value);
    }
    await tabTo(visitor, inForm('agreed'));
    await page.keyboard.press('Space');
    await tabTo(visitor, submitButton);
    await waitAsLongAsPeople(visitor);
    await page.keyboard.press('Enter');
    await visitor.leadsTo(visitor.at('/consultSuccess'));
    await expectOnce('consult', person);
  });
});

onDesktop('a draft survives a reload and a change of language, and can be cleared', async (visitor) => {
  const { page } = visitor;
  const other = visitor.language === 'zh' ? 'en' : 'zh';
  const hasValue = (name: string, value: string) =>
    visitor.until(
      (css, wanted) => document.querySelector<HTMLInputElement>(css)?.value === wanted,
      inForm(name),
      value,
    );
  await visitor.open(visitor.at('/consult'));
  await type(page, { name: '韩梅梅', message: '第一行' });
  await visitor.press(inForm('agreed'));
  await visitor.open(visitor.at('/consult'));
  await hasValue('name', '韩梅梅');
  // Agreement is never restored.
  expect(await page.$eval(inForm('agreed'), (box) => (box as HTMLInputElement).checked)).toBe(false);
  await visitor.press(`[data-language="${other}"]`);
  await visitor.says('main form [role="status"]', content.ui[other].forms.restored);
  expect(await visitor.value(inForm('message'))).toBe('第一行');
  await visitor.press('main form [role="status"] button');
  await hasValue('message', '');
  expect(await page.evaluate(() => sessionStorage.getItem('draft:consult'))).toBeNull();
});

withoutScript.onEither('without script form and subscription say whom to call or write to', async (visitor) => {
  const { forms, subscription } = visitor.ui;
  await visitor.open(visitor.at('/consult'));
  expect(await visitor.isShown('main form')).toBe(false);
  const main = await visitor.text('main');
  expect(main).toContain(forms.noScript);
  expect(main).toContain(hotline);
  expect(await visitor.isShown('footer form')).toBe(false);
  expect(await visitor.text('footer')).toContain(
    subscription.byMail.replace('{{email}}', content.vendor.email.support),
  );
});
