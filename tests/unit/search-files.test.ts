import { formatVersion, IndexError, nameIn, parseNames, parsePages } from '../../src/search/files';
import { resultKinds } from '../../src/search/kinds';
import { parseHeadings, parseTexts, parseVariants } from '../../src/search/later-files';
import { factorOf, nameFields, readPages } from '../../src/search/pages';
import { smallIndex } from '../support/small-search';

const { names, headings, texts } = smallIndex(
  [
    {
      path: '/product/BCC',
      title: '容器云控制台：一处管理',
      kind: 'products',
      syllables: 'rong qi',
      sections: [{ anchor: 'a', heading: '能力' }],
    },
    { path: '/case', title: '客户案例', name: '案例', kind: 'cases', devices: 'desktop' },
  ],
  [
    {
      path: '/case/one',
      title: 'One',
      kind: 'cases',
      devices: 'phone',
      sections: [
        { anchor: 'x', heading: 'X', text: 'y' },
        { anchor: 'y', heading: '' },
      ],
    },
  ],
);

/** What a parser says of a value. */
function complaint(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof IndexError) return error.message;
  }
  return '';
}

describe('the first file', () => {
  test('is taken as it is', () => {
    expect(parseNames(names, 'zh')).toEqual(names);
    expect(parseNames({ ...names, language: 'en' }, 'en').language).toBe('en');
  });
  test.each([
    ['nothing', null, 'language'],
    ['no object', 'zh', 'language'],
    ['no language', { ...names, language: undefined }, 'language'],
    ['no labels', { ...names, labels: 3 }, 'labels'],
    ['no syllables', { ...names, syllables: null }, 'syllables'],
    ['another language', { ...names, language: 'en' }, 'language en'],
    ['an older format', { ...names, version: formatVersion - 1 }, `version ${formatVersion - 1}`],
    ['no format', { ...names, version: undefined }, 'version undefined'],
    ['no files', { ...names, files: undefined }, 'headings'],
    ['a file missing', { ...names, files: { headings: 'a.json', texts: 'b.json' } }, 'variants'],
    ['a file elsewhere', { ...names, files: { ...names.files, texts: '../x.json' } }, 'file ../x.json'],
    ['a file of another sort', { ...names, files: { ...names.files, headings: 'x.js' } }, 'file x.js'],
    ['a file and more', { ...names, files: { ...names.files, headings: 'x.json?y' } }, 'file x.json?y'],
    ['a line of pinyin too few', { ...names, syllables: '' }, 'syllables has 1 lines of 2'],
    [
      'a label too many',
      { ...names, labels: `${names.labels}\n` },
      `labels has ${resultKinds.length + 1} lines of ${resultKinds.length}`,
    ],
  ])('with %s is refused, and what does not fit is named', (_, value, what) => {
    expect(complaint(() => parseNames(value, 'zh'))).toBe(`The search index does not fit: ${what}`);
  });
});

describe('the pages of a file', () => {
  test('are columns, and nothing else is read', () => {
    const { kinds, devices, paths, titles } = names;
    const columns = { kinds, devices, paths, names: names.names, titles };
    expect(parsePages(columns)).toEqual(columns);
  });
  test.each([
    ['kinds', { kinds: 1 }],
    ['devices', { devices: undefined }],
    ['paths', { paths: undefined }],
    ['names', { names: undefined }],
    ['titles', { titles: [] }],
    ['names has 1 lines of 2', { names: 'one' }],
    ['titles has 3 lines of 2', { titles: '\n\n' }],
    ['kinds', { kinds: '0' }],
    ['kinds', { kinds: '07' }],
    ['kinds', { kinds: 'a0' }],
    ['devices', { devices: '00\n' }],
    ['devices', { devices: '03' }],
    ['devices', { devices: 'x0' }],
    ['path case', { paths: 'case\n/x' }],
    ['path //evil.example', { paths: '/x\n//evil.example' }],
    ['path /\\evil.example', { paths: '/\\evil.example\n/x' }],
    ['path https://evil.example/', { paths: 'https://evil.example/\n/x' }],
  ])('%s is named where %j is read', (what, change) => {
    expect(complaint(() => parsePages({ ...names, ...change }))).toBe(`The search index does not fit: ${what}`);
  });

  test('are read: what they are called, of which kind, for whom, and whether they list others', () => {
    expect([...readPages(names), ...readPages(headings)]).toEqual([
      {
        path: '/product/BCC',
        title: '容器云控制台：一处管理',
        name: '容器云控制台',
        kind: 'products',
        devices: 'both',
        isList: false,
      },
      { path: '/case', title: '客户案例', name: '案例', kind: 'cases', devices: 'desktop', isList: true },
      { path: '/case/one', title: 'One', name: 'One', kind: 'cases', devices: 'phone', isList: false },
    ]);
  });
  test('a company page of one part lists nothing', () => {
    const [about] = readPages(smallIndex([{ path: '/about', title: '关于我们' }]).names);
    expect(about).toMatchObject({ kind: 'company', isList: false });
  });
  test.each([
    ['容器云：一处管理', '容器云'],
    ['BCC: one console', 'BCC'],
    ['容器云', '容器云'],
    ['', ''],
  ])('“%s” is called “%s”', (title, name) => {
    expect(nameIn(title)).toBe(name);
  });

  test('are found by name, title, and the words of a name that is written as one', () => {
    const pages = readPages(
      smallIndex([
        { path: '/x', title: 'BeyondMesh K8sGPU：MESH at work' },
        { path: '/y', title: '云' },
      ]).names,
    );
    expect(nameFields(pages).map(({ folded, weight, sort }) => [folded, weight, sort])).toEqual([
      ['beyondmesh k8sgpu\n云', 6, 'name'],
      ['beyondmesh k8sgpu:mesh at work\n云', 8, 'name'],
      ['beyond mesh k8s gpu\n', 6, 'name'],
    ]);
  });
  test.each([
    ['products', '/product/BCC', 1.25],
    ['solutions', '/solution/bank', 1.15],
    ['cases', '/case/one', 1],
    ['cases', '/case', 0.75],
    ['resources', '/resources', 0.75],
    ['news', '/news/1', 0.95],
    ['positions', '/joinus/1', 0.85],
    ['company', '/about', 1],
  ] as const)('of the kind %s at %s are worth %d', (kind, path, factor) => {
    expect(factorOf(readPages(smallIndex([{ path, title: 'x', kind }]).names)[0])).toBe(factor);
  });
  test('a page that is not there is worth nothing', () => {
    expect(factorOf(undefined)).toBe(0);
  });
});

describe('the later files', () => {
  test('are taken as they are', () => {
    expect(parseHeadings(headings, 2)).toEqual(headings);
    expect(parseTexts(texts, headings)).toEqual(texts);
  });
  test.each([
    ...(
      [
        'keywords',
        'descriptions',
        'heads',
        'anchors',
        'sections',
        'synonyms',
        'stopWords',
        'optional',
        'paths',
      ] as const
    ).map((key) => [key, { [key]: undefined }, 2] as const),
    ['keywords has 3 lines of 2', {}, 1] as const,
    ['keywords has 3 lines of 4', {}, 3] as const,
    ['descriptions has 1 lines of 3', { descriptions: '' }, 2] as const,
    ['heads has 1 lines of 3', { heads: '' }, 2] as const,
    ['anchors has 1 lines of 3', { anchors: '' }, 2] as const,
    ['sections has 1 lines of 3', { sections: '' }, 2] as const,
    ['sections', { sections: '能力\t\n\nX\t' }, 2] as const,
    ['sections', { sections: '能力\n\nX' }, 2] as const,
  ])('“%s” is named where %j is read after %i pages', (what, change, pages) => {
    expect(complaint(() => parseHeadings({ ...headings, ...change }, pages))).toBe(
      `The search index does not fit: ${what}`,
    );
  });
  test('a text for each section, no more and no fewer', () => {
    expect(complaint(() => parseTexts({ texts: '\n\n' }, headings))).toBe('The search index does not fit: sections');
    expect(complaint(() => parseTexts({}, headings))).toBe('The search index does not fit: texts');
  });
  test('traditional characters and the simplified ones, in pairs', () => {
    expect([...parseVariants({ from: '雲𫔶', to: '云沉' })]).toEqual([
      ['雲', '云'],
      ['𫔶', '沉'],
    ]);
    expect(complaint(() => parseVariants({ from: '雲灣', to: '云' }))).toBe('The search index does not fit: variants');
    expect(complaint(() => parseVariants({ from: '雲' }))).toBe('The search index does not fit: to');
    expect(complaint(() => parseVariants({ to: '云' }))).toBe('The search index does not fit: from');
  });
});
