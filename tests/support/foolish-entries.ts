import { siteHost } from '../../src/config/vendor';

/* What editors have written into an entry of the menu, and what they might. */

const own = `https://${siteHost}`;
/** In the place of a whole entry. */
export const replaced: unknown[] = [null, 'text', 7, [], {}];
const links = [
  ...['javascript:void(0)', 'javascript:;', ' JaVaScRiPt:x', 'vbscript:x', 'data:text/html,x', 'ftp://a.example/x'],
  ...['weixin://dl/chat', 'mailto:', 'tel:', '', '#', '#nothing', '?id=1', '..', '/%zz', '/nowhere', '/consoles'],
  ...['http://', 'https://exa mple.com', 'https://[::1', 'https:a.example', 'http:///', 'https://user@a.example:port/'],
  ...['//evil.example', '\\\\evil.example', '/\t/evil.example', '/upload/../../package.json', '/upload/../x'],
  ...['/CASE', 'case/', '/old/page.html', '/case#nothing', '/en/case', '/zh/case', '/resource', '/notFond'],
  ...['', '/old/page.html', '/en/case', '/case?x=1#y', '.evil.example/'].map((rest) => own + rest),
  ...['/caseDetailPhone?id=999', '/caseDetailPhone', '/news/detail?id=x', '/aboutRecord', '/product/FoGit'],
  ...[`http://${siteHost}/CASE`, null, 5, ['/case']],
];
const titles = [
  ...['', ' ', null, 7, '\u200b', '\u202e', '云'.repeat(81), '<script>', '{{vendor.name}}', '&amp;', 'a\u0000b'],
  ...['__proto__', 'constructor'],
];
const flags = [2, -1, 'yes', true, {}];
/** A name, and an entry's fields or what stands in its place. */
export const foolish: [string, unknown][] = [
  ...replaced.map((value): [string, unknown] => [JSON.stringify(value), value]),
  ...Object.entries({
    header_link: links,
    header_title: titles,
    is_outLink: flags,
    id: [{}, '', null],
    header_type: [5],
  }).flatMap(([field, values]) =>
    values.map((value): [string, unknown] => [`${field} ${JSON.stringify(value)}`, { [field]: value }]),
  ),
  ...['/case', '/nowhere', own].map((header_link): [string, unknown] => [
    `outer ${header_link}`,
    { header_link, is_outLink: 1 },
  ]),
];
