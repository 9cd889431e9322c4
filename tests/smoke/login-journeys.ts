import accounts from '../../mock-api/seeds/partnerAccounts.json';
import type { Content } from '../../src/build/content/read';
import { languages } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { alertSays, inForm, press, withFault } from './form-filling';
import type { Visitor } from './visitor';
import { walker } from './walk';

const login: Record<Device, string> = { desktop: '/partner/login', phone: '/partnerLogin' };

/** The partner login on both devices. */
export function loginJourneys(base: string, content: Content): Journey[] {
  const journey = walker(base);
  const [partner] = accounts;
  if (!partner) throw new Error('no partner account');
  const fill = async ({ page }: Visitor, password: string) => {
    await page.$eval(inForm('password'), (field) => {
      (field as HTMLInputElement).value = '';
    });
    await page.type(inForm('password'), password);
    await page.keyboard.press('Enter');
  };
  const says = (visitor: Visitor, text: string) =>
    visitor.page.waitForFunction(
      (expected) => document.querySelector('main')?.textContent?.includes(expected),
      { timeout: 10_000 },
      text,
    );

  return languages.flatMap((language) => {
    const texts = content.ui[language].login;
    return (['desktop', 'phone'] as const).flatMap((device) => {
      const address = inLanguage(login[device], language);
      return [
        journey(`a partner signs in, comes back and signs out, in ${language}`, device, async (visitor, expect) => {
          const { page } = visitor;
          // The other device’s address leads here.
          await visitor.open(inLanguage(login[device === 'phone' ? 'desktop' : 'phone'], language));
          expect('address', visitor.address(), address);
          await page.type(inForm('username'), partner.username);
          await fill(visitor, 'wrong');
          await alertSays(page, '用户名或密码不正确');
          await fill(visitor, partner.password);
          await says(visitor, partner.userInfo.company);
          expect(
            'userInfo',
            await page.evaluate(() => sessionStorage.getItem('userInfo')),
            JSON.stringify(partner.userInfo),
          );
          const kept = await page.evaluate(
            () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href + document.body.innerHTML,
          );
          expect('the password is nowhere', kept.includes(partner.password), false);

          await visitor.open(inLanguage('/partner', language));
          await visitor.open(address);
          await says(visitor, partner.userInfo.company);
          expect('no form', await page.$('main form'), null);

          const [signOut] = await page.$$('main section button');
          await signOut?.click();
          await page.waitForSelector(inForm('username'));
          expect('isLogin', await page.evaluate(() => sessionStorage.getItem('isLogin')), null);
        }),
        journey(
          `a partner backend that is dead: what was typed stays, and a second press signs in, in ${language}`,
          device,
          async (visitor, expect) => {
            const { page } = visitor;
            await visitor.open(address);
            const fault = await withFault(page, 'user_login', 'dead');
            await page.type(inForm('username'), partner.username);
            await fill(visitor, partner.password);
            await alertSays(page, content.vendor.hotline.mainland);
            expect(
              'account',
              await page.$eval(inForm('username'), (field) => (field as HTMLInputElement).value),
              partner.username,
            );
            fault.stop();
            await press(page);
            await says(visitor, partner.userInfo.company);
          },
          { meant: /^(console: Failed to load resource|request: .*user_login)/ },
        ),
        journey(
          `without script the login says what to do instead, in ${language}`,
          device,
          async ({ page, open }, expect) => {
            await open(address);
            const visible = (selector: string) =>
              page.$eval(selector, (element) => (element as HTMLElement).offsetHeight > 0);
            expect('form', await visible('main form'), false);
            const isSaid = await page.$$eval(
              'main p',
              (all, text) => all.some((paragraph) => paragraph.textContent === text && paragraph.offsetHeight > 0),
              texts.withoutScript,
            );
            expect('says so', isSaid, true);
          },
          { script: false },
        ),
      ];
    });
  });
}
