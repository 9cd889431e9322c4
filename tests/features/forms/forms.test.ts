import * as v from 'valibot';
import { fields, fieldsOf, isRequired, typedRule } from '../../../src/calls/assumed/form-fields';
import { submissions } from '../../../src/calls/calls';
import { subscription } from '../../../src/calls/subscription';
import { hiddenPages } from '../../../src/content/english-rules';
import { parseFormQuery, sourceOf } from '../../../src/features/forms/submission';
import { emailPattern } from '../../../src/site/email-pattern';
import { formOfRoute, successAddress } from '../../../src/site/form-pages';
import { type FormName, forms } from '../../../src/site/forms';
import { routeOfPath } from '../../../src/site/lookup';
import { manifest } from '../../../src/site/manifest';
import { belongsTo } from '../../../src/site/route-types';
import { pages } from '../../fixtures/pages';
import { content } from '../../fixtures/site';
import { acceptedRequests } from '../../support/requests';

const formPages = pages.filter(({ template }) => template === 'form');
const names = Object.keys(forms) as FormName[];

const formAt = (id: string) => {
  const form = formOfRoute(id);
  if (!form) throw new Error(`no form at ${id}`);

  return form;
};

const choicesAt = (id: string, language: string, field: string) =>
  formPages
    .find(({ key, language: other }) => key === id && other === language)
    ?.view.form?.fields.find(({ name }) => name === field)?.choices?.options;

describe('where a form leads', () => {
  test.each([
    ['consult', 'desktop', 'zh', undefined, '/consultSuccess'],
    ['consult', 'phone', 'en', undefined, '/en/consultsuccess'],
    ['pptFrom', 'desktop', 'zh', '1', '/Activation?kind=ppt&type=1'],
    ['whitepaperFrom', 'desktop', 'zh', 'a&b=c', '/whitepaperActivation?type=a%26b%3Dc'],
  ] as const)(
    '%s on %s in %s, about item %s, leads to %s',
    (id, device, language, item, address) => {
      expect(successAddress(formAt(id), device, language, item)).toBe(address);
    },
  );

  test('every page that a form leads to belongs to the device that it is reached on', () => {
    for (const { id, devices } of manifest.filter(({ template }) => template === 'form')) {
      for (const device of ['desktop', 'phone'] as const) {
        const target = routeOfPath(formAt(id).success[device]);
        expect([id, target?.template]).toEqual([id, 'result']);
        if (belongsTo(devices, device) && target)
          expect([id, belongsTo(target.devices, device)]).toEqual([id, true]);
      }
    }
  });
});

describe('the declaration of the fields', () => {
  test.each(names)(
    '%s: each field takes its sample, and is required if it refuses an empty value',
    (form) => {
      for (const [name, field] of Object.entries(fieldsOf(forms[form].call))) {
        // A form sends it as it is.
        expect([name, v.safeParse(typedRule(field), field.sample)]).toMatchObject([
          name,
          { success: true, output: field.sample },
        ]);
        expect([name, v.is(field.rule, field.sample)]).toEqual([name, true]);
        if (['file_id', 'name', 'company', 'email', 'phone', 'agreed'].includes(name))
          expect(isRequired(field)).toBe(true);
        if (['source', 'position', 'industry', 'message'].includes(name))
          expect(isRequired(field)).toBe(false);
      }
    },
  );

  test.each([
    ['name', ['   ', '李', 'x'.repeat(51)], ['李雷', 'x'.repeat(50)]],
    ['company', ['A', 'x'.repeat(101)], ['蓝海集成', 'x'.repeat(100)]],
    ['position', ['x'.repeat(51)], ['', '架构师']],
    [
      'email',
      ['li.lei', 'li.lei@', 'a@b.example,c@d.example'],
      ['li.lei＠lanhai.example', ' a+news@b.example '],
    ],
    ['email', ['@lanhai.example'.padStart(255, 'x')], ['@lanhai.example'.padStart(254, 'x')]],
    [
      'phone',
      ['54321', '12800138000', '1380013800'],
      ['１３８ ００１３ ８０００', '+1 (415) 555-0100', '138-0013-8000'],
    ],
    [
      'phone',
      ['12345678', '00 1234 5678', '+0123456789', '+12345', '', 13800138000],
      ['+86 13800138000'],
    ],
    ['phone', ['010-123456'], ['010-12345678', '(0755) 1234 5678', '0999 1234567']],
    ['industry', ['piracy'], ['', 'finance', 'other']],
    ['message', ['x'.repeat(2001)], ['', 'x'.repeat(2000)]],
    ['agreed', [false, 'true'], [true]],
    ['file_id', [''], ['3']],
    ['source', ['x'.repeat(201)], ['', '/consult']],
  ])('%s refuses %j and accepts %j', (name, refused, accepted) => {
    const field = fields[name];
    const rule = field ? typedRule(field) : v.never();

    for (const value of refused) expect([value, v.is(rule, value)]).toEqual([value, false]);
    for (const value of accepted) expect([value, v.is(rule, value)]).toEqual([value, true]);
  });
});

describe('a form’s page', () => {
  test.each([
    ['whitepaperFrom', ['whitePaper']],
    ['fileDown/from', ['fileDown', 'report']],
  ] as const)(
    '%s offers every item of %j by a number of its own and its title (section 2)',
    (id, kinds) => {
      const items = kinds.flatMap((kind) =>
        content.items[kind].map(({ id, en }) => [String(id), en.title]),
      );

      expect(choicesAt(id, 'en', 'file_id')?.map(({ value, label }) => [value, label])).toEqual(
        items,
      );
    },
  );

  test('of the consultation offers every product and solution that its language shows (section 4)', () => {
    const values = (language: string) =>
      choicesAt('consult', language, 'source')?.map(({ value }) => value);

    const chineseValues = values('zh');
    expect(chineseValues).toEqual(
      expect.arrayContaining(['product/BCC', 'product/BKO', 'solution/TSGS']),
    );

    const hidden = hiddenPages(content.english.hidden);
    expect(values('en')).toEqual(chineseValues?.filter((id) => !hidden.has(id)));
  });
});

test.each([
  ['', null, null, null],
  ['?source=product%2FBCC', null, 'product/BCC', null],
  ['?from=mail&product=BCC', null, 'BCC', null],
  ['?type=3&source=', '3', null, null],
  ['?id=2', '2', null, null],
  ['?type=%ff', '\ufffd', null, null],
  ['?source=product%2FBCC&message=60+nodes', null, 'product/BCC', '60 nodes'],
])(
  'the query %j asks for the item %j, comes from %j and brings the message %j (section 2)',
  (query, item, source, message) => {
    expect(parseFormQuery(query)).toEqual({ file_id: item, source, message });
  },
);

test.each([
  ['what was chosen', 'product/BKS', 'product/BCC', 'product/BKS'],
  ['what the link said, if nothing was chosen', '', 'product/BCC', 'product/BCC'],
  ['the page itself, if the link said nothing', undefined, null, '/consult'],
  ['no more than the contract takes', '', 'x'.repeat(500), 'x'.repeat(200)],
])('the source that is sent is %s', (_, choice, source, expected) => {
  expect(sourceOf(choice, { file_id: null, source, message: null }, '/consult')).toBe(expected);
});

describe('the subscription’s e-mail rule (section 5)', () => {
  test.each(['a@b.cn', 'first.last@company.com', 'a_b-c.9@sub-domain.com.cn', 'A@B.COM', '.@1.co'])(
    '%s fits',
    (email) => {
      expect(email).toMatch(emailPattern);
      expect(v.parse(subscription, { email })).toEqual({ email });
    },
  );

  const domains = ['a.b.cn', 'a@b', 'a@b.c', 'a@b.info', 'a@b.com.cn.hk', 'a@b_c.cn'];
  const refusedEmails = [...domains, '@b.cn', 'a+b@c.cn', ' a@b.cn', 'a@b.cn\n'];

  test.each(refusedEmails)('%j does not fit, and the message is the specification’s', (email) => {
    expect(email).not.toMatch(emailPattern);

    const { issues } = v.safeParse(subscription, { email });

    expect(issues?.map(({ message }) => message)).toEqual(['请填写正确的邮箱地址']);
  });
});

/* Nothing that a visitor types, a link carries or storage holds makes a form fail. */

const hidingCharacters = [
  '\0',
  '\u001b',
  '\u009b',
  '\u202e',
  '\u2066',
  '\u200e',
  '\u061c',
  '\u{e0041}',
  '\ud800',
];

const invisibleTexts = ['\u200b\u200b', '\u2060', '\u3164', '\u00ad', '\u2800'];

test.each(submissions.map((call) => [call.name, call.request as v.GenericSchema] as const))(
  '%s takes no text that is too long, hides something or shows nothing',
  (name, schema) => {
    const accepted: Record<string, unknown> = {
      ...acceptedRequests[name as keyof typeof acceptedRequests],
    };
    // An optional field is left out of what a form requires.
    for (const field of Object.keys((schema as { entries?: object }).entries ?? {}))
      accepted[field] ??= '';

    for (const field of Object.keys(accepted).filter((name) => name !== 'agreed')) {
      for (const spoilt of [
        'x'.repeat(2001),
        ...invisibleTexts,
        ...hidingCharacters.map((hidden) => `te${hidden}xt`),
      ]) {
        const { issues } = v.safeParse(schema, { ...accepted, [field]: spoilt });
        expect([field, spoilt, issues?.[0]?.path?.[0]?.key]).toEqual([field, spoilt, field]);
      }
    }
  },
);
