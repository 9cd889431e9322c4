import { englishRules as rulesOf } from '../../src/build/view/site';
import { isHiddenEntry } from '../../src/i18n/english';
import { hotSearches } from '../../src/navigation/hot-searches';
import { content } from '../fixtures/site';
import { englishRules } from '../support/english-rules';

test.each([
  ['/product/BCC#pain-points', true],
  ['/product/BCC#nothing', false],
  ['/case/nobody', false],
  ['/resource', true],
  ['/en/case', false],
])('a menu may lead to %s: %s (section 2)', (address, exists) => {
  expect(rulesOf(content).exists(address)).toBe(exists);
});

test.each([
  ['a product by its title', '服务网格', '/elsewhere', true],
  ['a product by its page', '网格', '/product/BeyondMesh?a=1', true],
  ['not a part of a hidden page, which is another entry', '模型训练平台', '/product/BeyondMesh#training', false],
  ['a solution by its title', 'DevOps 与微服务咨询', '/consult', true],
  ['not another entry with the same link', '咨询', '/consult', false],
])('English hides %s (section 4)', (_, title, link, isHidden) => {
  expect(isHiddenEntry(title, link, content.english.hidden)).toBe(isHidden);
});

test.each([
  ['the API’s in Chinese', 'zh', ['容器云平台', '服务网格', '从未见过'], []],
  ['in English those with a name that are not hidden', 'en', ['Container platform'], ['从未见过']],
] as const)('hot searches are %s (sections 3 and 4)', (_, language, shown, unknown) => {
  const warnings: string[] = [];
  const given = ['容器云平台', '服务网格', '从未见过'].map((productName) => ({ productName }));
  expect(hotSearches(given, language, englishRules(), (message) => warnings.push(message))).toEqual(shown);
  expect(warnings).toEqual(unknown.map((name) => expect.stringContaining(name)));
});
