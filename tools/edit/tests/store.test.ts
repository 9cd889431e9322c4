import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../src/calls/data-file';
import { copyOfProject } from '../../../tests/support/project-copy';
import { dataFiles, isSingleFile } from '../data-files';
import { Refusal, Store } from '../store';

/* What the editor writes, and what it refuses, without its page. */

type Value = Record<string, unknown>;
interface PageDocument {
  zh: Value & { hero: Value; sections: Value[] };
  en: Value & { hero: Value; sections: Value[] };
}

let copy: ReturnType<typeof copyOfProject>;
let store: Store;

beforeAll(() => {
  copy = copyOfProject('data');
  store = new Store(copy.root);
});

afterAll(() => copy.remove());

const text = (file: string) => readFileSync(join(copy.root, file), 'utf8');

/** Opens a document, changes it, and saves it. */
function edit<T>(path: string, change: (document: T) => void): void {
  const document = JSON.parse(store.open('a', path).data) as T;
  change(document);
  store.save('a', path, JSON.stringify(document));
}

/** The lines of a file that a change has added and removed. */
function changedLines(file: string, change: () => void): { added: string[]; removed: string[] } {
  const before = text(file).split('\n');
  change();
  const after = text(file).split('\n');
  const trimmed = (line: string) => line.trim().replace(/,$/, '');
  const others = (lines: string[], of: string[]) => {
    const knownLines = of.map(trimmed);
    return lines.map(trimmed).filter((line) => {
      const index = knownLines.indexOf(line);
      if (index !== -1) knownLines.splice(index, 1);
      return index === -1;
    });
  };

  return { added: others(after, before), removed: others(before, after) };
}

test('a document that is saved as it was opened leaves its files byte for byte', () => {
  const listed = dataFiles.flatMap((files) =>
    isSingleFile(files) ? [files.path] : store.list(files.path).map(({ path }) => path),
  );
  const before = new Map(filesBelow(copy.root, 'data', '.json').map((file) => [file, text(file)]));
  const unchecked = store as unknown as { check: () => void };
  const check = jest.spyOn(unchecked, 'check').mockImplementation(() => undefined);

  for (const path of listed) store.save('a', path, store.open('a', path).data);
  check.mockRestore();

  const changed = [...before].filter(([file, content]) => text(file) !== content);
  expect(listed.length).toBeGreaterThan(100);
  expect(changed.map(([file]) => file)).toEqual([]);
});

test('a headline in both languages changes one line in each file', () => {
  const en = changedLines('data/pages/case.en.json', () => {
    const zh = changedLines('data/pages/case.zh.json', () => {
      edit<PageDocument>('data/pages/case.json', (page) => {
        page.zh.hero.heading = '客户怎样使用这些产品';
        page.en.hero.heading = 'How customers use our products';
      });
    });
    expect(zh.added).toEqual(['"heading": "客户怎样使用这些产品"']);
    expect(zh.removed).toHaveLength(1);
  });
  expect(en.added).toEqual(['"heading": "How customers use our products"']);
});

test('sections that are added and reordered leave the others byte for byte, and references stay references', () => {
  const file = 'data/pages/aboutus.zh.json';
  const sections = () => (JSON.parse(text(file)) as { sections: Value[] }).sections;
  const references = () => [...text(file).matchAll(/\{\{[^}]+\}\}/g)].map(([name]) => name).sort();
  const [first] = sections();
  const before = references();

  const { removed } = changedLines(file, () => {
    edit<PageDocument>('data/pages/aboutus.json', (page) => {
      for (const [texts, heading] of [
        [page.zh, '常见的三个疑问'],
        [page.en, 'Three questions that come up'],
      ] as const) {
        const word = heading === '常见的三个疑问' ? '怎样预约参观？' : 'Can we visit a customer?';
        const answer =
          heading === '常见的三个疑问' ? '写信给我们即可。' : 'Write to us and we’ll ask them.';
        texts.sections.push(texts.sections.shift() ?? {});
        texts.sections.push({
          kind: 'questions',
          id: '',
          heading,
          lead: '',
          items: [
            { question: word, answer },
            { question: `${word} 2`, answer: `${answer} 2` },
          ],
        });
      }
    });
  });

  expect(removed).toEqual([]);
  expect(sections().at(-2)).toEqual(first);
  expect(before.length).toBeGreaterThan(0);
  expect(references()).toEqual(before);
  // What nobody filled in isn't written.
  expect(Object.keys(sections().at(-1) ?? {})).toEqual(['kind', 'heading', 'items']);
});

test('a release is added to a product’s facts in the layout of its neighbours', () => {
  const file = 'data/products/BCC.json';
  const { added, removed } = changedLines(file, () => {
    edit<{ releases: Value[] }>(file, ({ releases }) => {
      releases.unshift({
        version: '99.1',
        available: '2027-01-10',
        full: '2028-01-10',
        maintenance: '2029-01-10',
      });
    });
  });

  expect(removed).toEqual([]);
  expect(added.join(' ')).toContain('"version": "99.1"');
});

test('a news item is written as its neighbours are', () => {
  const path = 'data/items/news/opening-in-nanjing.json';
  const texts = (title: string, description: string, body: string) => ({
    title,
    description,
    body: [body],
  });

  const document = {
    zh: {
      _slug: 'opening-in-nanjing',
      ...texts(
        '南京办公室启用',
        '华东交付团队迁入南京新址，电话与邮箱不变。',
        '新址位于江宁区，团队共 12 人。',
      ),
      id: 9001,
      date: '2026-11-20',
      tags: ['company', 'open-source'],
      related: [],
    },
    en: texts(
      'Our Nanjing office is open',
      'The delivery team for East China has moved. Phone and mailbox stay the same.',
      'It’s in Jiangning, and the team has twelve people.',
    ),
  };
  const data = JSON.stringify(document);
  expect(Store.pathOfNew('data/items/news/x.json', data)).toBe(path);

  store.save('a', path, data);

  expect(text(path)).toMatch(
    /^\{\n {2}"id": 9001,\n {2}"date": "2026-11-20",\n {2}"tags": \["company", "open-source"\],\n {2}"zh": \{\n/,
  );
});

test.each([
  [
    'a link to nowhere',
    (page: PageDocument) =>
      Object.assign(page.zh.sections.find(({ kind }) => kind === 'callToAction') ?? {}, {
        action: { label: '看', to: 'nowhere/at-all' },
      }),
    /nowhere\/at-all/,
  ],
  [
    'a fact that does not exist',
    (page: PageDocument) =>
      Object.assign(page.zh.hero, { lead: '共 {{claims.nothing.value}} 家。' }),
    /claims\.nothing/,
  ],
  [
    'an empty title',
    (page: PageDocument) => Object.assign(page.zh, { title: '' }),
    /case\.zh\.json.* title: is missing/,
  ],
])('%s is refused with file, key and reason, and nothing is written', (_, change, message) => {
  const before = text('data/pages/case.zh.json');

  expect(() => edit<PageDocument>('data/pages/case.json', change)).toThrow(message);
  expect(text('data/pages/case.zh.json')).toBe(before);
});

test('a broken file is shown as broken, neither opened nor overwritten', () => {
  const path = 'data/items/news/open-compute-day-2026.json';
  const opened = store.open('a', path).data;
  const broken = text(path).replace('"date": ', '"date" ');
  copy.write(path, broken);

  expect(() => store.open('a', path)).toThrow(/:3:\d+: is not JSON/);
  expect(() => store.save('a', path, opened)).toThrow(Refusal);
  expect(text(path)).toBe(broken);
  expect(store.list('data/items/news').find((document) => document.path === path)?.data).toContain(
    '⚠',
  );

  copy.write(path, broken.replace('"date" ', '"date": '));
});

test('the second of two editors is told, and overwrites nothing', () => {
  const path = 'data/english/names.json';
  const mine = store.open('mine', path).data;
  const theirs = store.open('theirs', path).data;
  const rename = (data: string, name: string) => data.replace('"en":"Home"', `"en":"${name}"`);

  store.save('theirs', path, rename(theirs, 'Front page'));
  expect(() => store.save('mine', path, rename(mine, 'Start'))).toThrow(
    /Somebody else has changed/,
  );
  expect(text(path)).toContain('{ "en": "Front page" }');
});

test('a save is undone: the files are as before, and one that was new is gone', () => {
  const page = 'data/pages/case.zh.json';
  const before = text(page);
  edit<PageDocument>('data/pages/case.json', (document) => {
    Object.assign(document.zh.hero, { heading: '还会撤销的标题' });
  });
  const first = store.saves.at(-1)?.id ?? 0;
  edit<PageDocument>('data/pages/case.json', (document) => {
    Object.assign(document.zh.hero, { heading: '又改一次的标题' });
  });
  const second = store.saves.at(-1)?.id ?? 0;

  expect(() => store.undo(first)).toThrow(/undo the later change first/);
  store.undo(second);
  store.undo(first);
  expect(text(page)).toBe(before);
  expect(() => store.undo(first)).toThrow(/undone already/);
});
