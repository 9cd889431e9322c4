import * as v from 'valibot';
import { mediaIndex } from '../../src/contract/content/media';
import { block } from '../../src/contract/content/media-script';

const refuses = (schema: v.GenericSchema, value: unknown): boolean => !v.safeParse(schema, value).success;

const bar = { label: 'a', value: 1 };
const blocks: [kind: string, good: object, bad: object, worse: object][] = [
  ['bars', { title: 'T', rows: [bar, bar] }, { rows: [bar] }, { rows: [bar, { label: 'b', value: -1 }] }],
  [
    'table',
    {
      title: 'T',
      columns: ['a', 'b'],
      rows: [
        ['1', ''],
        ['2', ''],
      ],
    },
    { columns: ['a'] },
    { rows: [['1', '2']] },
  ],
  ['code', { title: 'T', lines: ['$ a'] }, { lines: [] }, { lines: [1] }],
  [
    'flow',
    { title: 'T', steps: [{ name: 'a' }, { name: 'b' }] },
    { steps: [{ name: 'a' }] },
    { steps: [{ name: '' }, { name: 'b' }] },
  ],
  [
    'figures',
    { title: 'T', items: Array(4).fill({ value: '1', label: 'a' }) },
    { items: [] },
    { items: Array(5).fill({ value: '1', label: 'a' }) },
  ],
  ['checklist', { title: 'T', items: ['a', 'b'] }, { items: ['a'] }, { items: ['a', ''] }],
  ['console', { of: 'product/BCC' }, { of: '' }, { title: 'T' }],
  ['diagram', { of: 'product/BCC' }, { of: '' }, { title: 'T' }],
];
test.each(blocks)('a block of the kind %s is as its component shows it', (kind, good, ...bad) => {
  expect(v.safeParse(block, { kind, ...good }).issues ?? []).toEqual([]);
  for (const change of bad) expect([change, refuses(block, { kind, ...good, ...change })]).toEqual([change, true]);
  expect(refuses(block, { ...good, kind: 'nothing' })).toBe(true);
});

const drawn = { digest: 'x', file: { extension: 'pdf', bytes: 1, pages: 1 }, video: { bytes: 1, seconds: 1 } };
test.each([
  ['both languages', { zh: drawn, en: drawn }, true],
  ['one language', { en: drawn }, true],
  ['a sheet, which has no pages', { zh: { digest: 'x', file: { extension: 'xlsx', bytes: 1 } } }, true],
  ['neither file nor video', { zh: { digest: 'x' } }, true],
  ['a third language', { fr: drawn }, false],
  ['no digest', { zh: { file: drawn.file } }, false],
  ['a file of another format', { zh: { ...drawn, file: { ...drawn.file, extension: 'docx' } } }, false],
  ['an empty file', { zh: { ...drawn, file: { ...drawn.file, bytes: 0 } } }, false],
  ['a file without pages', { zh: { ...drawn, file: { ...drawn.file, pages: 0 } } }, false],
  ['half a page', { zh: { ...drawn, file: { ...drawn.file, pages: 0.5 } } }, false],
  ['an empty video', { zh: { ...drawn, video: { ...drawn.video, bytes: 0 } } }, false],
  ['a video of no length', { zh: { ...drawn, video: { ...drawn.video, seconds: 0 } } }, false],
])('an entry of the media index with %s is accepted: %s', (_, entry, accepted) => {
  expect(refuses(mediaIndex, { 'report/a': entry })).toBe(!accepted);
});
