import { kubernetesOf, rulesOf } from '../../src/build/content/rules';
import { meets } from '../../src/contract/content/rules';
import { content, pages } from './site';

/* What lists cannot check: sentences that people wrote, in pages, items and documents, against the rules. */

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
