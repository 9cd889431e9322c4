import {
  nearestPages,
  readableAddress,
  wordsOf,
} from '../../../src/features/not-found/nearest-pages';

const page = (href: string) => ({ href, label: href, devices: 'both' as const });

const site = [
  '/',
  '/case',
  '/product/BCC',
  '/product/BKS',
  '/solution/Bank',
  '/aboutus',
  '/whitePaper',
].map(page);

test.each([
  ['another case', '/product/bcc', '/product/BCC'],
  ['a typing error', '/produkt/BCC', '/product/BCC'],
  ['a query and the other language', '/en/whitepapr?id=3', '/whitePaper'],
  ['text that a chat app glued to it', '/product/BCC，点击查看', '/product/BCC'],
  [
    'the same, encoded',
    '/product/BCC%EF%BC%8C%E7%82%B9%E5%87%BB%E6%9F%A5%E7%9C%8B',
    '/product/BCC',
  ],
  ['a full stop', '/en/product/BKS。请看第二部分的说明与附件', '/product/BKS'],
  ['a bracket', '/aboutus】转发自云原生交流群', '/aboutus'],
  ['a parenthesis', '/case)看到这里的同学请注意查收', '/case'],
  ['a quotation mark', '/product/BCC%22', '/product/BCC'],
  ['parameters of a path', '/case;jsessionid=1', '/case'],
  ['an address that was encoded twice', '/product%252FBCC', '/product/BCC'],
  ['the same in the other language', '/en%252Fproduct%252FBCC', '/product/BCC'],
  ['an item with glued text', '/case/qichuan-bank，全文见链接', '/case'],
  ['an item that there never was', '/en/case/nobody-knows-this-customer', '/case'],
  ['nothing similar', '/wp-login.php', undefined],
  ['an address in Chinese', '/产品/容器', undefined],
])('%s: to %s, %s is the nearest page', (_, address, nearest) => {
  expect(nearestPages(address, site)[0]?.href).toBe(nearest);
});

test.each([
  ['/en/product/cloud-hosting', 'cloud hosting'],
  ['/product/BCC%EF%BC%8C%E7%82%B9', 'BCC'],
  ['/%E4%BA%A7%E5%93%81/%E5%AE%B9%E5%99%A8', '容器'],
  ['/100%', '100%'],
  ['/a+b&c', 'a+b'],
])('%s is searched as %s', (address, words) => {
  expect(wordsOf(address)).toBe(words);
});

test('an address is shown as people write it, as far as it can be decoded', () => {
  expect(readableAddress('/%E5%AE%B9%E5%99%A8?a=b+c&d=%25#%')).toBe('/容器?a=b+c&d=%#%');
});
