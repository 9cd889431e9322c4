import type { Content } from '../../src/build/content/read';
import { leastFillingTime } from '../../src/config/forms';
import { languages } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import {
  devices,
  everywhere,
  fillIn,
  inForm,
  leadsTo,
  newPerson,
  press,
  received,
  stored,
  tick,
  type,
} from './form-filling';
import { formTroubleJourneys } from './form-trouble-journeys';
import { subscriptionJourneys } from './subscription-journeys';
import { pause, walker } from './walk';

/** Every form of the site by its page, and where it leads on a device. */
const forms: readonly {
  page: string;
  device: Device;
  call: string;
  sent: Record<string, string>;
  success: string;
  record?: string;
}[] = [
  {
    page: '/fileDown/from?type=2',
    device: 'desktop',
    call: 'download_apply',
    sent: { kind: 'file', file_id: '2' },
    success: '/filedownActivation?type=2',
    record: 'downloader',
  },
  {
    page: '/fileDown/from?type=2',
    device: 'phone',
    call: 'download_apply',
    sent: { kind: 'file', file_id: '2' },
    success: '/fileDownSuccess?type=2',
    record: 'downloader',
  },
  {
    page: '/report/reportDown?type=301',
    device: 'desktop',
    call: 'download_apply',
    sent: { kind: 'file', file_id: '301' },
    success: '/reportActivation?type=301',
    record: 'downloader',
  },
  // The guard leads a phone to the form of files, which knows the report too.
  {
    page: '/report/reportDown?type=301',
    device: 'phone',
    call: 'download_apply',
    sent: { kind: 'file', file_id: '301' },
    success: '/fileDownSuccess?type=301',
    record: 'downloader',
  },
  {
    page: '/whitepaperFrom?type=3',
    device: 'desktop',
    call: 'download_apply',
    sent: { kind: 'whitepaper', file_id: '3' },
    success: '/whitepaperActivation?type=3',
    record: 'downloadwhitepaper',
  },
  {
    page: '/whitepaperFrom?type=3',
    device: 'phone',
    call: 'download_apply',
    sent: { kind: 'whitepaper', file_id: '3' },
    success: '/whitepaperActivation?type=3',
    record: 'downloadwhitepaper',
  },
  {
    page: '/pptFrom?type=1',
    device: 'desktop',
    call: 'download_apply',
    sent: { kind: 'ppt', file_id: '1' },
    success: '/Activation?kind=ppt&type=1',
    record: 'downloadppt',
  },
  {
    page: '/cloudtechForm?type=201',
    device: 'desktop',
    call: 'download_apply',
    sent: { kind: 'cloudtech', file_id: '201' },
    success: '/Activation?kind=cloudtech&type=201',
    record: 'cloudtech',
  },
  { page: '/partner/apply', device: 'desktop', call: 'partner_apply', sent: {}, success: '/Activation?from=partner' },
  { page: '/applyPartner', device: 'phone', call: 'partner_apply', sent: {}, success: '/applysuccess?from=partner' },
  {
    page: '/try/application?product=product%2FBKS',
    device: 'desktop',
    call: 'trial_apply',
    sent: { source: 'product/BKS' },
    success: '/Activation?from=trial',
  },
  { page: '/try/application', device: 'phone', call: 'trial_apply', sent: {}, success: '/applysuccess?from=trial' },
  { page: '/customerForm', device: 'phone', call: 'customer_form', sent: {}, success: '/consultsuccess' },
];

/** Of what was received the parts that are expected, in their order. */
const pick = (kept: Record<string, unknown> = {}, expected: object) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, kept[name]]));

/** What visitors do with the forms and the subscription box. They send, so they are walked against the mock alone. */
export function formsJourneys(base: string, content: Content): Journey[] {
  const walk = walker(base);
  const sending = forms.flatMap(({ page: address, device, call, sent, success, record: key }) =>
    languages.map((language) =>
      walk(
        `the form ${address} is sent as it was filled in and leads on, in ${language}`,
        device,
        async ({ page, open }, expect) => {
          const person = newPerson();
          await open(inLanguage(address, language));
          await fillIn(page, person);
          await press(page);
          await leadsTo(page, inLanguage(success, language));
          const [kept, ...others] = await received(base, call, person.email);
          expect('sent once', others.length, 0);
          expect('received', pick(kept, { ...person, ...sent }), { ...person, ...sent });
          expect('agreed', kept?.agreed, true);
          if (key)
            expect('record', JSON.parse((await stored(page, key)) ?? 'null'), {
              apply_id: String(kept?.id),
              userIp: kept?.user_ip,
            });
          expect(
            'no draft is left',
            await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))),
            [],
          );
        },
      ),
    ),
  );

  const consulting = everywhere.map(({ language, device }) =>
    walk(
      `'Consult now' of a product leads to its consultation, which is sent, in ${language}`,
      device,
      async ({ page, open }, expect) => {
        const person = newPerson();
        await open(inLanguage('/product/BCC', language));
        await Promise.all([
          page.waitForFunction((path) => location.pathname === path, {}, inLanguage('/consult', language)),
          page.$eval('main a[href*="source="]', (link) => (link as HTMLElement).click()),
        ]);
        await page.waitForFunction(
          () =>
            (document.querySelector('main form [name="source"]') as HTMLSelectElement | null)?.value === 'product/BCC',
        );
        await type(page, { ...person, position: '架构师', message: 'Three clusters\nto upgrade 三个集群' });
        await page.select(inForm('industry'), 'finance');
        await tick(page);
        // Counted from the moment at which the form was shown.
        await pause(leastFillingTime);
        await press(page);
        await leadsTo(page, inLanguage(device === 'phone' ? '/consultsuccess' : '/consultSuccess', language));
        const sent = {
          ...person,
          position: '架构师',
          industry: 'finance',
          message: 'Three clusters\nto upgrade 三个集群',
          agreed: true,
          source: 'product/BCC',
        };
        const kept = await received(base, 'consult', person.email);
        expect('sent once', kept.length, 1);
        expect('received', pick(kept[0], sent), sent);
      },
    ),
  );

  const standing = [
    ...devices.map((device) =>
      walk('the form is what a visitor sees first, and fits 320 px', device, async ({ page, open }, expect) => {
        for (const address of [
          '/consult',
          '/en/consult',
          '/en/report/reportDown',
          '/applyPartner',
          '/partner/apply',
          '/en/whitepaperFrom?type=3',
        ]) {
          await open(address);
          const top = await page.$eval(
            'main form input:not([tabindex]), main form select',
            (field) => field.getBoundingClientRect().top / window.innerHeight,
          );
          expect(`${address}: the first field is in the window`, top < 0.75, true);
        }
        await page.setViewport({ width: 320, height: 640 });
        for (const address of ['/consult', '/en/whitepaperFrom?type=3', '/en/customerForm']) {
          await open(address);
          expect(
            `${address}: overflow`,
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            0,
          );
        }
      }),
    ),
    walk('no page pays for the forms before one is touched', 'desktop', async ({ page, open }, expect) => {
      const scripts: { url: string; text: string }[] = [];
      page.on('response', async (response) => {
        if (response.request().resourceType() === 'script')
          scripts.push({ url: response.url(), text: await response.text().catch(() => '') });
      });
      const loads = (what: string) => scripts.some(({ text }) => text.includes(what));
      await open('/product/BCC');
      expect('a product page has no form', loads('reply_channel'), false);
      await open('/consult');
      await pause(300);
      expect('the form’s page has the form', loads('reply_channel'), true);
      expect('and nothing of its library', loads('onTouched'), false);
      await page.focus(inForm('name'));
      await page.waitForNetworkIdle();
      expect('until it is touched', loads('onTouched'), true);
    }),
  ];

  return [
    ...consulting,
    ...sending,
    ...standing,
    ...formTroubleJourneys(base, content),
    ...subscriptionJourneys(base, content),
  ];
}
