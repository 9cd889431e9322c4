import * as v from 'valibot';
import { topMenu } from '../../src/contract/top-menu';
import { menuMetadata } from '../../src/navigation/metadata';
import { manifest } from '../../src/routes/manifest';
import { realAnswer } from '../support/real-site';

const menu = v.parse(topMenu, {
  产品与服务: [
    {
      id: 1,
      header_title: 'BCC',
      header_link: '/product/BCC',
      html_title: 'BCC 标题',
      description: 'BCC 描述',
      keywords: '容器,控制台',
    },
    { id: 2, header_title: '训练', header_link: '/product/model#training', html_title: '训练' },
    { id: 3, header_title: '网格', header_link: 'product/BeyondMesh', html_title: '网格标题' },
  ],
  信创: [{ id: 4, header_title: '信创', header_link: '/solution/xinChuang', html_title: null, description: null }],
});

describe('page metadata from the menu (section 2)', () => {
  test('title, description and keywords come from the entry whose link is the route', () => {
    expect(menuMetadata(menu, '/product/BCC')).toEqual({
      html_title: 'BCC 标题',
      description: 'BCC 描述',
      keywords: '容器,控制台',
    });
  });

  test('an entry without metadata gives empty texts, not null', () => {
    expect(menuMetadata(menu, '/solution/xinChuang')).toEqual({ html_title: '', description: '', keywords: '' });
  });

  test.each(['/product/BCC/', '/product/bcc', '/product', '/', '/product/model', '/nothing'])(
    'no entry is null: %s',
    (path) => {
      expect(menuMetadata(menu, path)).toBeNull();
    },
  );

  test('a link without its first slash is the same route', () => {
    expect(menuMetadata(menu, '/product/BeyondMesh')?.html_title).toBe('网格标题');
  });

  test('every product and solution has an entry in the mock API’s menu', () => {
    const answer = realAnswer('topMenu');
    const without = manifest.filter(
      ({ path, template }) =>
        (template === 'product' || template === 'solution') && menuMetadata(answer, path) === null,
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});
