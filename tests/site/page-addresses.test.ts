import fc from 'fast-check';
import { createPageFinder, pageAddresses, rewrites } from '../../src/site/page-addresses';

const builtSuccess = rewrites.get('/consultsuccess') ?? '';

const files = [
  'index.html',
  'en/index.html',
  'case/index.html',
  'en/case/index.html',
  'product/BCC/index.html',
  'en/product/BCC/index.html',
  'news/容器/index.html',
  'consultSuccess/index.html',
  `${builtSuccess.slice(1)}/index.html`,
  'report/index.html',
  'favicon.svg',
  'case.md',
];

const findPage = createPageFinder(pageAddresses(files));

test.each([
  ['/', '/'],
  ['/product/BCC', '/product/BCC'],
  ['/consultsuccess', '/consultsuccess'],
  ['/consultSuccess', '/consultSuccess'],
  // Slashes.
  ['/product//BCC', '/product/BCC'],
  ['/en//product/BCC', '/en/product/BCC'],
  ['//product/BCC//', '/product/BCC'],
  ['/case/', '/case'],
  ['///', '/'],
  // What is encoded.
  ['/product%2FBCC', '/product/BCC'],
  ['/case%2F', '/case'],
  ['/en%2fcase', '/en/case'],
  ['/%70roduct/BCC', '/product/BCC'],
  ['/product%5CBCC', '/product/BCC'],
  ['/news/%e5%ae%b9%e5%99%a8', '/news/%E5%AE%B9%E5%99%A8'],
  // Dot segments, and the file of a page.
  ['/case/.', '/case'],
  ['/x/../case', '/case'],
  ['/case/%2e', '/case'],
  ['/en/case/index.html', '/en/case'],
  ['/index.html', '/'],
  [`${builtSuccess}/index.html`, '/consultsuccess'],
  // Case, where there's exactly one page.
  ['/CASE', '/case'],
  ['/Product/bcc', '/product/BCC'],
  // The prefixes of languages.
  ['/zh', '/'],
  ['/zh/product/bcc', '/product/BCC'],
  ['/ZH/case', '/case'],
  ['/EN/case', '/en/case'],
  ['/En', '/en'],
  // Redirects, in one step.
  ['/resource', '/report'],
  ['/Resource//', '/report'],
  ['/zh/resource', '/report'],
])('%s is the page %s', (path, address) => {
  expect(findPage(path)).toBe(address);
});

test.each([
  '/CONSULTSUCCESS',
  '/no/such/page',
  '/favicon.svg',
  '/case.md',
  '/%',
  '/case;x',
  '/product/BCC，',
  '/evil.example',
  '//evil.example/case',
])('%s means no page, or several', (path) => {
  expect(findPage(path)).toBeUndefined();
});

test('a page has one address, which means itself', () => {
  const step = fc.constantFrom(
    ...'/ // %2F %2f \\ %5C . .. %2e zh ZH en EN case CASE product BCC bcc index.html % evil.example'.split(
      ' ',
    ),
  );
  const pages = new Set(files.map((file) => findPage(`/${file}`)));

  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const address = findPage(`/${steps.join('')}`);
      if (address === undefined) return;

      expect(pages).toContain(address);
      expect(findPage(address)).toBe(address);
    }),
    { numRuns: 3000 },
  );
});
