import { checkContent } from '../../src/build/content/check';
import type { Item } from '../../src/build/content/read';
import { type BuiltPage, buildPages } from '../../src/build/view/pages';
import { languages } from '../../src/config/languages';
import { downloadables, handedOverBy, playedKinds } from '../../src/routes/downloads';
import { inLanguage, splitAddress, splitLanguage } from '../../src/routes/href';
import { routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import type { DownloadView, SectionView } from '../../src/routes/page-view';
import { withDrawnMedia } from '../support/drawn-media';
import { realAnswer, realContent } from '../support/real-site';

const real = realContent();
const content = withDrawnMedia(real);
const pages = new Map(buildPages(content, realAnswer('topMenu')).map((page) => [page.path, page]));
const pageAt = (path: string): BuiltPage => {
  const page = pages.get(path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
};
const listOf = (kind: string, path = `/${kind}`) =>
  pageAt(path).view.sections.find(
    (section): section is SectionView<'listing'> => section.kind === 'listing' && section.of === kind,
  );
const kinds = Object.keys(downloadables) as (keyof typeof downloadables)[];
const everyItem = kinds.flatMap((kind) =>
  (content.items[kind] as Item[]).flatMap((item) => languages.map((language) => [kind, item, language] as const)),
);

describe('what can be downloaded (sections 3, 4)', () => {
  test('has its button on its own page and in its list, in both languages', () => {
    for (const [kind, item, language] of everyItem) {
      const { download } = pageAt(inLanguage(`/${kind}/${item.slug}`, language)).view.item ?? {};
      const expected: Partial<DownloadView> = {
        kind: downloadables[kind].kind,
        id: item.id,
        title: item[language].title,
        form: `${inLanguage(downloadables[kind].form, language)}?type=${item.id}`,
      };
      expect(download).toMatchObject(expected);
      const row = listOf(kind, inLanguage(`/${kind}`, language))?.entries.find(({ id }) => id === item.id);
      expect(row?.download).toEqual(download);
    }
  });

  test('a file’s button leads to the file in the page’s language and says format, pages and size', () => {
    const { download } = pageAt('/en/whitePaper/multi-active-design').view.item ?? {};
    expect(download).toMatchObject({
      address: '/upload/files/whitePaper/multi-active-design.en.pdf',
      facts: 'PDF, 42 pages, 1.2 MB',
    });
    expect(pageAt('/whitePaper/multi-active-design').view.item?.download?.facts).toBe('PDF，42 页，1.2 MB');
  });

  test('a paper whose file says more than its page lists what', () => {
    const key = 'whitePaper/multi-active-design';
    const file = { extension: 'pdf', bytes: 1, pages: 9, figures: 4, tables: 7, contents: ['Latency'] } as const;
    const media = { ...content.media, [key]: { en: { digest: 'd', file: { ...file, contents: [...file.contents] } } } };
    const built = buildPages({ ...content, media }, realAnswer('topMenu'));
    const sections = (path: string) => built.find((page) => page.path === path)?.view.sections;
    expect(sections(`/en/${key}`)?.find(({ id }) => id === 'contents')).toMatchObject({
      paragraphs: [expect.stringContaining('9 pages with 7 tables and 4 figures')],
      list: ['Latency'],
    });
    expect(sections(`/${key}`)?.some(({ id }) => id === 'contents')).toBe(false);
  });

  test('a sheet has no pages', () => {
    expect(pageAt('/en/fileDown/gpu-pool-sizing-sheet').view.item?.download?.facts).toBe('Excel sheet, 1.2 MB');
  });

  test('a technology video’s button leads to the page that plays it and says how long it is', () => {
    const { download } = pageAt('/cloudtech/cpu-limits-and-throttling').view.item ?? {};
    expect(download).toMatchObject({ address: '/liveReview/VideoDetail?id=201', facts: '1 分 15 秒' });
  });

  test('the forms are pages of their own, and every page with a result hands over existing kinds', () => {
    for (const { form } of Object.values(downloadables)) expect(routeOfPath(form)?.template).toBe('form');
    for (const { id, template } of manifest)
      if (handedOverBy(id).length > 0) expect([id, template]).toEqual([id, 'result']);
  });

  test('a page that a phone is sent to instead hands over everything that the page it asked for does', () => {
    for (const { id, counterpart } of manifest)
      if (counterpart !== undefined && handedOverBy(id).length > 0)
        expect(handedOverBy(counterpart.slice(1))).toEqual(
          expect.arrayContaining(
            ['reportActivation', 'filedownActivation'].includes(id) ? ['report', 'fileDown'] : [...handedOverBy(id)],
          ),
        );
  });

  test('nothing else has a button', () => {
    for (const { template, path, view } of pages.values()) {
      if (template === 'item' && !kinds.some((kind) => splitLanguage(path).path.startsWith(`/${kind}/`)))
        expect(view.item?.download).toBeNull();
      const own = splitAddress(splitLanguage(path).path).path.slice(1);
      for (const section of view.sections)
        if (section.kind === 'listing' && (section.of !== own || !kinds.some((kind) => kind === own)))
          expect(section.entries.filter(({ download }) => download)).toEqual([]);
    }
  });

  test('an item whose file is not drawn yet has a page without a button', () => {
    const bare = buildPages({ ...real, media: {} }, realAnswer('topMenu'));
    expect(bare).toHaveLength(pages.size);
    expect(bare.flatMap(({ view }) => (view.item?.download ? [view.id] : []))).toEqual([]);
  });

  test('a video without a form shows its length in its list', () => {
    expect(listOf('productVideo')?.entries.map(({ note }) => note)).toEqual(
      content.items.productVideo.map(() => '1 分 15 秒'),
    );
    expect(listOf('liveReview', '/en/liveReview')?.entries[0]?.note).toBe('1 min 15 s');
    expect(listOf('cloudtech')?.entries[0]?.note).toBeUndefined();
  });
});

describe('numbers in queries', () => {
  test('are the same for no two items of one kind of downloads, and for no two videos', () => {
    const numbersOf = (some: readonly string[]) =>
      some.flatMap((kind) => (content.items as Record<string, Item[]>)[kind]?.map(({ id }) => id) ?? []);
    for (const group of [['report', 'fileDown'], playedKinds])
      expect(new Set(numbersOf(group)).size).toBe(numbersOf(group).length);
  });

  test('a report with the number of a file is reported', () => {
    const [report] = content.items.report;
    const [file, ...files] = content.items.fileDown;
    if (!file || !report) throw new Error('no files');
    const broken = { ...content, items: { ...content.items, fileDown: [{ ...file, id: report.id }, ...files] } };
    expect(checkContent(broken)).toContainEqual({
      check: 'structure',
      source: `data/items/fileDown/${file.slug}.json`,
      key: 'id',
      message: `is the id of report/${report.slug} too`,
    });
  });
});
