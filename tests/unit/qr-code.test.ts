import { create } from 'qrcode';
import { qrCode, siteExtrasOf } from '../../src/build/view/site-extras';
import { languages } from '../../src/config/languages';
import { content } from '../support/real-pages';

/** The dark modules that path data draws, row by row. */
function drawn(size: number, path: string): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  return rows.map((row) => row.join(''));
}

test.each(['https://wechat.vendor.example/follow', 'a', '微信公众号', `https://a.example/${'x'.repeat(200)}`])(
  'the path of a QR code draws the very modules of its text: %s',
  (text) => {
    const { size, path } = qrCode(text);
    const { data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    const expected = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => (data[row * size + column] ? '#' : '.')).join(''),
    );
    expect(drawn(size, path)).toEqual(expected);
    // The corner by which a reader finds it.
    expect(expected[0]?.startsWith('#######.')).toBe(true);
  },
);

describe.each(languages)('the site extras in %s (specification section 2)', (language) => {
  const { vendor } = content;

  test('name both hotlines, and no e-mail', () => {
    expect(siteExtrasOf(content, language).phones.map(({ value }) => value)).toEqual([
      vendor.hotline.mainland,
      vendor.hotline.hongKong,
    ]);
  });

  test('show those accounts as QR codes that the vendor marks', () => {
    const marked = vendor.accounts.filter(({ qr }) => qr);
    expect(marked.map(({ id }) => id)).toEqual(['wechat']);
    expect(siteExtrasOf(content, language).accounts.map(({ id, url, name }) => [id, url, name])).toEqual(
      marked.map(({ id, url, name }) => [id, url, name[language]]),
    );
  });

  test.each([
    [false, null],
    [true, vendor.posterUrl],
  ])('have a poster only where the vendor has one: %s', (poster, leadsTo) => {
    expect(siteExtrasOf({ ...content, vendor: { ...vendor, poster } }, language).poster).toBe(leadsTo);
  });

  test('follow the consent that is configured for the language', () => {
    expect(siteExtrasOf(content, language).consent).toBe(language === 'zh' ? 'always' : 'after-consent');
  });
});
