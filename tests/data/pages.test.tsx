import { renderToString } from 'react-dom/server';
import { startMockApi } from '../../mock-api/start';
import { Hero } from '../../src/components/hero';
import { SectionNavigation } from '../../src/components/section-navigation';
import { kubernetesOf, meets, rulesOf } from '../../src/content/compatibility/facts';
import type { SectionComponents } from '../../src/features/browser-feature';
import { ConsoleBand } from '../../src/features/consoles/console-picture';
import { companyAddress } from '../../src/site/company-address';
import { formOfRoute } from '../../src/site/form-pages';
import { languages } from '../../src/site/languages';
import { articleKinds } from '../../src/templates/kinds/article';
import { formKinds } from '../../src/templates/kinds/form';
import { homeKinds } from '../../src/templates/kinds/home';
import { productKinds } from '../../src/templates/kinds/product';
import { toolKinds } from '../../src/templates/kinds/tool';
import { PageBody } from '../../src/templates/page-body';
import { withTexts } from '../support/i18n';
import { pageData } from '../support/page-query';
import { queriedConsole } from '../support/queried-console';
import { realAnswer } from '../support/real-site';
import { root } from '../support/root';
import { content, pages } from './site';

/*
 * What pages say of the real content: what no list can check, because people wrote the sentences.
 */

/** What only the form itself says, because it follows from its fields. */
const saidByForm =
  /选填|必填|(可以?|不用|不必|无需)(不填|填写|留空)|上传|附件|optional|required field|mandatory|upload|leave [\w ]*(blank|empty|out)/i;

test('pages with a form leave it to the form what is required and what is uploaded, so that no two of them contradict', () => {
  const pagesWithRule = [...content.pages].flatMap(([id, { zh, en }]) =>
    formOfRoute(id)
      ? Object.entries({ zh, en }).flatMap(([language, texts]) =>
          saidByForm.exec(JSON.stringify(texts))?.[0] ? [`${id}.${language}`] : [],
        )
      : [],
  );

  expect(pagesWithRule).toEqual([]);
});

/* Versions in sentences, against the rules. */

const { kubernetes, platforms, facts } = content;

const sentences = pages.flatMap(({ path, markdown }) =>
  // Rules and versions themselves stand on these pages, and intentions for versions to come.
  /\/(compatibility|lifecycle|roadmap)$/.test(path)
    ? []
    : markdown.split(/[。；!?\n|]|[.;] /).map((sentence) => ({ path, sentence })),
);

const minorsIn = (sentence: string) =>
  /Kubernetes|kubelet/i.test(sentence)
    ? [...sentence.matchAll(/(?<![\d.v-])1\.[23]\d(?!\.?\d)/g)].map(([version]) => version)
    : [];

test('no list in Markdown has an entry without text', () => {
  const pagesWithBlanks = pages.filter(({ markdown }) => /^ *- *$/m.test(markdown));
  expect(pagesWithBlanks.map(({ path }) => path)).toEqual([]);
});

test('every version of Kubernetes that a page names is known', () => {
  const unknown = sentences.filter(({ sentence }) =>
    minorsIn(sentence).some((minor) => !(minor in kubernetes.versions)),
  );
  expect(unknown).toEqual([]);
});

test('a range on the page of a product is that of one of its releases', () => {
  const range = /Kubernetes (1\.\d\d) ?(?:至|到|to|–) ?(1\.\d\d)/g;
  const wrongRanges = sentences.flatMap(({ path, sentence }) => {
    const id = path
      .replace(/^\/(en\/)?/, '')
      .replace(`${content.vendor.slug}Container`, 'VendorContainer');
    const product = facts.get(id);
    if (!product) return [];

    const ranges = [
      product.kubernetes,
      ...product.releases.map((release) => kubernetesOf(product, release)),
    ];

    return [...sentence.matchAll(range)]
      .filter(([, from, to]) => !ranges.some((minor) => minor?.from === from && minor?.to === to))
      .map(([whole]) => `${path}: ${whole}`);
  });

  expect(wrongRanges).toEqual([]);
});

test('a sentence that names a system and a version that a rule refuses names the version that remains', () => {
  const old = Object.values(platforms.systems ?? {}).filter(
    ({ kernel }) => kernel !== undefined && meets(kernel, '<5.8'),
  );

  // With and without the service pack.
  const names = old.flatMap(({ zh, en }) => [
    zh,
    en,
    zh.replace(/ SP\d$/, ''),
    en.replace(/ SP\d$/, ''),
  ]);

  const familyRule = [...facts]
    .flatMap(([id, product]) => rulesOf(id, product, content))
    .find(({ key }) => key === 'rules.cgroup');

  const misplaced = sentences.filter(({ sentence }) => {
    const minors = minorsIn(sentence);
    return (
      names.some((name) => sentence.includes(name)) &&
      minors.some((minor) => familyRule?.kubernetes?.includes(minor)) &&
      minors.every((minor) => familyRule?.kubernetes?.includes(minor))
    );
  });

  expect(familyRule?.kubernetes).toContain('1.35');
  expect(misplaced).toEqual([]);
});

test('a month until which a version is maintained is one of data/kubernetes.json', () => {
  const maintainedUntil =
    /(1\.3\d) (?:至|until) (?:\d{1,2} )?(?:(\d{4}) 年 (\d{1,2}) 月|([A-Z][a-z]+) (\d{4}))/g;
  const statements = sentences.flatMap(({ sentence }) => [...sentence.matchAll(maintainedUntil)]);

  expect(statements.length).toBeGreaterThan(0);

  for (const statement of statements) {
    const [text, version = '', chineseYear, chineseMonth, englishMonth, englishYear] = statement;
    const { ends = '', extended = ends } = kubernetes.versions[version] ?? {};
    const day = new Date(englishMonth ? `1 ${englishMonth} 2000` : `${chineseMonth}/1/2000`);
    const month = String(day.getMonth() + 1).padStart(2, '0');
    const stated = `${chineseYear ?? englishYear}-${month}`;

    expect([text, [ends.slice(0, 7), extended.slice(0, 7)]]).toEqual([
      text,
      expect.arrayContaining([stated]),
    ]);
  }
});

test('the CMS has whatever the footer offers on the company host', async () => {
  const { companyHost } = content.vendor;
  const server = await startMockApi({ root });
  const offered = Object.values(realAnswer('footerMenu'))
    .flat()
    .filter((entry) => entry.header_link.startsWith(`${companyHost}/upload/`))
    .map((entry) => new URL(companyAddress(companyHost, entry.header_link) ?? '').pathname);

  expect(offered).toContain('/upload/files/fileDown/product-handbook.zh.pdf');

  for (const address of offered) {
    const { status } = await fetch(server.address + address, { method: 'HEAD' });
    expect([address, status]).toEqual([address, 200]);
  }

  await server.close();
});

/** What templates show; the others show what articles do. */
const kindsOf: Partial<Record<string, SectionComponents>> = {
  home: homeKinds,
  product: productKinds,
  solution: productKinds,
  tool: toolKinds,
  form: formKinds,
  result: formKinds,
  search: formKinds,
  'not-found': formKinds,
};

// The build of production says none of them: a list without keys, an attribute that HTML doesn't
// have.
test.each(languages)('every page in %s renders without a warning of React', (language) => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const { path, view, template } of pages.filter((page) => page.language === language)) {
    const page = pageData(view);
    const html = renderToString(
      withTexts(
        language,
        <>
          <Hero {...page} />
          <SectionNavigation label="" entries={page.navigation} />
          {view.consoles.map((console) => (
            <ConsoleBand key={console.name} {...queriedConsole(console)} />
          ))}
          <PageBody page={page} kinds={kindsOf[template] ?? articleKinds} />
        </>,
      ),
    );

    expect([path, html.includes('<h1'), warned.mock.calls]).toEqual([path, true, []]);
  }
});
