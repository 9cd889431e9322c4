import * as v from 'valibot';
import { menuMetadata } from '../../src/build/view/metadata';
import { topMenu } from '../../src/contract/top-menu';
import { manifest } from '../../src/routes/manifest';
import { realAnswer } from '../support/real-site';

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

  test('the mock API’s menu has an entry for every product and solution', () => {
    const answer = realAnswer('topMenu');
    const offers = manifest.filter(({ template }) => template === 'product' || template === 'solution');
    expect(offers.filter(({ path }) => menuMetadata(answer, path) === null)).toEqual([]);
  });
});
