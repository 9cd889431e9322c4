import { messages } from '../../mock-api/messages';
import accounts from '../../mock-api/partner-accounts.json';
import { fixedTexts } from '../../src/i18n/instance';
import { manifest } from '../../src/site/manifest';
import {
  afterDoubleClick,
  apply,
  button,
  download,
  eventually,
  expectNewTab,
  leaveRecord,
} from './downloads';
import {
  expectOnce,
  faulty,
  fillIn,
  inForm,
  newPerson,
  newSubscriber,
  submit,
  type,
} from './forms';
import { stopClock, visitors } from './journey';
import { content, describeWithMock } from './site';
import type { Visitor } from './visitor';

const [partner] = accounts;
if (!partner) throw new Error('mock-api/partner-accounts.json has no account');
const paper = download('whitePaper');

/** Something that makes a call. */
interface Action {
  call: string;
  path(visitor: Visitor): string;
  prepare(visitor: Visitor): Promise<unknown>;
  press(visitor: Visitor): Promise<unknown>;
  /**
   * Where it says what went wrong, and what it says if there is no answer; the server's message of
   * status 0 may be elsewhere.
   */
  alert: string;
  unanswered(visitor: Visitor): string;
  refused?: string;
  /** The field whose text is kept, and that text. */
  keptField?: [string, string];
  succeeds(visitor: Visitor): Promise<unknown>;
}

const toast = '[role="alert"][aria-atomic]';

const actions: Record<string, () => Action> = {
  'a form': (person = newPerson()) => ({
    call: 'download_apply',
    path: (visitor) => visitor.at('/whitepaperFrom?type=3'),
    prepare: (visitor) => fillIn(visitor, person),
    press: submit,
    alert: 'main form [role="alert"]',
    unanswered: () => content.vendor.hotline.mainland,
    keptField: [inForm('name'), person.name],
    async succeeds(visitor) {
      await visitor.leadsTo(visitor.at('/whitepaperActivation?type=3'));
      expect(await visitor.stored('downloadwhitepaper')).not.toBeNull();
    },
  }),
  'the partner login': () => ({
    call: 'user_login',
    path: (visitor) => visitor.at(visitor.device === 'phone' ? '/partnerLogin' : '/partner/login'),
    prepare: ({ page }) => type(page, { username: partner.username, password: partner.password }),
    press: submit,
    alert: 'main form [role="alert"]',
    unanswered: () => content.vendor.hotline.mainland,
    keptField: [inForm('password'), partner.password],
    async succeeds(visitor) {
      const { page } = visitor;
      const address = await visitor.address();

      await visitor.says('main', partner.userInfo.company);
      expect(await page.evaluate(() => sessionStorage.getItem('userInfo'))).toBe(
        JSON.stringify(partner.userInfo),
      );

      // The partner is known again until they sign out.
      await visitor.open(visitor.at('/partner'));
      await visitor.open(address);
      await visitor.says('main', partner.userInfo.company);

      expect(await page.$('main form')).toBeNull();

      await visitor.press('main section button');
      await page.waitForSelector(inForm('username'));
      expect(await page.evaluate(() => sessionStorage.getItem('isLogin'))).toBeNull();
    },
  }),
  'the subscription box': (email = newSubscriber()) => ({
    call: 'GetSubscribe',
    path: (visitor) => visitor.at('/case'),
    prepare: ({ page }) => page.type('footer [name="email"]', email),
    press: (visitor) => visitor.press('footer form button'),
    alert: 'footer [aria-live="polite"]',
    unanswered: () => content.vendor.email.support,
    refused: toast,
    keptField: ['footer [name="email"]', email],
    async succeeds(visitor) {
      const { subscribed } = visitor.ui.subscription;
      await visitor.says('footer [role="status"]', subscribed);

      await expectOnce('GetSubscribe', { email });

      await visitor.open(visitor.at('/news'));
      await visitor.says('footer [role="status"]', subscribed);
    },
  }),
  'a download': () => ({
    call: 'down_record',
    path: (visitor) => download('whitePaper', visitor.language).page,
    prepare: async (visitor) => leaveRecord(visitor, paper.kind, await apply(paper)),
    async press(visitor) {
      await afterDoubleClick(visitor);
      await visitor.page.click(button);
    },
    alert: toast,
    unanswered: ({ language }) => {
      const t = fixedTexts(language, content.ui)('downloads');
      return t('unanswered', { item: t('items.whitepaper') });
    },
    succeeds: (visitor) => expectNewTab(visitor, download('whitePaper', visitor.language).target),
  }),
};

/** A site may be without a partner login (docs/adding.md, “Taking a feature out”). */
const hasLogin = manifest.some(({ path }) => path === '/partner/login');
const actionsOfSite = Object.entries(actions).filter(
  ([name]) => name !== 'the partner login' || hasLogin,
);

describeWithMock('a call that fails', () => {
  describe.each(actionsOfSite)('%s', (_, begin) => {
    visitors({ expectedProblems: /api\/Submit|Failed to load resource/ }).onEither(
      'says so after a refusal, HTTP 500, a cut line and silence; nothing is lost, and the next press succeeds (section 8)',
      async (visitor) => {
        const { call, path, prepare, press, alert, unanswered, ...action } = begin();
        const server = await faulty(visitor, call);

        await stopClock(visitor);
        await visitor.open(path(visitor));
        await prepare(visitor);

        for (const fault of ['hang', 'status0', 'status500', 'dead'] as const) {
          const { calls } = Object.assign(server, { fault });
          await press(visitor);
          await eventually(
            () => server.calls,
            (now) => now > calls,
          );

          await visitor.until(
            (time) => {
              passTime(time);
              return !document.querySelector(':is(main, footer) [aria-disabled="true"]');
            },
            fault === 'hang' ? 10_000 : 0,
          );

          if (fault === 'status0')
            await visitor.says(action.refused ?? alert, messages.busy[visitor.language]);
          else await visitor.says(alert, unanswered(visitor));

          const [field, text] = action.keptField ?? [];

          if (field) expect([fault, await visitor.value(field)]).toEqual([fault, text]);
          expect([fault, await visitor.address()]).toEqual([fault, path(visitor)]);
          expect([fault, await visitor.otherTabs()]).toEqual([fault, []]);
        }

        server.fault = null;
        await press(visitor);
        await action.succeeds(visitor);
      },
    );
  });
});
