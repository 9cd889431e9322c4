import * as v from 'valibot';
import { emailPattern } from '../../src/config/email-pattern';
import { subscription } from '../../src/contract/subscription';

describe('the subscription’s e-mail rule (section 5)', () => {
  test.each(['a@b.cn', 'first.last@company.com', 'a_b-c.9@sub-domain.com.cn', 'A@B.COM', '.@1.co'])(
    '%s fits',
    (email) => {
      expect(email).toMatch(emailPattern);
      expect(v.parse(subscription, { email })).toEqual({ email });
    },
  );

  test.each([
    ['nothing', ''],
    ['no @', 'a.b.cn'],
    ['no local part', '@b.cn'],
    ['no domain', 'a@.cn'],
    ['no suffix', 'a@b'],
    ['a suffix of one letter', 'a@b.c'],
    ['a suffix of four letters', 'a@b.info'],
    ['three suffixes', 'a@b.com.cn.hk'],
    ['a plus in the local part', 'a+b@c.cn'],
    ['Chinese in the local part', '张@c.cn'],
    ['a blank before it', ' a@b.cn'],
    ['a line break after it', 'a@b.cn\n'],
    ['an underscore in the domain', 'a@b_c.cn'],
  ])('%s does not fit, and the message is the specification’s', (_, email) => {
    expect(email).not.toMatch(emailPattern);
    const { issues } = v.safeParse(subscription, { email });
    expect(issues?.map(({ message }) => message)).toEqual(['请填写正确的邮箱地址']);
  });
});
