import { changesIn, type KeptAnswers } from '../../src/build/answers/changes';

const entry = (id: string, title: string, more: Record<string, unknown> = {}) => ({
  id,
  header_title: title,
  header_link: `/product/${id}`,
  header_imgurl: `/upload/${id}.png`,
  is_outLink: false,
  ...more,
});
const before: KeptAnswers = {
  topMenu: {
    产品与服务: [entry('1', '容器云'), entry('2', '微服务'), entry('3', '中间件')],
    解决方案: [entry('9', '金融')],
  },
  siteInfo: { copyright: '© 2026', crod: '沪ICP备00000000号-1' },
  recommendations: [{ productName: '容器云' }, { productName: '服务网格' }],
  friendlyLinks: [{ id: '5', links_name: '镜像站', links_url: 'https://mirror.example' }],
};
const changed = (change: (answers: KeptAnswers) => void): KeptAnswers => {
  const copy = structuredClone(before);
  change(copy);
  return copy;
};
/** The menu's group of products, to be changed. */
const products = (answers: KeptAnswers) =>
  (answers['topMenu'] as Record<string, Record<string, unknown>[]>)['产品与服务'] ?? [];
const told = (answers: KeptAnswers) =>
  changesIn(before, answers).map(({ part, group, kind, entry: name, from, to }) =>
    [part, group, kind, name, from, to].filter(Boolean).join(' | '),
  );

describe('what differs between the answers of two builds', () => {
  test('is nothing for equal answers', () => {
    expect(changesIn(before, structuredClone(before))).toEqual([]);
  });

  test.each<[string, (answers: KeptAnswers) => void, string[]]>([
    [
      'a title',
      (answers) => Object.assign(products(answers)[0] ?? {}, { header_title: '容器平台' }),
      ['topMenu | 产品与服务 | title | 容器平台 | 容器云 | 容器平台'],
    ],
    [
      'a link',
      (answers) => Object.assign(products(answers)[1] ?? {}, { header_link: '/Microservice' }),
      ['topMenu | 产品与服务 | link | 微服务 | /product/2 | /Microservice'],
    ],
    [
      'a picture',
      (answers) => Object.assign(products(answers)[1] ?? {}, { header_imgurl: '/upload/new.png' }),
      ['topMenu | 产品与服务 | picture | 微服务 | /upload/2.png | /upload/new.png'],
    ],
    [
      'another field',
      (answers) => Object.assign(products(answers)[0] ?? {}, { is_outLink: true }),
      ['topMenu | 产品与服务 | field | 容器云 | false | true'],
    ],
    [
      'an entry that came',
      (answers) => void products(answers).push(entry('4', '服务网格')),
      ['topMenu | 产品与服务 | added | 服务网格'],
    ],
    [
      'an entry that went',
      (answers) => void products(answers).splice(1, 1),
      ['topMenu | 产品与服务 | removed | 微服务'],
    ],
    ['the order', (answers) => void products(answers).reverse(), ['topMenu | 产品与服务 | order | 中间件']],
    [
      'a field of an answer without entries',
      (answers) => Object.assign(answers, { siteInfo: { copyright: '© 2027', crod: '沪ICP备00000000号-1' } }),
      ['siteInfo | field | copyright | © 2026 | © 2027'],
    ],
    [
      'an entry without identifier',
      (answers) => Object.assign(answers, { recommendations: [{ productName: '容器云' }] }),
      ['recommendations | removed | 服务网格'],
    ],
    [
      'a friendly link',
      (answers) =>
        Object.assign(answers, {
          friendlyLinks: [{ id: '5', links_name: '镜像站', links_url: 'https://new.example' }],
        }),
      ['friendlyLinks | link | 镜像站 | https://mirror.example | https://new.example'],
    ],
  ])('names %s, where it stands, and what it was', (_, change, expected) => {
    expect(told(changed(change))).toEqual(expected);
  });

  test('names every entry of a group that came or went', () => {
    const renamed = changed((answers) =>
      Object.assign(answers, { topMenu: { 产品与服务: products(answers), 信创: [entry('9', '金融')] } }),
    );
    expect(told(renamed)).toEqual(['topMenu | 解决方案 | removed | 金融', 'topMenu | 信创 | added | 金融']);
  });

  test('tells entries with the same identifier apart', () => {
    const twice = changed((answers) => void products(answers).push(entry('1', '容器云')));
    expect(told(twice)).toEqual(['topMenu | 产品与服务 | added | 容器云']);
  });

  test('is everything where the earlier build knew none of it', () => {
    expect(changesIn({}, { recommendations: [{ productName: '容器云' }] })).toHaveLength(1);
  });
});
