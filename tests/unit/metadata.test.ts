import * as v from 'valibot';
import { menuMetadata, withoutRepeats } from '../../src/build/view/metadata';
import { topMenu } from '../../src/contract/top-menu';
import { content } from '../fixtures/site';

const metadata = { html_title: 'BCC 标题', description: 'BCC 描述', keywords: '容器,控制台' };
const menu = v.parse(topMenu, {
  产品与服务: [
    { id: 1, header_title: 'BCC', header_link: '/product/BCC', ...metadata },
    { id: 2, header_title: '训练', header_link: '/product/model#training', html_title: '训练' },
    { id: 3, header_title: '网格', header_link: 'product/BeyondMesh', html_title: '网格标题' },
  ],
  信创: [{ id: 4, header_title: '信创', header_link: '/solution/xinChuang', html_title: null, description: null }],
});

describe('page metadata from the menu (section 2)', () => {
  test.each([
    ['/product/BCC', metadata],
    ['/product/BeyondMesh', { html_title: '网格标题', description: '', keywords: '' }],
    ['/solution/xinChuang', { html_title: '', description: '', keywords: '' }],
    ['/product/BCC/', null],
    ['/product/bcc', null],
    ['/', null],
    ['/product/model', null],
  ])('of %s is %j', (path, expected) => {
    expect(menuMetadata(menu, path)).toEqual(expected && expect.objectContaining(expected));
  });
});

test('a title or description that another page has already is not taken from the menu, and is named', () => {
  const home = content.pages.get('case')?.zh.description ?? '';
  const entry = (id: number, header_link: string, more: object) => ({
    id,
    header_title: `条目 ${id}`,
    header_link,
    ...more,
  });
  const entries = [
    entry(1, '/product/BCC', { html_title: '标题' }),
    entry(2, '/news', { html_title: '标题', description: home }),
    entry(3, '/product/BCC#part', { html_title: '标题' }),
    entry(4, '/case', { description: home }),
  ];
  const said: string[] = [];
  const { 产品: kept } = withoutRepeats(v.parse(topMenu, { 首页: entries, 产品: entries.slice(1) }), content, (line) =>
    said.push(line),
  );
  expect(kept).toMatchObject([{ html_title: '', description: '' }, { html_title: '标题' }, { description: home }]);
  expect([...new Set(said)]).toEqual([
    expect.stringMatching('条目 2.*html_title of /product/BCC'),
    expect.stringMatching('条目 2.*description of /case'),
  ]);
});
