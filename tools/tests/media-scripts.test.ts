import fc from 'fast-check';
import * as v from 'valibot';
import { realContent } from '../../tests/support/real-site';
import { captionTexts, cuesOf, webVtt } from '../draw/media/captions';
import { checkScripts } from '../draw/media/check-scripts';
import { documentMarkup } from '../draw/media/document';
import { block, type DocumentScript, type FilmScript, readScripts, type SheetScript } from '../draw/media/script';
import { addressesOf, formulaOf } from '../draw/media/sheet';
import { type MediaSource, mediaSource } from '../draw/media/source';
import { framesOf } from '../draw/media/video';

const content = realContent();
const { scripts, issues } = readScripts();
const film = 'cloudtech/one-write-through-etcd';
const paper = 'whitePaper/multi-active-design';
const sheet = 'fileDown/gpu-pool-sizing-sheet';

/** What is found when the script of an item is changed. */
function issuesAfter<S>(name: string, change: (script: { zh: S; en: S }) => void): string[] {
  const script = structuredClone(scripts.get(name));
  if (!script) throw new Error(`no script ${name}`);
  change(script as unknown as { zh: S; en: S });
  return checkScripts(content, new Map([...scripts, [name, script]])).map(({ key, message }) => `${key}: ${message}`);
}

/** Puts a block into both halves of a document. */
const withBlock = (added: object) =>
  issuesAfter<DocumentScript>(paper, ({ zh, en }) => {
    for (const half of [zh, en]) half.blocks.push(structuredClone(added) as DocumentScript['blocks'][number]);
  });

describe('the script of a file or video', () => {
  test('has no issues', () => {
    expect([...issues, ...checkScripts(content, scripts)]).toEqual([]);
  });

  test('belongs to an item, and every item has one', () => {
    const [[, any] = []] = scripts;
    if (!any) throw new Error('there are no scripts');
    const moved = new Map([...scripts, ['cloudtech/gone', any]]);
    moved.delete(paper);
    expect(checkScripts(content, moved).map(({ source, message }) => `${source} ${message}`)).toEqual([
      `data/media/${paper}.json is missing: what its file or video shows`,
      'data/media/cloudtech/gone.json belongs to no item',
    ]);
  });

  test.each([
    [
      'a chapter that its item lacks',
      { chapter: 9, block: { kind: 'checklist', title: 'X', items: ['A', 'B'] } },
      'no chapter 9',
    ],
    [
      'a console that is not there',
      { block: { kind: 'console', of: 'product/nothing' } },
      'no console of product/nothing',
    ],
    [
      'a diagram that is not there',
      { block: { kind: 'diagram', of: 'aboutus' } },
      'no architecture diagram on aboutus',
    ],
    [
      'a ragged table',
      { block: { kind: 'table', title: 'X', columns: ['A', 'B'], rows: [['1', '2'], ['1']] } },
      '1 cells, 2 columns',
    ],
    [
      'a block with an id that no section names',
      { id: 'spare', block: { kind: 'checklist', title: 'X', items: ['A', 'B'] } },
      'no text names the block spare',
    ],
    [
      'a section that names a block that is not there',
      { block: { kind: 'section', title: 'X', paragraphs: ['{{block.gone}}'] } },
      'no block has the id gone',
    ],
    ['a hint of npm run new', { block: { kind: 'code', title: '[to write]', lines: ['$ a'] } }, 'still to be written'],
  ])('may not show %s', (_, added, message) => {
    const found = withBlock(added);
    expect(found).toHaveLength(2);
    for (const line of found) expect(line).toContain(message);
  });

  test('says only what its item says', () => {
    const found = issuesAfter<FilmScript>(film, ({ en }) => en.scenes[0]?.says.push('Nobody said so.'));
    expect(found).toEqual([expect.stringContaining('en.scenes.0.says.2: chapter 0 does not say: Nobody said so.')]);
  });

  test('shows the same in both languages', () => {
    expect(issuesAfter<DocumentScript>(paper, ({ en }) => en.blocks.pop())).toContainEqual(
      expect.stringContaining('en: has other blocks'),
    );
  });

  test('has no Chinese in its English half', () => {
    const found = issuesAfter<FilmScript>(film, ({ en }) => {
      if (en.scenes[0]) en.scenes[0].lines = ['中文'];
    });
    expect(found).toEqual([expect.stringContaining('en.scenes.0.lines.0: Chinese characters')]);
  });

  test('of a sheet names only rows that are there', () => {
    const found = issuesAfter<SheetScript>(sheet, ({ zh, en }) => {
      for (const half of [zh, en]) half.sheets[0]?.rows.push({ id: 'sum', label: 'X', formula: '=[days]+[nothing]' });
    });
    expect(found).toEqual([expect.stringContaining('no row nothing'), expect.stringContaining('no row nothing')]);
  });
});

test('a section calls a table or figure what its caption calls it', () => {
  const item = content.items.whitePaper.find(({ slug }) => paper.endsWith(slug));
  const script = scripts.get(paper);
  if (!item || !script) throw new Error(`no item ${paper}`);
  const { blocks } = script.en as DocumentScript;
  const source = mediaSource(content, scripts, item, 'en') as MediaSource<DocumentScript>;
  const captions = [...documentMarkup(source).matchAll(/<figcaption><b>(.*?)<\/b>(.*?)<\/figcaption>/g)];
  for (const { id, block: drawn } of blocks.filter(({ block: { kind } }) => kind === 'table' || kind === 'flow')) {
    const caption = captions.find(([, , title]) => 'title' in drawn && title === drawn.title)?.[1] ?? 'none';
    const at = blocks.findIndex(
      ({ block: { kind, ...rest } }) => kind === 'section' && JSON.stringify(rest).includes(`{{block.${id}}}`),
    );
    expect([id, JSON.stringify(source.script.blocks[at]?.block)]).toEqual([id, expect.stringContaining(caption)]);
  }
});

test.each<[kind: string, bad: object]>([
  [
    'bars',
    {
      title: 'T',
      rows: [
        { label: 'a', value: 1 },
        { label: 'b', value: -1 },
      ],
    },
  ],
  ['table', { title: 'T', columns: ['a'], rows: [['1'], ['2']] }],
  ['figures', { title: 'T', items: Array(5).fill({ value: '1', label: 'a' }) }],
  ['console', { title: 'T' }],
])('a block of the kind %s is refused where it does not fit its place: %j', (kind, bad) => {
  expect(v.safeParse(block, { kind, ...bad }).success).toBe(false);
});

describe('captions', () => {
  test('of any text lose nothing and fit on two lines', () => {
    const most = { zh: 38, en: 84 } as const;
    fc.assert(
      fc.property(
        fc.constantFrom('zh' as const, 'en' as const),
        fc.stringMatching(/^([a-z]{1,9}[，。、 ,.]){1,30}$/),
        (language, text) => {
          const parts = captionTexts(text.trim(), language);
          expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(most[language]);
        },
      ),
    );
  });

  test('break a sentence at its punctuation', () => {
    const sentence =
      '管理集群里先出现两个 Pod，一个是 API Server，一个是 etcd，二十秒后就绪；接着要两台机器，约一分半加入集群。';
    expect(captionTexts(sentence, 'zh')).toEqual([
      '管理集群里先出现两个 Pod，一个是 API Server，',
      '一个是 etcd，二十秒后就绪；',
      '接着要两台机器，约一分半加入集群。',
    ]);
  });

  test('follow each other, and long ones are shown longer', () => {
    const [first, second] = cuesOf(['Short one.', 'A sentence that is quite a bit longer than the first.'], 'en', 3);
    expect(first).toMatchObject({ from: 3, text: 'Short one.' });
    expect((second?.to ?? 0) - (second?.from ?? 0)).toBeGreaterThan((first?.to ?? 0) - (first?.from ?? 0));
    expect(second?.from).toBeGreaterThan(first?.to ?? 0);
  });

  test('are written as WebVTT', () => {
    expect(webVtt([{ from: 3.6, to: 7.0294, text: '两分四十秒。' }], 'zh')).toBe(
      'WEBVTT\n\n1\n00:00:03.600 --> 00:00:07.029\n两分四十秒。\n',
    );
  });
});

test('the parts of a slide appear one after the other, each in four frames, and rest before the next slide', () => {
  const frames = framesOf({ from: 3, to: 9, parts: 2 });
  expect(frames.map(({ step }) => step)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
  const times = frames.map(({ time }) => time);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect([times[0], (times.at(-1) ?? 9) < 8]).toEqual([3, true]);
  expect(framesOf({ from: 0, to: 3, parts: 0 })).toEqual([{ time: 0, step: 0 }]);
});

describe('a formula', () => {
  const script = {
    sheets: [
      { name: 'It’s A', rows: [{ heading: 'H' }, { id: 'a', label: 'A', example: 1 }] },
      { name: "B's", rows: [{ id: 'b', label: 'B', example: 2 }] },
    ],
  };

  test('names rows by their sheet and place', () => {
    expect(formulaOf('=[a]*[b]', addressesOf(script))).toBe("='It’s A'!$B$4*'B''s'!$B$3");
  });

  test('with an unknown row, or two rows of one id, is refused', () => {
    expect(() => formulaOf('=[c]', addressesOf(script))).toThrow('no row c');
    expect(() => addressesOf({ sheets: [...script.sheets, ...script.sheets] })).toThrow('two rows are called a');
  });
});
