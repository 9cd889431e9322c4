import { checkClaims } from '../../src/content/check-claims';
import { checkEnglish, englishFigures } from '../../src/content/check-english';
import type { Language } from '../../src/site/languages';

const place = (text: string, source = 'data/a.json', key = 'k') => ({ source, key, text });

const textsWith = (language: Language, ...placement: Parameters<typeof place>) => ({
  all: { zh: [], en: [], [language]: [place(...placement)] },
});

const claims = {
  customers: {
    value: { zh: '400+', en: '400+' },
    subject: { zh: ['企业', '客户'], en: ['customers'] },
  },
} as unknown as Parameters<typeof checkClaims>[1];

test.each<[number, string, Language, ...Parameters<typeof place>]>([
  [1, 'written by hand', 'zh', '服务超过400家企业'],
  [1, 'written by hand', 'en', 'over 400 customers'],
  [0, 'referred to', 'zh', '超过 {{claims.customers}} 家企业客户'],
  [0, 'of anything else', 'zh', '端口 400，返回 400 时重试'],
  [0, 'in another sentence than its subject', 'zh', '限速 400。客户可以调整。'],
  [0, 'that a customer measured', 'zh', '家企业客户 400', 'data/items/case/a.json', 'figures.0.zh'],
])('section 9: %i issues for a claimed figure %s, %s: %s', (count, _, language, ...placement) => {
  expect(checkClaims(textsWith(language, ...placement), claims)).toHaveLength(count);
});

describe('English that reads as translated', () => {
  const spoken = (text: string) => place(text, 'data/items/liveReview/a.json');

  const messages = (...texts: string[]) =>
    checkEnglish(texts.map((text) => place(text, 'data/pages/PrivacyPolicy.en.json'))).map(
      ({ message }) => message,
    );

  test('has fewer contractions than its kind of page wants', () => {
    const texts = [
      spoken('You don’t restart it. It’s one command.'),
      spoken('It is not lost, and it will not be.'),
    ];

    expect(englishFigures(texts)).toMatchObject([
      { kind: 'talks and films', contractions: 0.5, least: 0.6 },
    ]);
    expect(checkEnglish(texts).map(({ source }) => source)).toEqual(['English of talks and films']);
  });

  test('has semicolons and “, so”', () => {
    expect(messages('Nodes drain; pods move, so nothing stops.')).toHaveLength(2);
  });

  test('has long sentences', () => {
    expect(messages(`${'word '.repeat(31)}end.`)).toEqual([
      expect.stringMatching(/^32 words in a sentence, at most 30: /),
    ]);
    expect(messages(`${'word '.repeat(20)}end. ${'word '.repeat(20)}end.`)).toEqual([]);
  });
});
