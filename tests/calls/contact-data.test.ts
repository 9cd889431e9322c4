import fc from 'fast-check';
import * as v from 'valibot';
import { fields, strangeParts, typedRule } from '../../src/calls/assumed/form-fields';
import {
  cleanEmail,
  cleanLine,
  cleanLines,
  cleanPhone,
  phoneNumber,
} from '../../src/calls/contact-data';
import { isPlain } from '../../src/calls/printable';
import { emailPattern } from '../../src/site/email-pattern';

/*
 * What people type and paste is cleaned before it's checked (section 5); only what nobody can make
 * sense of is refused.
 */

const field = (name: string) => {
  const declared = fields[name];
  if (!declared) throw new Error(`no field ${name}`);

  return declared;
};

/** What a form sends; null if it refuses what was typed. */
const valueSent = (name: string, typed: string): unknown => {
  const result = v.safeParse(typedRule(field(name)), typed);
  return result.success ? result.output : null;
};

const oneOf = fc.constantFrom;

const invisible = oneOf(
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u2060\u00ad',
);

const dash = oneOf(...'-‐‑‒–—―−﹣－');

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

/** A text with invisible marks in and around it. */
const withInvisibleMarks = (text: string) =>
  fc
    .array(fc.tuple(invisible, fc.nat(text.length)), { maxLength: 6 })
    .map((marks) =>
      marks.reduce((result, [mark, at]) => result.slice(0, at) + mark + result.slice(at), text),
    );

describe('a telephone number', () => {
  test.each([
    ['\u202a138 0013 8000\u202c', '13800138000'],
    ['\u2066+86 138-0013-8000\u2069', '+8613800138000'],
    ['138‐0013‑8000', '13800138000'],
    ['010—1234—5678', '01012345678'],
    ['１３８－００１３－８０００', '13800138000'],
    ['0086 138 0013 8000', '+8613800138000'],
    ['0086-10-12345678', '+861012345678'],
    ['00852 2345 6789', '+85223456789'],
    ['852-2345-6789', '+85223456789'],
    ['86 10 1234 5678', '+861012345678'],
    ['86-13800138000', '+8613800138000'],
    ['+86 (0)10 1234 5678', '+861012345678'],
    ['0044 (0)20 7946 0018', '+442079460018'],
    ['400-810-8888', '4008108888'],
    ['8008108888', '8008108888'],
    ['+86 400 810 8888', '+864008108888'],
    ['013800138000', '13800138000'],
    ['010-12345678-801', '01012345678-801'],
    ['0371-6666888-8', '03716666888-8'],
    ['0371-6666-8888', '037166668888'],
    ['010-12345678转801', '01012345678-801'],
    ['(010)12345678 轉 801', '01012345678-801'],
    ['021 6666 8888 ext. 801', '02166668888-801'],
    ['+1 415 555 0100 x801', '+14155550100-801'],
    ['010-12345678 × 801', '01012345678-801'],
    ['+1-415-555-0100', '+14155550100'],
    ['+852 2345 6789-801', '+85223456789-801'],
    ['+44 20 7946 0018 extension 12', '+442079460018-12'],
    ['010-12345678（分机：801）', '01012345678-801'],
    ['010-12345678，801', '01012345678-801'],
    ['400-810-8888转1', '4008108888-1'],
    ['4008108888-801', '4008108888-801'],
    ['手机：13800138000', '13800138000'],
    ['Tel: +49 (30) 1234-5678', '+493012345678'],
    ['tel:+85223456789;ext=801', '+85223456789-801'],
    ['☎ 010/1234·5678', '01012345678'],
    ['95588', '95588'],
    ['955-88', '95588'],
    ['１００８６', '10086'],
    ['95588 转 1', '95588-1'],
    ['138 0013 8000（李雷）', '13800138000'],
    ['+44 20 7946 0018 (Mei, office)', '+442079460018'],
    ['010-12345678转801 (前台)', '01012345678-801'],
  ])('%j is sent as %s', (typed, number) => {
    expect(valueSent('phone', typed)).toBe(number);
  });

  test('is understood with every dash, in full width, and with invisible marks', () => {
    const spelling = fc.record({
      prefix: oneOf('', '+86 ', '0086-', '86 ', '(+86)'),
      groups: fc.tuple(oneOf('139', '186', '155'), oneOf('0013', '9876'), oneOf('8000', '4321')),
      dash,
      wide: fc.boolean(),
      extension: oneOf('', '801', '6'),
      word: oneOf('转', '轉', ' ext ', 'x', ' 分机', '-', '转分机 '),
    });

    fc.assert(
      fc.property(
        spelling.chain((parts) => {
          const { prefix, groups, dash: sign, wide, extension, word } = parts;
          const bare = prefix + groups.join(sign) + (extension && word + extension);
          const expected = (prefix ? '+86' : '') + groups.join('') + (extension && `-${extension}`);

          return fc.tuple(withInvisibleMarks(wide ? fullWidth(bare) : bare), fc.constant(expected));
        }),
        ([typed, expected]) => {
          expect(valueSent('phone', typed)).toBe(expected);
        },
      ),
    );
  });

  test.each([
    ['abc', 'abc'],
    ['138001380oo', 'oo'],
    ['13800138000、13900139000', '、'],
    ['54321', ''],
    ['95123456', ''],
    ['(李雷)', '李雷'],
    ['+12345', ''],
    ['12800138000', ''],
    ['+0123456789', ''],
  ])('%j is refused, and of it %j is named', (typed, part) => {
    expect(valueSent('phone', typed)).toBeNull();
    expect(strangeParts(field('phone'), typed)).toBe(part);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['li.lei＠lanhai.example', 'li.lei@lanhai.example'],
    ['li.lei@lanhai。example', 'li.lei@lanhai.example'],
    ['\u200bli.lei@lanhai．example', 'li.lei@lanhai.example'],
    ['li@lanhai｡com｡cn', 'li@lanhai.com.cn'],
    ["o'brien@lanhai.example", "o'brien@lanhai.example"],
    ['o’brien@lanhai.example', "o'brien@lanhai.example"],
    ['li@lanhai.xn--fiqs8s', 'li@lanhai.xn--fiqs8s'],
    ['li@蓝海.中国', 'li@xn--90w121c.xn--fiqs8s'],
    ['李雷@lanhai.example', '李雷@lanhai.example'],
    ['mailto:li@lanhai.example', 'li@lanhai.example'],
    ['Li Lei <li@lanhai.example>;', 'li@lanhai.example'],
    ['li @ lanhai. example', 'li@lanhai.example'],
    ['li‑lei@lan–hai.example', 'li-lei@lan-hai.example'],
    ['li+news@lanhai.example。', 'li+news@lanhai.example'],
  ])('%j is sent as %s', (typed, address) => {
    expect(valueSent('email', typed)).toBe(address);
  });

  test.each([
    ['li.lei', ''],
    ['li@lanhai', ''],
    ['li@lanhai.example,mei@lanhai.example', ','],
    ['li lei@lanhai.example', ' '],
    ['li@-lanhai.example', ''],
    ['li@lanhai.123', ''],
  ])('%j is refused, and of it %j is named', (typed, part) => {
    expect(valueSent('email', typed)).toBeNull();
    expect(strangeParts(field('email'), typed)).toBe(part);
  });

  test('fits the specification’s pattern of the subscription once it is cleaned', () => {
    fc.assert(
      fc.property(
        fc.boolean().chain((wide) => {
          const address = 'Li_lei-9@lan-hai.com.cn';
          return withInvisibleMarks(wide ? fullWidth(address).replaceAll('．', '。') : address);
        }),
        (typed) => {
          expect(cleanEmail(typed)).toMatch(emailPattern);
        },
      ),
    );
  });
});

describe('a text', () => {
  test.each([
    ['\u202b李\u200f雷\u202c', '李雷'],
    ['李\u2028雷', '李 雷'],
    ['\u200b蓝海\u000b集成\ufeff', '蓝海 集成'],
    ['Li\tLei\r\n', 'Li Lei'],
    ['\u200b\u2060', ''],
    ['\u3164', ''],
  ])('of one line: %j becomes %j', (typed, text) => {
    expect(cleanLine(typed)).toBe(text);
  });

  test('of several lines keeps them, however they were broken', () => {
    expect(cleanLines(' 一\r\n二\u2028三\u000b四\t五\u2067 六\u2069\n')).toBe(
      '一\n二\n三\n四\t五 六',
    );
  });

  test('keeps what joiners make: an emoji of several people', () => {
    expect(cleanLine('👩‍💻 at work')).toBe('👩‍💻 at work');
  });
});

/** Empty if it is refused: of a number that nobody understands, nothing is promised. */
const acceptedPhone = (typed: string): string =>
  phoneNumber.test(cleanPhone(typed)) ? cleanPhone(typed) : '';

/** Half of a pair of surrogates, too. */
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: codeUnit }),
  fc.string(),
);

test.each([
  ['name', cleanLine],
  ['message', cleanLines],
])('whatever is typed, %s is sent without anything hidden', (name, clean) => {
  fc.assert(
    fc.property(anything, (typed) => {
      const cleaned = clean(typed);
      expect(isPlain(cleaned.replace(/[\n\t]/g, ' ')) || cleaned === '').toBe(true);
      if (cleaned.length >= 2 && cleaned.length <= 50) expect(valueSent(name, typed)).toBe(cleaned);
    }),
  );
});

test.each([
  ['a line', cleanLine],
  ['lines', cleanLines],
  ['an e-mail address', cleanEmail],
  ['a telephone number that is accepted', acceptedPhone],
])('%s that was cleaned stays as it is', (_, clean) => {
  const typed = fc.oneof(
    anything,
    fc.string({ unit: oneOf(...'0123456789+-() 86转x＠@.。<>\u202a'), maxLength: 24 }),
  );

  fc.assert(
    fc.property(typed, (text) => {
      const once = clean(text);
      expect(clean(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('the server accepts every value that a form sends', () => {
  const typed = fc.string({ unit: oneOf(...'0123456789+-() 转x@.abc＠\u202a'), maxLength: 24 });

  fc.assert(
    fc.property(typed, oneOf('phone', 'email', 'name'), (text, name) => {
      const value = valueSent(name, text);
      if (value !== null) expect(v.is(field(name).rule, value)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
