import * as v from 'valibot';
import { buildPages } from '../../src/build/view/pages';
import { fieldLimits } from '../../src/config/forms';
import { languages } from '../../src/config/languages';
import { applicant, downloadApplication, industryChoices } from '../../src/contract/assumed/applications';
import { isDoubtful } from '../../src/features/forms/doubt';
import { type FieldName, fieldsOf, type Rule, requiredFields } from '../../src/features/forms/fields';
import { labelOf, messageOf } from '../../src/features/forms/form-field';
import { faultsOf, type Values } from '../../src/features/forms/requests';
import { askedOf, sourceOf } from '../../src/features/forms/source';
import { type FormName, formOfRoute, successAddress } from '../../src/routes/forms';
import { belongsTo, routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import { chinese, realAnswer, realContent } from '../support/real-site';

const content = realContent();
const pages = buildPages(content, realAnswer('topMenu'));
const forms = Object.keys(fieldsOf) as FormName[];
const textsOf = (language: 'zh' | 'en') => ({
  ...content.ui[language].forms,
  opensInNewTab: content.ui[language].common.opensInNewTab,
});

/** What a visitor who knows the rules fills in. */
const filled: Values = {
  file_id: '3',
  name: '李雷',
  company: '蓝海集成',
  email: 'li.lei@lanhai.example',
  phone: '13800138000',
  agreed: true,
};
const formAt = (id: string) => {
  const form = formOfRoute(id);
  if (!form) throw new Error(`no form at ${id}`);
  return form;
};

describe('where a form leads', () => {
  test.each([
    ['consult', 'desktop', 'zh', undefined, '/consultSuccess'],
    ['consult', 'phone', 'zh', undefined, '/consultsuccess'],
    ['consult', 'phone', 'en', undefined, '/en/consultsuccess'],
    ['customerForm', 'phone', 'zh', undefined, '/consultsuccess'],
    ['whitepaperFrom', 'desktop', 'zh', '3', '/whitepaperActivation?type=3'],
    ['whitepaperFrom', 'phone', 'en', '3', '/en/whitepaperActivation?type=3'],
    ['fileDown/from', 'desktop', 'zh', '2', '/filedownActivation?type=2'],
    ['fileDown/from', 'phone', 'zh', '2', '/fileDownSuccess?type=2'],
    ['report/reportDown', 'desktop', 'en', '301', '/en/reportActivation?type=301'],
    ['pptFrom', 'desktop', 'zh', '1', '/Activation?kind=ppt&type=1'],
    ['cloudtechForm', 'desktop', 'zh', '201', '/Activation?kind=cloudtech&type=201'],
    ['partner/apply', 'desktop', 'zh', undefined, '/Activation?from=partner'],
    ['applyPartner', 'phone', 'en', undefined, '/en/applysuccess?from=partner'],
    ['try/application', 'desktop', 'zh', undefined, '/Activation?from=trial'],
    ['try/application', 'phone', 'zh', undefined, '/applysuccess?from=trial'],
    ['whitepaperFrom', 'desktop', 'zh', 'a&b=c', '/whitepaperActivation?type=a%26b%3Dc'],
  ] as const)('%s on %s in %s, about item %s, leads to %s', (id, device, language, item, address) => {
    expect(successAddress(formAt(id), device, language, item)).toBe(address);
  });

  test('every page of the template has a form, and no other page', () => {
    for (const { id, template } of manifest) expect([id, formOfRoute(id) !== null]).toEqual([id, template === 'form']);
  });

  test('every page that a form leads to belongs to the device that it is reached on', () => {
    for (const { id, template, devices } of manifest.filter((route) => route.template === 'form'))
      for (const device of ['desktop', 'phone'] as const) {
        const target = routeOfPath(formAt(id).success[device]);
        expect([template, target?.template]).toEqual(['form', 'result']);
        if (belongsTo(devices, device) && target)
          expect([id, device, belongsTo(target.devices, device)]).toEqual([id, device, true]);
      }
  });
});

describe('the fields of a form', () => {
  test.each(forms)('%s: what is marked as required is what the contract misses', (form) => {
    const faults = faultsOf(form, {});
    expect(Object.keys(faults).sort()).toEqual(fieldsOf[form].filter((name) => requiredFields.has(name)).sort());
    expect(new Set(Object.values(faults))).toEqual(new Set(['missing']));
  });

  test.each(forms)('%s: every field is one of the request', (form) => {
    const known = Object.keys('file_id' in faultsOf(form, {}) ? downloadApplication.entries : applicant.entries);
    for (const name of fieldsOf[form]) expect(known).toContain(name);
  });

  test.each([
    ['an empty name', 'name', '', 'missing'],
    ['a name of blanks', 'name', '   ', 'missing'],
    ['a name of one character', 'name', '李', 'short'],
    ['a name of 51 characters', 'name', 'x'.repeat(51), 'long'],
    ['a company of one character', 'company', 'A', 'short'],
    ['a company of 101 characters', 'company', 'x'.repeat(101), 'long'],
    ['a position of 51 characters', 'position', 'x'.repeat(51), 'long'],
    ['no position', 'position', '', undefined],
    ['no e-mail address', 'email', '', 'missing'],
    ['an e-mail address without @', 'email', 'li.lei', 'invalid'],
    ['an e-mail address in full width', 'email', 'li.lei＠lanhai.example', undefined],
    ['an e-mail address of 265 characters', 'email', `${'x'.repeat(250)}@lanhai.example`, 'long'],
    ['no phone number', 'phone', '', 'missing'],
    ['a phone number of 5 digits', 'phone', '12345', 'invalid'],
    ['a phone number in full width', 'phone', '１３８ ００１３ ８０００', undefined],
    ['an industry that is not in the list', 'industry', 'piracy', 'invalid'],
    ['an industry of the list', 'industry', 'finance', undefined],
    ['no industry', 'industry', '', undefined],
    ['a message of 2001 characters', 'message', 'x'.repeat(2001), 'long'],
    ['no agreement', 'agreed', false, 'missing'],
    ['no item', 'file_id', '', 'missing'],
    ['a source of 201 characters', 'source', 'x'.repeat(201), 'long'],
  ] as const)('%s counts at %s', (_, name, value, rule) => {
    expect(faultsOf('file', { ...filled, [name]: value })).toEqual(rule ? { [name]: rule } : {});
  });

  test('only the first fault of a field is told', () => {
    expect(faultsOf('consult', { ...filled, email: 'x'.repeat(300) })).toEqual({ email: 'invalid' });
  });
});

describe.each(languages)('the words of the forms in %s', (language) => {
  const texts = textsOf(language);

  test('name every fault that the contract knows, each field in its own words', () => {
    const tooLong = 'x'.repeat(3000);
    const hard: Record<Exclude<FieldName, 'agreed'>, readonly string[]> = {
      file_id: [''],
      source: [tooLong],
      name: ['', 'x', tooLong],
      company: ['', 'x', tooLong],
      position: [tooLong],
      industry: ['piracy'],
      email: ['', 'x', `${tooLong}@lanhai.example`],
      phone: ['', 'x'],
      message: [tooLong],
    };
    const faults = Object.entries(hard).flatMap(([name, values]) =>
      values.map((value): [FieldName, Rule | undefined] => [
        name as FieldName,
        faultsOf('file', { ...filled, [name]: value })[name as FieldName],
      ]),
    );
    for (const [name, rule] of [...faults, ['agreed', 'missing'] as const]) {
      if (!rule) throw new Error(`${name} is not refused`);
      expect(messageOf(name, rule, texts)).not.toBe(texts.check);
      expect(messageOf(name, rule, texts)).not.toContain('{{');
    }
    expect(messageOf('message', 'long', texts)).toContain(String(fieldLimits.message));
  });

  test.each(forms)('%s has a label for each field, none twice', (form) => {
    const labels = fieldsOf[form].map((name) => labelOf(name, form, texts));
    expect(labels.every(Boolean)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('the link to the privacy policy has its place in the agreement', () => {
    expect(texts.agree.split('{{policy}}')).toHaveLength(2);
  });
});

describe('what a form’s page knows', () => {
  const formPages = pages.filter(({ template }) => template === 'form');

  test('is a form in both languages', () => {
    expect(formPages).toHaveLength(2 * manifest.filter(({ template }) => template === 'form').length);
    expect(pages.filter(({ view }) => view.form).map(({ path }) => path)).toEqual(formPages.map(({ path }) => path));
  });

  test.each([
    ['whitepaperFrom', ['whitePaper']],
    ['pptFrom', ['pptdown']],
    ['cloudtechForm', ['cloudtech']],
    ['report/reportDown', ['report']],
    ['fileDown/from', ['fileDown', 'report']],
  ] as const)('%s offers every item of %j by number and title', (id, kinds) => {
    for (const language of languages) {
      const page = formPages.find(({ key, language: other }) => key === id && other === language);
      const items = kinds.flatMap((kind) =>
        content.items[kind].map((item) => ({ value: String(item.id), label: item[language].title })),
      );
      expect(items.length).toBeGreaterThan(0);
      expect(page?.view.form?.choices).toEqual(items);
    }
  });

  test('no two items on one page have the same number: a query names one of them', () => {
    for (const { view, path } of formPages) {
      const values = view.form?.choices.map(({ value }) => value) ?? [];
      expect([path, values.length]).toEqual([path, new Set(values).size]);
    }
  });

  test('the consultation is offered every product and solution that its language shows', () => {
    const choices = (language: 'zh' | 'en') =>
      formPages.find(({ key, language: other }) => key === 'consult' && other === language)?.view.form?.choices ?? [];
    expect(choices('zh').map(({ value }) => value)).toEqual(
      expect.arrayContaining(['product/BCC', 'product/BKO', 'solution/TSGS']),
    );
    expect(choices('en').map(({ value }) => value)).toContain('product/BCC');
    expect(choices('en').map(({ value }) => value)).not.toContain('product/BKO');
    expect(JSON.stringify(choices('en'))).not.toMatch(chinese);
  });

  test('every link to the consultation from a product names a choice of the form', () => {
    for (const { view, path, language } of pages.filter(({ view: { consult } }) => consult)) {
      const { source } = askedOf(view.consult?.split('?')[1] ?? '');
      expect([path, source]).toEqual([path, view.id]);
      const offered =
        formPages.find(({ key, language: other }) => key === 'consult' && other === language)?.view.form?.choices ?? [];
      if (!path.startsWith('/en')) expect(offered.some(({ value }) => value === source)).toBe(true);
    }
  });

  test('industries have names, and the contract accepts each', () => {
    for (const { view } of formPages)
      expect(view.form?.industries.map(({ value }) => value)).toEqual([...industryChoices]);
    for (const industry of industryChoices) expect(v.is(applicant.entries.industry, industry)).toBe(true);
  });
});

describe('where a visitor came from', () => {
  test.each([
    ['', { item: null, source: null }],
    ['?source=product%2FBCC', { item: null, source: 'product/BCC' }],
    ['?product=BCC', { item: null, source: 'BCC' }],
    ['?from=mail', { item: null, source: 'mail' }],
    ['?from=mail&product=BCC&source=home', { item: null, source: 'home' }],
    ['?type=3&source=', { item: '3', source: null }],
    ['?type=%20&from=%E4%BA%91', { item: null, source: '云' }],
    ['?type=%ff', { item: '\ufffd', source: null }],
  ])('the query %j is read as %j', (query, asked) => {
    expect(askedOf(query)).toEqual(asked);
  });

  test.each([
    ['what was chosen', 'product/BKS', 'product/BCC', 'product/BKS'],
    ['what the link said where nothing was chosen', '', 'product/BCC', 'product/BCC'],
    ['the page itself where the link said nothing', undefined, null, '/consult'],
    ['no more than the contract takes', '', 'x'.repeat(500), 'x'.repeat(200)],
  ])('is sent as %s', (_, chosen, source, sent) => {
    expect(sourceOf(chosen, { item: null, source }, '/consult')).toBe(sent);
  });
});

describe('who is asked to send once more', () => {
  test.each([
    ['', 2000, false],
    ['', 60_000, false],
    ['', 1999, true],
    ['', 0, true],
    ['http://spam.example', 60_000, true],
  ])('with %j in the hidden field after %i ms: %s', (decoy, milliseconds, doubted) => {
    expect(isDoubtful(decoy, milliseconds)).toBe(doubted);
  });
});
