import fc from 'fast-check';
import { captionTexts, cuesOf, webVtt } from '../draw/media/captions';
import { checkScripts } from '../draw/media/check-scripts';
import { formulaOf } from '../draw/media/sheet';
import { timesOf } from '../draw/media/video';

type Content = Parameters<typeof checkScripts>[0];
type Scripts = Parameters<typeof checkScripts>[1];

const itemOf = (kind: string, text: string) => {
  const half = { body: [{ heading: text, paragraphs: [text] }] };
  return [{ kind, slug: 'a', zh: half, en: half }];
};
const items = {
  report: [],
  pptdown: [],
  productVideo: [],
  liveReview: [],
  whitePaper: itemOf('whitePaper', 'Said.'),
  cloudtech: itemOf('cloudtech', 'Said.'),
  fileDown: itemOf('fileDown', 'Said.'),
};
const content = { items } as unknown as Content;
const checklist = { kind: 'checklist', title: 'T', items: ['A', 'B'] };
const good = {
  'whitePaper/a': { blocks: [{ chapter: 0, block: checklist }] },
  'cloudtech/a': { scenes: [{ chapter: 0, lines: ['L'], block: checklist, says: ['Said.'] }] },
  'fileDown/a': { sheets: [{ name: 'S', rows: [{ id: 'days', label: 'D', example: 1 }] }] },
};

/** The issues of these scripts, the same in both languages unless `en` differs. */
function issuesOf(scripts: Record<string, object>, en: Record<string, object> = {}): string[] {
  const entries = Object.entries(scripts).map(([name, script]) => [
    name,
    { zh: script, en: en[name] ?? script },
  ]);
  const issues = checkScripts(content, new Map(entries as never) as unknown as Scripts);
  return issues.map(({ source, key, message }) => `${source} ${key}: ${message}`);
}

describe('the script of a file or video', () => {
  test('belongs to an item, and every item has one', () => {
    expect(issuesOf(good)).toEqual([]);
    const { 'cloudtech/a': film, ...others } = good;
    expect(issuesOf({ ...others, 'cloudtech/b': film })).toEqual([
      expect.stringMatching(/^data\/media\/cloudtech\/a\.json .*missing/),
      expect.stringMatching(/^data\/media\/cloudtech\/b\.json .*no item/),
    ]);
  });

  test.each<[string, object]>([
    ['no chapter 9', { chapter: 9, block: checklist }],
    ['still to be written', { block: { kind: 'code', title: '[to write]', lines: ['$ a'] } }],
  ])('is refused in both languages: %s', (message, entry) => {
    const issues = issuesOf({ ...good, 'whitePaper/a': { blocks: [entry] } });
    expect(issues).toEqual([expect.stringContaining(message), expect.stringContaining(message)]);
  });

  test('shows the same blocks in both languages, and no Chinese in English', () => {
    const [scene] = good['cloudtech/a'].scenes;
    const other = {
      'whitePaper/a': { blocks: [] },
      'cloudtech/a': { scenes: [{ ...scene, lines: ['中文'] }] },
    };
    expect(issuesOf(good, other)).toEqual([
      expect.stringMatching(/whitePaper\/a\.json en: /),
      expect.stringMatching(/cloudtech\/a\.json en\.scenes\.0\.lines\.0: /),
    ]);
  });

  test('of a film says only what its item says', () => {
    const [scene] = good['cloudtech/a'].scenes;
    const issues = issuesOf({
      ...good,
      'cloudtech/a': { scenes: [{ ...scene, says: ['Nobody said so.'] }] },
    });
    expect(issues.filter((line) => line.includes('does not say'))).toHaveLength(2);
  });
});

describe('captions', () => {
  test('lose nothing of any text and fit on two lines', () => {
    const limits = { zh: 38, en: 84 } as const;
    // English is split at spaces alone.
    const texts = fc.oneof(
      fc.tuple(fc.constant('zh' as const), fc.stringMatching(/^([a-z]{1,9}[，。、 ,.]){1,30}$/)),
      fc.tuple(fc.constant('en' as const), fc.stringMatching(/^([a-z]{1,9}[,.]? ){1,30}$/)),
    );
    fc.assert(
      fc.property(texts, ([language, text]) => {
        const parts = captionTexts(text.trim(), language);
        expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(
          limits[language],
        );
      }),
    );
  });

  test('follow each other, and longer ones are shown longer', () => {
    const [first, second] = cuesOf(
      ['Short one.', 'A sentence that is quite a bit longer than the first.'],
      'en',
      3,
    );

    expect(first).toMatchObject({ from: 3, text: 'Short one.' });
    expect((second?.to ?? 0) - (second?.from ?? 0)).toBeGreaterThan(
      (first?.to ?? 0) - (first?.from ?? 0),
    );
    expect(second?.from).toBeGreaterThan(first?.to ?? 0);
  });

  test('are written as WebVTT', () => {
    const vtt = webVtt([{ from: 3.6, to: 7.0294, text: '两分四十秒。' }]);
    expect(vtt).toBe('WEBVTT\n\n00:00:03.600 --> 00:00:07.029\n两分四十秒。\n');
  });
});

test('the parts of a slide appear one after the other, and rest before the next slide', () => {
  const times = timesOf({ from: 3, to: 9, parts: 2 });

  expect(times).toHaveLength(3);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(8);
});

test('a formula refers to rows by sheet and place, and an unknown row is refused', () => {
  const sheets = [
    { name: 'A', rows: [{ heading: 'H' }, { id: 'a', label: 'A', example: 1 }] },
    { name: 'B', rows: [{ id: 'b', label: 'B', example: 2 }] },
  ];
  expect(formulaOf('=[a]*[b]', sheets)).toBe("='A'!$B$4*'B'!$B$3");
  expect(() => formulaOf('=[c]', sheets)).toThrow('no row c');
});
