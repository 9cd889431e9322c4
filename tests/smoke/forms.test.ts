import { eventually } from './downloads';
import {
  alertSays,
  answersOf,
  expectOnce,
  fillIn,
  inForm,
  newPerson,
  newSubscriber,
  submit,
  submitButton,
  tabTo,
  takeTime,
  type,
} from './forms';
import { inChinese, on, onDesktop, onEither, visitors, withoutScript } from './journey';
import { content, describeWithMock } from './site';

const hotline = content.vendor.hotline.mainland;

/** Every form but the consultation and those of downloads (downloads.test.ts), by page. */
const forms = [
  {
    page: '/partner/apply',
    device: 'desktop',
    call: 'partner_apply',
    success: '/Activation?from=partner',
  },
  {
    page: '/applyPartner',
    device: 'phone',
    call: 'partner_apply',
    success: '/applysuccess?from=partner',
  },
  {
    page: '/try/application?product=product%2FBKS',
    device: 'desktop',
    call: 'trial_apply',
    sent: { source: 'product/BKS' },
    success: '/Activation?from=trial',
  },
  {
    page: '/try/application',
    device: 'phone',
    call: 'trial_apply',
    success: '/applysuccess?from=trial',
  },
  { page: '/customerForm', device: 'phone', call: 'customer_form', success: '/consultsuccess' },
] as const;

describeWithMock('forms', () => {
  describe.each(forms)(
    '$page on a $device',
    ({ page: address, device, call, success, ...more }) => {
      on(device)(
        `sends what was filled in to ${call} and shows its confirmation page (sections 3 and 7)`,
        async (visitor) => {
          const person = newPerson();
          await visitor.open(visitor.at(address));
          await fillIn(visitor, person);
          await submit(visitor);
          await visitor.leadsTo(visitor.at(success));

          const application = (['partner', 'trial'] as const).find((kind) =>
            success.endsWith(`from=${kind}`),
          );
          if (application) {
            // It says what was sent, and has one list of next steps.
            await visitor.says('main h2', visitor.ui.results.next.heading[application]);
            const lists = await visitor.page.$$eval(
              'main ol',
              (lists) =>
                lists.filter((list) => list.checkVisibility() && !list.closest('nav')).length,
            );

            expect(lists).toBe(1);
          }

          const extraFields = 'sent' in more ? more.sent : {};

          expect(await expectOnce(call, person)).toMatchObject({
            ...person,
            ...extraFields,
            agreed: true,
          });
        },
      );
    },
  );

  onEither(
    '“Consult now” of a product leads to its consultation, which is sent (section 2)',
    async (visitor) => {
      const person = newPerson();
      await visitor.open(visitor.at('/product/BCC'));
      await visitor.press('main a[href*="source="]');
      await visitor.leadsTo(visitor.at('/consult'));
      await visitor.until(
        (css) => document.querySelector<HTMLSelectElement>(css)?.value === 'product/BCC',
        inForm('source'),
      );

      const more = { position: '架构师', message: 'Three clusters\nto upgrade 三个集群' };
      await type(visitor.page, more);
      await visitor.page.select(inForm('industry'), 'finance');
      await fillIn(visitor, person);
      await submit(visitor);
      await visitor.leadsTo(
        visitor.at(visitor.device === 'phone' ? '/consultsuccess' : '/consultSuccess'),
      );

      const submission = {
        ...person,
        ...more,
        industry: 'finance',
        agreed: true,
        source: 'product/BCC',
      };

      expect(await expectOnce('consult', person)).toMatchObject(submission);
    },
  );

  onDesktop('a form is filled in and sent by keyboard alone', async (visitor) => {
    const { page } = visitor;
    const person = newPerson();

    await visitor.open(visitor.at('/consult'));
    await page.focus('main h1');

    for (const { name, control, value } of await answersOf(visitor, person)) {
      await tabTo(visitor, inForm(name));
      const outline = () => getComputedStyle(document.activeElement as Element).outlineStyle;

      expect(await page.evaluate(outline)).toBe('solid');

      if (control === 'agreement') await page.keyboard.press(' ');
      else if (control === 'select') await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(value);
    }

    await tabTo(visitor, submitButton);
    await takeTime(visitor);
    await page.keyboard.press('Enter');
    await visitor.leadsTo(visitor.at('/consultSuccess'));

    await expectOnce('consult', person);
  });
});

onEither(
  'a draft survives a reload and a change of language, and can be cleared',
  async (visitor) => {
    const { page } = visitor;
    const otherLanguage = visitor.language === 'zh' ? 'en' : 'zh';

    const hasValue = (name: string, value: string) =>
      visitor.until(
        (css, expected) => document.querySelector<HTMLInputElement>(css)?.value === expected,
        inForm(name),
        value,
      );

    await visitor.open(visitor.at('/consult'));
    await type(page, { name: '韩梅梅', message: '第一行' });
    await page.select(inForm('industry'), 'energy');
    await visitor.press(inForm('agreed'));
    await visitor.open(visitor.at('/consult'));
    await hasValue('name', '韩梅梅');

    // Agreement is never restored.
    expect(await page.$eval(inForm('agreed'), (box) => (box as HTMLInputElement).checked)).toBe(
      false,
    );

    await visitor.press(`[data-language="${otherLanguage}"]`);
    await visitor.says('main form [role="status"]', content.ui[otherLanguage].forms.restored);
    expect([
      await visitor.value(inForm('message')),
      await visitor.value(inForm('industry')),
    ]).toEqual(['第一行', 'energy']);

    await visitor.press('main form [role="status"] button');
    await hasValue('message', '');
    expect(await page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('draft:consult'))).toBeNull();
  },
);

visitors({
  language: 'zh',
  expectedProblems: /api\/Submit|ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/,
}).onEither('a form says that it is offline, and sends later what was typed', async (visitor) => {
  const person = newPerson();
  await visitor.open('/consult');
  await fillIn(visitor, person);
  await visitor.page.setOfflineMode(true);
  await submit(visitor);
  await alertSays(visitor, visitor.ui.forms.status.offline);
  await visitor.page.setOfflineMode(false);
  await submit(visitor);
  await visitor.until(() => /consultsuccess$/i.test(location.pathname));
});

inChinese.onDesktop(
  'an idle page with a form has all that it needs to say what is missing',
  async (visitor) => {
    const requests: string[] = [];
    await visitor.open('/consult');
    await visitor.page.waitForNetworkIdle();
    visitor.page.on('request', (request) => requests.push(request.url()));

    await visitor.page.focus(inForm('name'));
    await submit(visitor);
    await visitor.until(() => document.querySelector('main form [aria-invalid="true"]') !== null);

    expect(requests).toEqual([]);
  },
);

describeWithMock('two tabs', () => {
  inChinese.onDesktop('a tab shows without a reload what another tab stores', async (visitor) => {
    const { page } = visitor;
    const { subscribed } = visitor.ui.subscription;
    const other = await page.browserContext().newPage();
    const saysSo = () =>
      other.evaluate(
        (text) => document.querySelector('footer [role="status"]')?.textContent === text,
        subscribed,
      );

    await visitor.open('/case');
    await other.goto(page.url(), { waitUntil: 'load' });
    expect(await saysSo()).toBe(false);

    await page.type('footer [name="email"]', newSubscriber());
    await visitor.press('footer form button');
    await visitor.says('footer [role="status"]', subscribed);

    expect(await eventually(saysSo, Boolean)).toBe(true);
    await other.close();
  });
});

withoutScript.onEither(
  'without script form and subscription say whom to call or write to',
  async (visitor) => {
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
  },
);
