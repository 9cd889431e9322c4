import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { follow, stepsOf } from '../support/guide';
import { copyOfProject } from '../support/project-copy';
import { root } from '../support/root';

/**
 * A language isn't complete without its dictionaries, so that the copy with the other steps does
 * without it.
 */
const steps = stepsOf().filter((step) => !stepsOf('A language').some(([code]) => code === step[0]));

let copy: ReturnType<typeof copyOfProject>;

const load = <T extends object>(file: string): T => jest.requireActual<T>(join(copy.root, file));

beforeAll(() => {
  copy = copyOfProject(
    'src',
    'data/ui',
    'data/vendor.json',
    'data/redirects.json',
    'mock-api/seeds',
    'mock-api/upload/menu',
    'tsconfig.json',
  );

  for (const folder of ['mock-api', 'tests/mock-api', 'tests/support'])
    cpSync(join(root, folder), join(copy.root, folder), {
      recursive: true,
      filter: (path) => !path.includes('/upload'),
    });

  copy.link('node_modules');
  follow(copy, steps);

  // As a build writes it.
  const types = readFileSync(join(copy.root, 'src/gatsby-types.d.ts'), 'utf8');
  const fields = [
    'readonly id: string',
    'readonly heading: string',
    'readonly lead: string | null',
    'readonly surface: Surface | null',
    'readonly text: string',
  ].join(', ');
  const unionOfKinds = 'type SectionFragment = ';
  expect(types.split(unionOfKinds)).toHaveLength(2);
  copy.write(
    'src/gatsby-types.d.ts',
    types.replace(
      unionOfKinds,
      `type RemarkSectionFragment = { ${fields} };
       ${unionOfKinds}{ readonly __typename: 'RemarkSection', ${fields} } | `,
    ),
  );

  for (const language of ['zh', 'en']) {
    copy.edit<{ sections: object }>(`data/ui/${language}/page.json`, (page) => ({
      ...page,
      sections: { ...page.sections, remark: 'Remark' },
    }));
  }
});

afterAll(() => copy.remove());

describe('docs/adding.md, followed to the letter', () => {
  test('has the steps that this test follows', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
  });

  test('compiles', () => {
    copy.write('src/styles.d.ts', "declare module '*.module.css';");
    const files = [
      'src/modules.d.ts',
      'src/styles.d.ts',
      'src/gatsby-types.d.ts',
      'src/i18n/i18next.d.ts',
      'src/features/index.ts',
      'src/templates/sections.tsx',
      'src/templates/kinds/article.ts',
      'mock-api/faults.ts',
    ];

    copy.edit<object>('tsconfig.json', (config) => ({ ...config, include: [], files }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', copy.root], {
      encoding: 'utf8',
    });

    expect([status, stdout]).toEqual([0, '']);
  }, 300_000);

  test('a section of the new kind is accepted and shown', () => {
    const { anySection, sectionDefinitions } = load<
      typeof import('../../src/content/section-definition')
    >('src/content/section-definition.ts');
    const { features } = load<typeof import('../../src/features')>('src/features/index.ts');
    const section = anySection(sectionDefinitions(features));
    const remark = { kind: 'remark', id: 'remark', heading: 'A remark', text: 'Said in passing.' };
    expect(v.is(section, remark)).toBe(true);

    const { Sections } = load<{
      Sections: FunctionComponent<{ sections: object[]; kinds: object }>;
    }>('src/templates/sections.tsx');
    const { articleKinds } = load<typeof import('../../src/templates/kinds/article')>(
      'src/templates/kinds/article.ts',
    );
    const html = renderToStaticMarkup(
      createElement(Sections, {
        sections: [{ ...remark, __typename: 'RemarkSection' }],
        kinds: articleKinds,
      }),
    );
    expect(html).toContain('<p>Said in passing.</p>');
  });

  test('the new form field is asked for, and its sample is sent as it is', () => {
    const { fieldsOf, formSchema, isRequired, samplesOf } = load<
      typeof import('../../src/calls/assumed/form-fields')
    >('src/calls/assumed/form-fields.ts');
    const { postcode } = fieldsOf('consult');
    expect(postcode && isRequired(postcode)).toBe(true);
    expect(fieldsOf('trial_apply')).not.toHaveProperty('postcode');
    const samples = samplesOf('consult');
    expect(v.parse(formSchema('consult'), samples)).toEqual(samples);

    const { formTexts } = load<typeof import('../../src/content/schemas/form-texts')>(
      'src/content/schemas/form-texts.ts',
    );
    const texts = (fields: object) => {
      const forms = load<{ fields: object }>('data/ui/en/forms.json');
      return { ...forms, fields: { ...forms.fields, ...fields } };
    };

    expect(v.is(formTexts, texts({}))).toBe(false);
    const errors = { missing: 'Enter the postcode', invalid: 'Enter six digits' };
    expect(v.is(formTexts, texts({ postcode: { label: 'Postcode', errors } }))).toBe(true);
  });

  test('the new endpoint is answered, and fails with the new fault', async () => {
    const { startMockApi } = load<typeof import('../../mock-api/start')>('mock-api/start.ts');
    const mock = await startMockApi({ root: copy.root, faultsByHeader: true });
    try {
      const ask = (headers: Record<string, string>) =>
        fetch(`${mock.address}/api/site/GetOfficeHours`, { headers });

      expect(await (await ask({})).json()).toMatchObject({ data: '{"weekdays":"9:00–18:00"}' });
      expect((await ask({ 'X-Mock-Fault': 'GetOfficeHours=unavailable' })).status).toBe(503);
    } finally {
      await mock.close();
    }
  });
});

describe('a language that has no dictionaries yet', () => {
  let japanese: ReturnType<typeof copyOfProject>;
  beforeAll(() => {
    japanese = copyOfProject('src', 'data', 'tsconfig.json');
    japanese.link('node_modules');
    follow(japanese, stepsOf('A language'));
  });
  afterAll(() => japanese.remove());

  test('is refused by the content check, which names what is missing', () => {
    const { checkData } = jest.requireActual<typeof import('../../src/content/check')>(
      join(japanese.root, 'src/content/check.ts'),
    );
    const { features } = jest.requireActual<typeof import('../../src/features')>(
      join(japanese.root, 'src/features/index.ts'),
    );
    const { content, errors } = checkData(japanese.root, features);
    const places = errors.map(({ source, key }) => `${source} ${key}`.trim());

    expect(content).toBeNull();
    expect(places).toEqual(
      expect.arrayContaining([
        'data/ui/ja/header.json',
        'data/pages/case.ja.json',
        'data/docs/ACE/quick-start.ja.md',
        'data/items/case/linjiang-bank.json ja',
        'data/claims.json customers.value.ja',
        'data/english/names.json titles.首页.ja',
      ]),
    );
  });
});
