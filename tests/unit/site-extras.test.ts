import { siteExtrasOf } from '../../src/build/view/site-extras';
import { languages } from '../../src/config/languages';
import { content } from '../support/real-pages';

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
