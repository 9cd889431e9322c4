import { checkContent } from '../../src/build/content/check';
import type { Item } from '../../src/build/content/read';
import { buildPages } from '../../src/build/view/pages';
import { type Language, languages } from '../../src/config/languages';
import { fill } from '../../src/i18n/texts';
import { downloadables, handedOverBy } from '../../src/routes/downloads';
import { inLanguage } from '../../src/routes/href';
import { routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import { pageAt, sectionsOf } from '../fixtures/pages';
import { content, menu, today } from '../fixtures/site';

const kinds = Object.keys(downloadables) as (keyof typeof downloadables)[];
const listOf = (path: string) => sectionsOf('listing', pageAt(path))[0]?.entries ?? [];
const labels = (language: Language) => content.ui[language].downloadLabels;
const downloadAt = (path: string) => pageAt(path).view.item?.download;

describe('what can be downloaded (sections 3, 4)', () => {
  test.each(languages.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
    'a %s in %s has its button on its own page and in its list',
    (kind, language) => {
      for (const item of content.items[kind] as Item[]) {
        const download = downloadAt(inLanguage(`/${kind}/${item.slug}`, language));
        expect(download).toMatchObject({
          kind: downloadables[kind].kind,
          id: item.id,
          title: item[language].title,
          form: `${inLanguage(downloadables[kind].form, language)}?type=${item.id}`,
        });
        const row = listOf(inLanguage(`/${kind}`, language)).find(({ id }) => id === item.id);
        expect(row?.download).toEqual(download);
      }
    },
  );

  test.each(languages)('a button leads to the file in the page’s language and says what comes, in %s', (language) => {
    const { formats, pages: count, minutes, separator } = labels(language);
    const at = (path: string) => downloadAt(inLanguage(path, language));
    expect(at('/whitePaper/design')).toMatchObject({
      address: `/upload/files/whitePaper/design.${language}.pdf`,
      facts: [formats.pdf, fill(count, { count: 42 }), '1.2 MB'].join(separator),
    });
    // A sheet has no pages.
    expect(at('/fileDown/sheet')?.facts).toBe([formats.xlsx, '1.2 MB'].join(separator));
    expect(at('/cloudtech/limits')).toMatchObject({
      address: inLanguage('/liveReview/VideoDetail?id=201', language),
      facts: fill(minutes, { minutes: 1, seconds: 15 }),
    });
    const file = `/upload/videos/cloudtech/limits.${language}`;
    expect(pageAt(inLanguage('/cloudtech/limits', language)).view.item?.video).toMatchObject({
      url: `${file}.mp4`,
      captions: `${file}.vtt`,
      poster: `${file}.webp`,
    });
  });

  test('a paper whose file says more than its page lists what', () => {
    const key = 'whitePaper/design';
    const file = { extension: 'pdf' as const, bytes: 1, pages: 9, figures: 4, tables: 7, contents: ['Latency'] };
    const media = { ...content.media, [key]: { en: { digest: 'd', file } } };
    const built = buildPages({ ...content, media }, menu, { today });
    const contentsAt = (path: string) => pageAt(path, built).view.sections.find(({ id }) => id === 'contents');
    expect(contentsAt(`/en/${key}`)).toMatchObject({
      paragraphs: [fill(content.ui.en.items.paper.text, { pages: 9, tables: 7, figures: 4 })],
      list: ['Latency'],
    });
    expect(contentsAt(`/${key}`)).toBeUndefined();
  });

  test('the forms are pages of their own, and every page with a result hands over existing kinds', () => {
    for (const { form } of Object.values(downloadables)) expect(routeOfPath(form)?.template).toBe('form');
    for (const { id, template } of manifest)
      if (handedOverBy(id).length > 0) expect([id, template]).toEqual([id, 'result']);
  });

  test('a page that a phone is sent to instead hands over everything that the page it asked for does', () => {
    for (const { id, counterpart } of manifest)
      if (counterpart !== undefined)
        expect(handedOverBy(counterpart.slice(1))).toEqual(expect.arrayContaining([...handedOverBy(id)]));
  });
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
