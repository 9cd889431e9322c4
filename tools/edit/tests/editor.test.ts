import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssues } from '../../../src/calls/issue';
import { root } from '../../../src/cli/support/environment';
import { checkData } from '../../../src/content/check';
import { features } from '../../../src/features';
import { listen, type Running } from '../../../src/features/hosting/http';
import { languages } from '../../../src/site/languages';
import { copyOfProject } from '../../../tests/support/project-copy';
import { createEditor } from '../server';
import { type EditorTab, editorTab } from './editor-tab';

/* Tasks of somebody who has never used git, in the editor's page. */

let copy: ReturnType<typeof copyOfProject>;
let server: Running;
let editor: EditorTab;

const git = (...words: string[]): string =>
  execFileSync('git', ['-C', copy.root, ...words], { encoding: 'utf8' });

/** Commits the data as it is: the next change is compared with it. */
function commit(): void {
  git('add', '--all');
  git('commit', '--allow-empty', '--quiet', '--message=data');
}

/** The files that have changed. */
function changedFiles(): string[] {
  git('add', '--all');
  return git('diff', '--cached', '--name-only').trim().split('\n').filter(Boolean);
}

/** The lines that `git diff` shows as added and removed, without their indentation. */
function changedLines(): string[] {
  git('add', '--all');
  const lines = git('diff', '--cached', '-U0').split('\n');
  return lines
    .filter((line) => /^[+-](?![+-])/.test(line))
    .map((line) => line.charAt(0) + line.slice(1).trim());
}

const read = (file: string): string => readFileSync(join(copy.root, file), 'utf8');

/** What `npm run content` finds. */
const findings = (): string[] => describeIssues(checkData(copy.root, features).errors);

beforeAll(async () => {
  copy = copyOfProject('data');
  copy.write('.gitignore', '.cache\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@vendor.example');

  const decap = join(root, 'tools/edit/node_modules/decap-cms');
  const siteUrl = 'http://localhost:8000';
  server = await listen(createEditor({ root: copy.root, decap, siteUrl }), 0);
  editor = await editorTab(page, server.address);
});

beforeEach(() => commit());

afterAll(async () => {
  await server.close();
  copy.remove();
});

test('the fields are labelled in both languages, both languages stand side by side, and a headline changes in both', async () => {
  await editor.open('collections/pages/entries/case');
  await editor.shows('::-p-text(大标题 · Headline)');

  await editor.write('heading', '客户怎样使用这些产品', 'zh');
  await editor.write('heading', 'How customers use our products', 'en');
  expect(await editor.save()).toBe(200);

  expect(changedFiles()).toEqual(['data/pages/case.en.json', 'data/pages/case.zh.json']);
  expect(changedLines().filter((line) => line.startsWith('+'))).toEqual([
    '+"heading": "How customers use our products",',
    '+"heading": "客户怎样使用这些产品",',
  ]);
  expect(findings()).toEqual([]);

  // A reference to a fact stays one.
  expect(read('data/pages/case.zh.json')).toContain('{{claims.customers.date}}');
});

test('a fact that does not exist is refused in words, and an empty title before anything is sent', async () => {
  await editor.open('collections/pages/entries/case');

  await editor.write('lead', '共 {{claims.nothing.value}} 家客户。');
  expect(await editor.save()).toBe(422);
  await editor.shows('::-p-text(没有 {{claims.nothing.value}} 这个事实)');

  await editor.write('title', '');
  await editor.publish();
  await editor.shows('::-p-xpath(//*[contains(text(), "必填") or contains(text(), "必需")])');
  expect(changedFiles()).toEqual([]);
});

test('the English name of a menu entry is renamed', async () => {
  await editor.open('collections/menuNames/entries/menuNames');
  await editor.press(
    '::-p-xpath((//*[text()="首页 → Home"]/ancestor::*[.//button][1]//button)[1])',
  );
  await editor.write('en', 'Front page');
  expect(await editor.save()).toBe(200);

  expect(read('data/english/names.json')).toContain('"首页": { "en": "Front page" }');
  expect(changedFiles()).toEqual(['data/english/names.json']);
  expect(changedLines()).toHaveLength(2);
  expect(findings()).toEqual([]);
});

test('a news item is added with a cover and two tags; the next number and the day are filled in', async () => {
  await editor.open('collections/news/new');
  await editor.write('_slug', 'opening-in-nanjing');
  await editor.write('title', '南京办公室启用', 'zh');
  await editor.write('title', 'Our Nanjing office is open', 'en');
  await editor.write('description', '华东交付团队迁入南京新址，电话与邮箱不变。', 'zh');
  await editor.write('description', 'The East China team has moved to Nanjing.', 'en');
  await editor.addText('body', '正文', '新址位于江宁区，团队共 12 人。', 'zh');
  await editor.addText('body', '正文', 'It’s in Jiangning, and the team has twelve people.', 'en');
  await editor.choose('标签', '公司');
  await editor.choose('标签', '开源');
  // The figure on the cover: its fields have the languages' names.
  await editor.fill('zh', '12 人');
  await editor.fill('en', '12 people');
  expect(await editor.save()).toBe(200);

  const file = 'data/items/news/opening-in-nanjing.json';
  expect(changedFiles()).toEqual([file]);
  expect(read(file)).toContain('"tags": ["company", "open-source"]');
  expect(read(file)).toContain('"coverFigure": { "zh": "12 人", "en": "12 people" }');
  expect(findings()).toEqual([]);
});

test('sections of three kinds are added and reordered, and the others stay as they were', async () => {
  const headings = {
    zh: ['案例之外的资料', '怎样约一次回访', '案例里没有写的'],
    en: ['Reading beyond the cases', 'How to arrange a visit', 'What the cases leave out'],
  };
  await editor.open('collections/pages/entries/case');

  for (const language of languages) {
    for (const [index, kind] of ['文档', '联系方式', '网站地图'].entries()) {
      await editor.addSection(kind, language);
      await editor.fill('heading', headings[language][index] ?? '', language);
    }
    await editor.moveLastUp(language);
  }

  expect(await editor.save()).toBe(200);

  for (const language of languages) {
    const page: unknown = JSON.parse(read(`data/pages/case.${language}.json`));
    expect(page).toMatchObject({
      sections: expect.arrayContaining([
        expect.objectContaining({ kind: 'docs', heading: headings[language][0] }),
      ]),
    });
    const kinds = read(`data/pages/case.${language}.json`).match(/(?<="kind": ")\w+/g) ?? [];
    expect(kinds.slice(-3)).toEqual(['docs', 'siteMap', 'contact']);
  }

  expect(changedFiles()).toEqual(['data/pages/case.en.json', 'data/pages/case.zh.json']);
  // The bracket that ended the last section has a comma now.
  expect(changedLines().filter((line) => /^-(?!\}?$)/.test(line))).toEqual([]);
  expect(findings()).toEqual([]);
});

test('a section that moves in one language only is refused by the labels of the form, until it’s closed', async () => {
  await editor.open('collections/pages/entries/case');
  await editor.shows('::-p-text(新增版块)');
  await editor.moveLastUp('zh');

  expect(await editor.save()).toBe(422);
  await editor.shows('::-p-xpath(//*[@role="alert"]//p[contains(., "英文 › 版块 · Sections ")])');
  expect(changedFiles()).toEqual([]);
});

test('what was saved is listed, and undone', async () => {
  const file = 'data/pages/case.zh.json';
  const before = read(file);
  await editor.open('collections/pages/entries/case');
  await editor.write('heading', '这一版不要了');
  expect(await editor.save()).toBe(200);
  expect(changedFiles()).toEqual([file]);

  await editor.undoLast('这一版不要了');
  expect(read(file)).toBe(before);
  expect(changedFiles()).toEqual([]);
});

test('a picture is refused in words', async () => {
  await editor.open('collections/news');
  await editor.press('::-p-xpath(//button[contains(., "图片 · Pictures")])');
  await editor.upload(join(root, '.github/pictures/home.png'));
  await editor.shows('::-p-text(图片不能在这里上传)');
  expect(changedFiles()).toEqual([]);
});

test('a link to nowhere is refused in words, and nothing is written', async () => {
  const texts = {
    zh: { heading: '看看别处', text: '这里有更多资料。', label: '去看' },
    en: { heading: 'Look elsewhere', text: 'There’s more to read.', label: 'Have a look' },
  };
  await editor.open('collections/pages/entries/case');

  for (const language of languages) {
    const { heading, text, label } = texts[language];
    await editor.addSection('行动号召', language);
    await editor.fill('heading', heading, language);
    await editor.fill('text', text, language);
    // The last ones are the second button's.
    await editor.fill('label', label, language, -2);
    await editor.fill('to', 'nowhere/at-all', language, -2);
  }

  expect(await editor.save()).toBe(422);
  await editor.shows('::-p-text(nowhere/at-all)');
  expect(changedFiles()).toEqual([]);
});

test('a release is added to a product’s facts, before the others', async () => {
  const days = { available: '2026-11-22', full: '2028-05-22', maintenance: '2029-11-22' };
  // Its release notes don't describe it yet, which is a warning.
  await editor.open('collections/facts/entries/AIOS');

  await editor.press('::-p-xpath(//button[contains(., "新增版本")])');
  await editor.fill('version', '2026.11');
  for (const [key, day] of Object.entries(days)) await editor.fill(key, day);
  expect(await editor.save()).toBe(200);

  expect(changedFiles()).toEqual(['data/products/AIOS.json']);
  expect(changedLines().join('\n')).toContain('"version": "2026.11"');
  expect(findings()).toEqual([]);
});

test('a file that somebody broke by hand is shown as broken, and isn’t overwritten', async () => {
  const file = 'data/items/news/open-compute-day-2026.json';
  const intact = read(file);
  const broken = intact.replace('"date": ', '"date" ');
  copy.write(file, broken);

  await editor.open('collections/news');
  await editor.shows('::-p-text(⚠)');
  await editor.open('collections/news/entries/open-compute-day-2026');
  await editor.shows('::-p-text(is not JSON)');
  expect(read(file)).toBe(broken);

  copy.write(file, intact);
});

test('of two editors who have opened the same page, the second is told, and overwrites nothing', async () => {
  await editor.open('collections/pages/entries/news');
  await editor.write('heading', '第一位编辑改的标题');

  const otherPage = await browser.newPage();
  const otherEditor = await editorTab(otherPage, server.address);
  await otherEditor.open('collections/pages/entries/news');
  await otherEditor.write('heading', '第二位编辑改的标题');

  expect(await editor.save()).toBe(200);
  expect(await otherEditor.save()).toBe(409);
  await otherEditor.shows('::-p-text(Somebody else has changed)');
  await otherPage.close();

  expect(read('data/pages/news.zh.json')).toContain('第一位编辑改的标题');
});
