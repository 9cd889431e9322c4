import { referenceValues, replaceReferences, withVendor } from '../../src/content/references';
import { languages } from '../../src/site/languages';
import { content } from '../fixtures/site';

describe('references to facts', () => {
  const { vendor } = content;

  test.each([
    [
      'zh',
      '50 个集群',
      '3 天',
      '2026\u00a0年\u00a010\u00a0月\u00a031\u00a0日',
      '9:00 至 18:00',
      '、',
    ],
    ['en', '50 clusters', '3 days', '31\u00a0October\u00a02026', '9:00 to 18:00', ', '],
  ] as const)(
    'give claims, facts, cases, service, accounts and required fields in %s',
    (language, ...expected) => {
      const [clusters, measured, day, hours, comma] = expected;
      const { name, company, email, phone } = content.ui[language].forms.fields;

      expect(referenceValues(content, language)).toMatchObject({
        'claims.customers': content.claims['customers']?.value[language],
        'claims.customers.date': day,
        'facts.product/BCC.limits.clusters': clusters,
        'facts.product/BCC.releases.2.0.version': '2.0',
        'facts.ContainerFamily.count': '8',
        'case.bank.partnerTest': measured,
        'service.levels.standard.hours': hours,
        'forms.required': expect.stringMatching(
          new RegExp(
            `^${name.label}${comma}${company.label}${comma}${email.label}.+${phone.label}$`,
            'i',
          ),
        ),
        'vendor.accounts.github': 'https://github.example/sample',
      });
    },
  );

  test('are filled in facts that refer to other facts; a circle is named', () => {
    for (const language of languages)
      expect(
        Object.values(referenceValues(content, language)).filter((text) => text.includes('{{')),
      ).toEqual([]);

    const circle = {
      a: '{{claims.b}}',
      b: 'x {{claims.c}}',
      c: '{{claims.b}}',
    } as unknown as typeof content.claims;
    expect(() => referenceValues({ ...content, claims: circle }, 'zh')).toThrow(
      'claims.b → claims.c → claims.b',
    );
  });

  test('are replaced as they are in every text below a value, and nothing else is touched', () => {
    const value = { a: ['{{x}} and {{y}}', 7, null, true], b: { c: 'x' }, d: undefined };
    const replaced = { a: ['1 and $1 $& {{y}}', 7, null, true], b: { c: 'x' }, d: undefined };

    expect(replaceReferences(value, { x: '1', y: '$1 $& {{y}}' })).toEqual(replaced);
    expect(value.a[0]).toBe('{{x}} and {{y}}');
  });

  test('to the vendor are replaced in the language of the text or of the key above it, all others later', () => {
    const zh = vendor.name.zh;
    const en = vendor.name.en;
    const text = '{{vendor.name}} {{vendor.brand}}d {{claims.x}} {{vendor.nothing}}';

    const inPlace = (name: string) =>
      `${name} ${vendor.shortName.en}d {{claims.x}} {{vendor.nothing}}`;

    const value = { zh: { deep: [text] }, en: text, other: text, count: 1 };
    const expected = { zh: { deep: [inPlace(zh)] }, en: inPlace(en), count: 1 };

    expect(withVendor(value, vendor, 'en')).toEqual({ ...expected, other: inPlace(en) });
    expect(withVendor(value, vendor, 'zh')).toEqual({ ...expected, other: inPlace(zh) });
  });

  test('that are unknown are named', () => {
    for (const text of ['{{claims.nothing}}', 'a {{}} b', '{{ x }}'])
      expect(() => replaceReferences({ deep: [text] }, { x: '1' })).toThrow(
        /unknown reference \{\{.*\}\}/,
      );
  });
});
