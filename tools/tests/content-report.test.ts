import { reportOn } from '../../src/build/content/report';
import { describeReport } from '../../src/cli/content/report';
import { realContent } from '../../tests/support/real-site';

const content = realContent();
const drawn = (bytes: number) => ({ digest: 'x', file: { extension: 'pdf' as const, bytes, pages: 3 } });
const report = reportOn({ ...content, media: { 'report/a': { zh: drawn(1_500_000), en: drawn(500_000) } } });

test('the report counts every page and item once, and kinds add up to the total', () => {
  expect(report.total.pages).toBe(content.pages.size + Object.values(content.items).flat().length);
  for (const what of ['pages', 'zh', 'en'] as const)
    expect(report.kinds.reduce((sum, kind) => sum + kind[what], 0)).toBe(report.total[what]);
  expect(report.pages.reduce((sum, page) => sum + page.zh, 0)).toBe(report.total.zh);
});

test('the shortest pages come first, and are not those of forms and results', () => {
  for (const language of ['zh', 'en'] as const) {
    const amounts = report.shortest[language].map(({ amount }) => amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(report.shortest[language].map(({ id }) => id)).not.toContain('search');
  }
});

test('the most alike come first', () => {
  const shares = report.alike.zh.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
});

test('files and videos are summed by kind', () => {
  expect(report.media).toEqual([{ kind: 'report', files: 2, videos: 0, bytes: 2_000_000 }]);
});

test('people read it as tables that name every page', () => {
  const text = describeReport(report);
  for (const { id } of report.pages) expect(text).toContain(id);
  expect(text).toContain('all: 2.0 MB');
});
