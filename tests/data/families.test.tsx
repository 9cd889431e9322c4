import { content, pages } from './site';

const sectionOf = <Kind extends 'docs' | 'lifecycle'>(path: string, kind: Kind) => {
  const section = pages
    .find((page) => page.path === path)
    ?.view.sections.find((each) => each.kind === kind);
  if (section?.kind !== kind) throw new Error(`${path} has no section ${kind}`);
  return section as Extract<typeof section, { kind: Kind }>;
};

test.each(['/docs', '/en/docs'])('%s leads to every page of a product once', (path) => {
  const products = sectionOf(path, 'docs').families.flatMap((family) => family.products);
  expect(products.length).toBeGreaterThan(0);

  for (const { links } of products) {
    const addresses = links.map(({ href }) => href);
    const folder = addresses[0]?.split('/').at(-2);
    const docs = content.docs.filter(({ product }) => product === folder);

    expect(new Set(addresses).size).toBe(docs.length);
    expect(addresses).toHaveLength(docs.length);
  }
});

test.each(['/lifecycle', '/en/lifecycle'])('%s has every product in one family', (path) => {
  const { families, products } = sectionOf(path, 'lifecycle');
  const slugs = families.flatMap((family) => family.slugs);

  expect(slugs.sort()).toEqual(products.map(({ slug }) => slug).sort());
});
