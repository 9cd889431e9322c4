import { isPageSheet, pageStyles, usedStyles } from '../../src/build/page-styles';

const html = '<main class="a b"><p class="d">.e</p></main>';

test.each([
  ['.a{top:0}', true],
  ['.a .d{top:0}', true],
  ['.a .e{top:0}', false],
  ['.e,.d{top:0}', true],
  ['.b>p{top:0}', true],
  ['p{top:0}', true],
  ['[data-open]{top:0}', true],
  ['.a:not(.e){top:0}', true],
  ['.a:not(:has(.e)){top:0}', true],
  ['.a:has(.e){top:0}', false],
  [':is(.e,:not(.f),.a){top:0}', true],
  ['@media print{.d{top:0}}', true],
  ['@media print{.e{top:0}}', false],
  ['@supports (top:0){@media print{.e{top:0}.f{top:0}}}', false],
  ['@keyframes e{to{top:0}}', true],
  ['@font-face{font-family:E;src:url(e)}', true],
])('a page keeps %s: %s', (rule, isKept) => {
  expect(usedStyles(rule, html)).toBe(isKept ? rule : '');
});

test('rules keep their order, and only the sheet of pages is cut', () => {
  const sheets = [
    { name: 'styles.abc123.css', content: '.a{top:0}' },
    { name: 'pages.abc123.css', content: '.d{top:1px}.e{top:2px}.a{top:3px}' },
  ];
  expect(pageStyles(sheets, html)).toBe('.d{top:1px}.a{top:3px}');
  expect(['/pages.abc123.css', '/styles.abc123.css', '/pages.html'].map(isPageSheet)).toEqual([true, false, false]);
});
