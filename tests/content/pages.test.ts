import { kubernetesOf, rulesOf } from '../../src/build/content/rules';
import { englishRules } from '../../src/build/view/site';
import { meets } from '../../src/contract/content/rules';
import { headerMenu } from '../../src/navigation/header';
import { formOfRoute } from '../../src/routes/forms';
import { splitAddress } from '../../src/routes/href';
import { realAnswer } from '../support/real-site';
import { content, pages } from './site';

/* What pages say of the real content: what no list can check, because people wrote the sentences. */

/** What section 4 hides in English and has a page of its own. */
const hidden = [
  ...'AssetsManagement model Integratedmachine BeyondMesh BeyondAPI BeyondBSM BeyondCMDB FoGit BeyondFinOps BKO'
    .split(' ')
    .map((name) => `product/${name}`),
  'solution/TSGS',
];

test.each(hidden)('%s is indexed in Chinese and not in English, and no form offers it there (section 4)', (id) => {
  const indexed = pages.flatMap(({ key, language, meta }) => (key === id && !meta.noindex ? language : []));
  expect(indexed).toEqual(['zh']);
  const offered = pages.flatMap(({ language, view }) =>
    JSON.stringify(view.form)?.includes(`"${id}"`) ? language : [],
  );
  expect([...new Set(offered)]).toEqual(['zh']);
});

test('the English menu leads to indexed pages only (section 4)', () => {
  const { groups } = headerMenu(realAnswer('topMenu'), 'en', englishRules(content), () => undefined);
  const links = groups.flatMap(({ categories }) => categories.flatMap((category) => category.links));
  const unlisted = new Set(pages.flatMap(({ path, meta }) => (meta.noindex ? path : [])));
  expect(links.filter(({ href }) => unlisted.has(splitAddress(href).path))).toEqual([]);
  expect(links.map(({ title }) => title)).toContain('Model training platform');
});

/** What only the form itself says, because it follows from its fields. */
const saidByForm =
  /选填|必填|(可以?|不用|不必|无需)(不填|填写|留空)|上传|附件|optional|required field|mandatory|upload|leave [\w ]*(blank|empty|out)/i;

test('pages with a form leave it to the form what is required and what is uploaded, so that no two of them contradict', () => {
  const said = [...content.pages].flatMap(([id, { zh, en }]) =>
    formOfRoute(id)
      ? Object.entries({ zh, en }).flatMap(([language, texts]) =>
          saidByForm.exec(JSON.stringify(texts))?.[0] ? [`${id}.${language}`] : [],
        )
      : [],
  );
  expect(said).toEqual([]);
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

test('every version of Kubernetes that a page names is known', () => {
  const unknown = sentences.filter(({ sentence }) => minorsIn(sentence).some((one) => !(one in kubernetes.versions)));
  expect(unknown).toEqual([]);
});

test('a range on the page of a product is that of one of its releases', () => {
  const range = /Kubernetes (1\.\d\d) ?(?:至|到|to|–) ?(1\.\d\d)/g;
  const wrong = sentences.flatMap(({ path, sentence }) => {
    const id = path.replace(/^\/(en\/)?/, '').replace(`${content.vendor.slug}Container`, 'VendorContainer');
    const product = facts.get(id);
    if (!product) return [];
    const known = [product.kubernetes, ...product.releases.map((release) => kubernetesOf(product, release))];
    return [...sentence.matchAll(range)]
      .filter(([, from, to]) => !known.some((one) => one?.from === from && one?.to === to))
      .map(([whole]) => `${path}: ${whole}`);
  });
  expect(wrong).toEqual([]);
});

test('a sentence that names a system and a version that a rule refuses names the version that remains', () => {
  const old = Object.values(platforms.systems ?? {}).filter(
    ({ kernel }) => kernel !== undefined && meets(kernel, '<5.8'),
  );
  // With and without the service pack.
  const names = old.flatMap(({ zh, en }) => [zh, en, zh.replace(/ SP\d$/, ''), en.replace(/ SP\d$/, '')]);
  const [shared] = [...facts]
    .flatMap(([id, product]) => rulesOf(id, product, content))
    .filter(({ key }) => key === 'rules.cgroup');
  const wrong = sentences.filter(({ sentence }) => {
    const minors = minorsIn(sentence);
    return (
      names.some((name) => sentence.includes(name)) &&
      minors.some((one) => shared?.kubernetes?.includes(one)) &&
      minors.every((one) => shared?.kubernetes?.includes(one))
    );
  });
  expect(shared?.kubernetes).toContain('1.35');
  expect(wrong).toEqual([]);
});

test('a month until which a version is maintained is one of data/kubernetes.json', () => {
  const stated = /(1\.3\d) (?:至|until) (?:\d{1,2} )?(?:(\d{4}) 年 (\d{1,2}) 月|([A-Z][a-z]+) (\d{4}))/g;
  const found = sentences.flatMap(({ sentence }) => [...sentence.matchAll(stated)]);
  expect(found.length).toBeGreaterThan(0);
  for (const [whole, version = '', year, month, name, en] of found) {
    const { ends = '', extended = ends } = kubernetes.versions[version] ?? {};
    const at = new Date(`${name ?? month}/1/2000`.replace(/^(\D+)\/1\//, '1 $1 '));
    const said = `${year ?? en}-${String(at.getMonth() + 1).padStart(2, '0')}`;
    expect([whole, [ends.slice(0, 7), extended.slice(0, 7)]]).toEqual([whole, expect.arrayContaining([said])]);
  }
});
