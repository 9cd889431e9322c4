import {
  absolutePath,
  type CheckedSite,
  createResolver,
  pathWithin,
  readFolder,
  readPublished,
} from '../../src/build/publish-check/site';
import { temporaryFolder } from '../support/temporary-folder';

const made = {
  siteUrl: 'https://www.skyraft.example',
  hidden: [],
  navigation: { zh: { header: [], footer: [] }, en: { header: [], footer: [] } },
};
const page = (title: string) =>
  `<html lang="zh-CN"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
const files: Record<string, string> = {
  'index.html': page('home'),
  'case/index.html': page('cases'),
  'phone/consultsuccess/index.html': page('thanks'),
  '404.html': page('nothing'),
  '_gatsby/slices/header.html': 'a slice',
  'page-data/odd.html': 'data',
  'static/手册.pdf': 'file',
  'static/100%.pdf': 'file',
  'sitemap.xml': '<urlset/>',
};

const folders: ReturnType<typeof temporaryFolder>[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

/** Writes files into a new folder. */
function folderOf(texts: Record<string, string>): string {
  const made = temporaryFolder();
  folders.push(made);
  for (const [file, text] of Object.entries(texts)) made.write(file, text);
  return made.folder;
}

const addresses = (site: CheckedSite) => [...site.pages.keys()].sort();

describe('a site in a folder', () => {
  test('is read page by page, by its addresses; Gatsby’s pieces are no pages', async () => {
    const site = await readFolder(folderOf(files), Object.keys(files), made, null);
    expect(addresses(site)).toEqual(['/', '/404.html', '/case', '/phone/consultsuccess']);
    expect(site.pages.get('/case')?.facts.title).toBe('cases');
    expect(site.sitemap).toBe('<urlset/>');
  });

  test('without a sitemap lists nothing in it', async () => {
    const { 'sitemap.xml': _, ...others } = files;
    expect((await readFolder(folderOf(others), Object.keys(others), made, null)).sitemap).toBe('');
  });

  test.each([
    ['/api/site/GetSiteInfo', true, true],
    ['/upload/files/a.pdf', true, true],
    ['/upload/files/none.pdf', false, true],
    ['/other/a.pdf', false, false],
  ])('leaves %s to the mock: %s, where it has the uploads; to another host: %s', async (path, here, elsewhere) => {
    const uploads = folderOf({ 'files/a.pdf': 'file' });
    expect((await readFolder(folderOf(files), [], made, uploads)).isElsewhere(path)).toBe(here);
    expect((await readFolder(folderOf(files), [], made, null)).isElsewhere(path)).toBe(elsewhere);
  });
});

describe('a published site', () => {
  const publishedSite = () => {
    const asked: string[] = [];
    const site = readPublished(
      { ...made, files: Object.fromEntries(Object.keys(files).map((file) => [file, 'digest'])) },
      async (file) => {
        asked.push(file);
        return files[file] ?? '';
      },
    );
    return { site, asked };
  };

  test('is read as it is answered: its pages and its sitemap, nothing else', async () => {
    const { site, asked } = publishedSite();
    expect(addresses(await site)).toEqual(['/', '/404.html', '/case', '/phone/consultsuccess']);
    expect((await site).pages.get('/')?.facts.title).toBe('home');
    expect(asked.sort()).toEqual([
      '404.html',
      'case/index.html',
      'index.html',
      'phone/consultsuccess/index.html',
      'sitemap.xml',
    ]);
  });

  test.each([
    ['/case', '/case'],
    ['/consultsuccess', '/phone/consultsuccess'],
    ['/404.html', '/404.html'],
  ])('answers %s with the page of %s, as the host does', async (path, address) => {
    expect(createResolver(await publishedSite().site)(path)?.page?.address).toBe(address);
  });

  test.each(['/static/%E6%89%8B%E5%86%8C.pdf', '/static/100%.pdf', '/sitemap.xml', '/upload/a.pdf', '/api/x'])(
    'answers %s with something that is no page',
    async (path) => {
      const resolve = createResolver(await publishedSite().site);
      expect(resolve(path)).toEqual({ page: null });
      expect(resolve(path)).toEqual({ page: null });
    },
  );

  test.each(['/Case', '/case/', '/none', '/resource'])(
    'has nothing at %s, or leads from it to nothing',
    async (path) => {
      expect(createResolver(await publishedSite().site)(path)).toBeNull();
    },
  );
});

test.each([
  ['https://www.skyraft.example', '/'],
  ['https://www.skyraft.example/', '/'],
  ['https://www.skyraft.example/case?a#b', '/case?a#b'],
  ['/case', '/case'],
  ['#top', '#top'],
  ['https://www.skyraft.example.evil.example/case', null],
  ['https://elsewhere.example/', null],
  ['mailto:a@b.example', null],
  ['//elsewhere.example', null],
])('the address %s is %j within the site', (href, path) => {
  expect(pathWithin(made, href)).toBe(path);
});

test.each([
  ['#a', '/case', '#a'],
  ['?filter=x#a', '/case', '#a'],
  ['/news', '/news', ''],
])('%s on the page /case is of the page %s', async (href, path, hash) => {
  const site = await readFolder(folderOf(files), Object.keys(files), made, null);
  const cases = site.pages.get('/case');
  if (!cases) throw new Error('no cases');
  expect(absolutePath(cases, href)).toEqual({ path, hash });
});
