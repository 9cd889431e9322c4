import accounts from '../../mock-api/seeds/partnerAccounts.json';
import { messages } from '../../mock-api/submissions';
import { alertSays, inForm } from './forms';
import { onEither } from './journey';
import { describeWithMock } from './site';
import type { Visitor } from './visitor';

const login = { desktop: '/partner/login', phone: '/partnerLogin' };
const [partner] = accounts;
if (!partner) throw new Error('mock-api/seeds/partnerAccounts.json has no account');

const enterPassword = async ({ page }: Visitor, password: string) => {
  await page.$eval(inForm('password'), (field) => {
    (field as HTMLInputElement).value = '';
  });
  await page.type(inForm('password'), password);
  await page.keyboard.press('Enter');
};

describeWithMock('the partner login', () => {
  onEither('signs in, knows the partner again and signs out (section 3)', async (visitor) => {
    const { page } = visitor;
    const address = visitor.at(login[visitor.device]);
    // The other device's address leads here.
    await visitor.open(visitor.at(login[visitor.device === 'phone' ? 'desktop' : 'phone']));
    expect(await visitor.address()).toBe(address);
    await page.type(inForm('username'), partner.username);
    await enterPassword(visitor, 'wrong');
    await alertSays(visitor, messages.credentials[visitor.language]);
    await enterPassword(visitor, partner.password);
    await visitor.says('main', partner.userInfo.company);
    const userInfo = await page.evaluate(() => sessionStorage.getItem('userInfo'));
    expect(userInfo).toBe(JSON.stringify(partner.userInfo));

    await visitor.open(visitor.at('/partner'));
    await visitor.open(address);
    await visitor.says('main', partner.userInfo.company);
    expect(await page.$('main form')).toBeNull();

    await visitor.press('main section button');
    await page.waitForSelector(inForm('username'));
    expect(await page.evaluate(() => sessionStorage.getItem('isLogin'))).toBeNull();
  });
});
