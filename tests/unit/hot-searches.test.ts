import { hotSearches } from '../../src/navigation/hot-searches';
import { searchAddress } from '../../src/routes/search-address';
import { englishRules } from '../support/english-rules';
import { chinese, realAnswer, realContent, realEnglish } from '../support/real-site';

const names = (...list: string[]) => list.map((productName) => ({ productName }));

describe('hot searches (specification sections 2, 3 and 4)', () => {
  test('are in Chinese what the API recommends, in its order', () => {
    const warn = jest.fn();
    expect(hotSearches(names('服务网格', '从未见过'), 'zh', englishRules(), warn)).toEqual(['服务网格', '从未见过']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('have in English the names of the fixed map; a hidden product and one without a name are left out, the latter with a warning', () => {
    const warn = jest.fn();
    expect(hotSearches(names('容器云平台', '服务网格', '从未见过'), 'en', englishRules(), warn)).toEqual([
      'Container platform',
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('从未见过')]]);
  });

  test('of the mock API all have an English name', () => {
    const warn = jest.fn();
    const english = hotSearches(realAnswer('recommendations'), 'en', realEnglish(realContent()), warn);
    expect(english).toHaveLength(realAnswer('recommendations').length);
    expect(english.join()).not.toMatch(chinese);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the address of a search (specification section 2)', () => {
  test.each([
    ['gpu', 'zh', '/search?query=gpu'],
    ['多云', 'en', '/en/search?query=%E5%A4%9A%E4%BA%91'],
    ['', 'zh', '/search?query='],
    [' a+b&c=#1 ', 'zh', '/search?query=+a%2Bb%26c%3D%231+'],
  ] as const)('of “%s” in %s is %s', (query, language, address) => {
    expect(searchAddress(query, language)).toBe(address);
  });

  test('half a character does not break it', () => {
    expect(searchAddress('\ud83d', 'zh')).toBe('/search?query=%EF%BF%BD');
  });
});
