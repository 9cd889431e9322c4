import type { Issue } from '../../../src/calls/issue';
import { placeOf, wordsOf } from '../refusals';

const issue = (key: string, message: string, source = 'data/pages/case.en.json'): Issue => ({
  source,
  key,
  message,
});

test('a place is named by the labels of the form, and entries are counted from one', () => {
  expect(placeOf(issue('sections.11.items.0.title', ''))).toBe(
    '英文 › 版块 · Sections 12 › 条目 · Entries 1 › 标题 · Title',
  );
  expect(placeOf(issue('kubernetes.to', '', 'data/products/BCC.json'))).toBe(
    'Kubernetes · Kubernetes › 最高版本 · Highest version',
  );
});

test('a mistake is said in Chinese, and below it as the check has it', () => {
  expect(wordsOf([issue('tags', 'unknown tag 活动', 'data/items/news/a.json')])).toBe(
    '标签 · Tags：没有“活动”这个标签：请从列表里选\ndata/items/news/a.json › tags: unknown tag 活动',
  );
});

test('a section that one language lacks is said in Chinese', () => {
  expect(wordsOf([issue('sections', '10 entries, 11 in Chinese')])).toContain(
    '英文 › 版块 · Sections：这里有 10 项，中文有 11 项',
  );
});

test('what only follows from a section of another kind is left out', () => {
  const words = wordsOf([
    issue('sections.11.kind', 'is quote, in Chinese steps'),
    issue('sections.11.items', 'only in Chinese'),
    issue('sections.11.text', 'not in Chinese'),
  ]);

  expect(words).toContain('两种语言不一致');
  expect(words.split('\n')).toHaveLength(2);
});

test('more mistakes than anybody reads at once are counted', () => {
  const issues = Array.from({ length: 7 }, (_, index) =>
    issue(`sections.${index}.heading`, 'is missing'),
  );

  expect(wordsOf(issues)).toContain('and 2 more');
});
