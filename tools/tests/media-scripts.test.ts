import fc from 'fast-check';
import { checkMediaScripts } from '../../src/build/content/checks/media';
import type { DocumentScript, FilmScript, SheetScript } from '../../src/contract/content/media-script';
import { realContent } from '../../tests/support/real-site';
import { captionTexts, cuesOf, webVtt } from '../draw/media/captions';
import { addressesOf, formulaOf } from '../draw/media/sheet';
import { frameTimes } from '../draw/media/video';

const content = realContent();
const film = 'cloudtech/one-write-through-etcd';
const paper = 'whitePaper/multi-active-design';
const sheet = 'fileDown/gpu-pool-sizing-sheet';

/** What is found when the script of an item is changed. */
function issuesAfter<S>(name: string, change: (script: { zh: S; en: S }) => void): string[] {
  const script = structuredClone(content.scripts.get(name));
  change(script as unknown as { zh: S; en: S });
  const scripts = new Map([...content.scripts, ...(script ? [[name, script] as const] : [])]);
  return checkMediaScripts({ ...content, scripts }).map(({ source, key, message }) => `${source} ${key}: ${message}`);
}

describe('a script of a file or video', () => {
  test('is found fault with nowhere', () => {
    expect(checkMediaScripts(content)).toEqual([]);
  });
  test('of no item is named', () => {
    const script = content.scripts.get(film);
    if (!script) throw new Error(film);
    expect(
      checkMediaScripts({ ...content, scripts: new Map([...content.scripts, ['cloudtech/gone', script]]) }),
    ).toEqual([expect.objectContaining({ source: 'data/media/cloudtech/gone.json', message: 'belongs to no item' })]);
  });
  test('may not say what its item does not say', () => {
    const found = issuesAfter<FilmScript>(film, ({ en }) => en.scenes[0]?.says.push('Nobody said so.'));
    expect(found).toEqual([expect.stringContaining('en.scenes.0.says.2: chapter 0 does not say: Nobody said so.')]);
  });
  test('may not name a chapter that is not there', () => {
    const found = issuesAfter<DocumentScript>(paper, ({ zh, en }) => {
      for (const half of [zh, en])
        half.blocks.unshift({ chapter: 9, block: { kind: 'checklist', title: 'X', items: ['A', 'B'] } });
    });
    expect(found).toEqual([
      expect.stringContaining('zh.blocks.0.chapter: no chapter 9'),
      expect.stringContaining('en.blocks.0.chapter: no chapter 9'),
    ]);
  });
  test.each([
    ['a console', { kind: 'console', of: 'product/nothing' } as const, 'no console of product/nothing'],
    ['a diagram', { kind: 'diagram', of: 'aboutus' } as const, 'no architecture diagram on aboutus'],
    [
      'a table with a ragged row',
      { kind: 'table', title: 'X', columns: ['A', 'B'], rows: [['1', '2'], ['1']] } as const,
      '1 cells, 2 columns',
    ],
  ])('may not show what is not there: %s', (_, block, message) => {
    const found = issuesAfter<DocumentScript>(paper, ({ zh, en }) => {
      for (const half of [zh, en])
        half.blocks.push({ block: structuredClone(block) as DocumentScript['blocks'][number]['block'] });
    });
    expect(found).toHaveLength(2);
    for (const line of found) expect(line).toContain(message);
  });
  test('shows the same in both languages', () => {
    expect(issuesAfter<DocumentScript>(paper, ({ en }) => en.blocks.pop())).toEqual([
      expect.stringContaining('en: has other blocks'),
    ]);
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

describe('captions', () => {
  const most = { zh: 38, en: 84 } as const;
  const sentences = ['zh', 'en'].flatMap((language) =>
    [...content.scripts.values()].flatMap((script) => {
      const half = script[language as 'zh' | 'en'];
      return 'scenes' in half
        ? half.scenes.flatMap(({ says }) => says.map((text) => ({ language: language as 'zh' | 'en', text })))
        : [];
    }),
  );

  test('keep every word of a sentence, in pieces that fit on two lines', () => {
    for (const { language, text } of sentences) {
      const pieces = captionTexts(text, language);
      expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(most[language]);
    }
  });
  test('part a sentence at its punctuation', () => {
    const sentence =
      '管理集群里先出现两个 Pod，一个是 API Server，一个是 etcd，二十秒后就绪；接着要两台机器，约一分半加入集群。';
    expect(captionTexts(sentence, 'zh')).toEqual([
      '管理集群里先出现两个 Pod，一个是 API Server，',
      '一个是 etcd，二十秒后就绪；',
      '接着要两台机器，约一分半加入集群。',
    ]);
  });
  test('of any text lose nothing and end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('zh' as const, 'en' as const),
        fc.stringMatching(/^[a-z，。、 ,.]{1,200}$/),
        (language, text) => {
          const pieces = captionTexts(text.trim() || 'x', language);
          return pieces.join('').replace(/\s/g, '') === (text.trim() || 'x').replace(/\s/g, '');
        },
      ),
    );
  });
  test('stand one after the other, the longer the text the longer', () => {
    const [first, second] = cuesOf(
      ['Short one.', 'A sentence that is quite a bit longer than the first one.'],
      'en',
      3,
    );
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

describe('a film', () => {
  test('is photographed at every frame of a movement, and once where it rests', () => {
    expect(frameTimes([[100, 200]], 5)).toEqual([0, 100, 150, 200]);
  });
  test('is not photographed twice where movements overlap, nor after its end', () => {
    expect(
      frameTimes(
        [
          [0, 100],
          [50, 120],
          [4900, 5400],
        ],
        5,
      ),
    ).toEqual([0, 50, 100, 150, 4900]);
  });
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
  test('with an unknown row is refused', () => {
    expect(() => formulaOf('=[c]', addressesOf(script))).toThrow('no row c');
  });
  test('is refused where two rows share an id', () => {
    expect(() => addressesOf({ sheets: [...script.sheets, ...script.sheets] })).toThrow('two rows are called a');
  });
});
