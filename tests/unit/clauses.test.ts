import { isOfClauses } from '../../src/lib/clauses';

describe('headings of clauses', () => {
  test.each([
    '多代设备，一套运营规矩',
    '五朵云，一份账，一个入口',
    '不写 YAML，也不绕过 YAML',
    '注册、配置、治理共用一个控制面',
  ])('%s is one', (heading) => {
    expect(isOfClauses(heading)).toBe(true);
  });

  test.each([
    ['of one clause', '让调度器看懂鲲鹏与昇腾'],
    ['whose only punctuation ends it', '机房断电怎么办？'],
    ['with a clause longer than a line', '云筏科技发布容器云平台新版本，面向金融行业'],
    ['in English', 'Many generations, one way of running'],
    ['that is empty', ''],
  ])('a heading %s is none', (_, heading) => {
    expect(isOfClauses(heading)).toBe(false);
  });

  test('Latin letters take half the width: twenty fit, twenty-one do not', () => {
    expect(isOfClauses(`云，${'a'.repeat(20)}`)).toBe(true);
    expect(isOfClauses(`云，${'a'.repeat(21)}`)).toBe(false);
    expect(isOfClauses(`${'云'.repeat(9)}，筏`)).toBe(true);
    expect(isOfClauses(`${'云'.repeat(10)}，筏`)).toBe(false);
  });
});
