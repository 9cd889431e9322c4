import { expectOnce, newSubscriber } from './forms';
import { onEither } from './journey';
import { describeWithMock } from './site';
import type { Visitor } from './visitor';

const input = 'footer [name="email"]';
const subscribe = async ({ page }: Visitor, email: string) => {
  await page.$eval(input, (field) => (field as HTMLInputElement).select());
  await page.type(input, email);
  await page.keyboard.press('Enter');
};

describeWithMock('the subscription box', () => {
  onEither('refuses a wrong address and keeps a right one (sections 4, 5 and 8)', async (visitor) => {
    const texts = visitor.ui.subscription;
    const email = newSubscriber();
    await visitor.open(visitor.at('/case'));
    await visitor.page.type(input, 'nobody@');
    await visitor.press('footer form button');
    await visitor.says('footer [aria-live="polite"]', texts.invalid);
    await subscribe(visitor, email);
    await visitor.says('footer [role="status"]', texts.subscribed);
    await expectOnce('GetSubscribe', { email });
    await visitor.open(visitor.at('/news'));
    await visitor.says('footer [role="status"]', texts.subscribed);
  });
});
