import { generateKeyPairSync } from 'node:crypto';
import { makeArchive, readSigningKey } from '../../src/build/archive/make';
import { createPageArchiver } from '../../src/build/archive/page';
import { temporaryFolder } from '../support/temporary-folder';

const words = {
  notice: 'A copy.',
  video: 'No videos here:',
  replaced: { 'Switch scripts on.': 'Send it online:' },
  header: {},
};

const archiver = () =>
  createPageArchiver({
    files: new Set([
      ...['', 'case/', 'en/case/', 'phone/consultsuccess/', 'report/'].map(
        (path) => `${path}index.html`,
      ),
      'a.webp',
      'b.webp',
      'compatibility.csv',
      'static/menu.webp',
    ]),
    siteUrl: 'https://vendor.example',
    sprite:
      '<svg><symbol id="case" viewBox="0 0 1 1"><path d="M0 0"/></symbol><symbol id="page"/></svg>',
    words: { zh: words, en: words },
  });

/** The body of a page in the archive. */
const archived = (body: string, { archivePage } = archiver()) =>
  archivePage(
    'en/case/index.html',
    `<!DOCTYPE html><html lang="en"><head><script>x</script></head><body>${body}</body></html>`,
    null,
  );

describe('a page in the archive', () => {
  it.each([
    ['a page', '<a href="/case">', 'href="../../case/index.html"'],
    [
      'query and hash',
      '<a href="/en/case?filter=a%20b#x">',
      'href="../../en/case/index.html?filter=a%20b#x"',
    ],
    [
      'a rewritten page',
      '<a href="/consultsuccess">',
      'href="../../phone/consultsuccess/index.html"',
    ],
    ['a file', '<a href="/compatibility.csv">', 'href="../../compatibility.csv"'],
    ['another host', '<a href="https://other.example/a">', 'href="https://other.example/a"'],
    [
      'candidates',
      '<img srcset="/a.webp 1x, /b.webp 2x">',
      'srcset="../../a.webp 1x, ../../b.webp 2x"',
    ],
    ['a picture that waits for a script', '<img data-src="/a.webp">', '<img src="../../a.webp"'],
    [
      'what the API’s host serves',
      '<a href="/upload/a.pdf">',
      'href="https://vendor.example/upload/a.pdf"',
    ],
  ])('leads from itself to %s', (_, before, after) => expect(archived(before)).toContain(after));

  it('refuses an address without a file, and names both', () => {
    expect(() => archived('<a href="/news">')).toThrow(
      /en\/case\/index\.html .*\/news.* news\/index\.html/,
    );
  });

  it('has symbols of the sprite in itself', () => {
    const html = archived('<svg><use href="/icons.svg#case"></use></svg>');
    expect(html).toContain('<use href="#icon-case"');
    expect(html).toMatch(/<symbol id="icon-case" viewBox="0 0 1 1"><path d="M0 0"\/><\/symbol>/);
    expect(html).not.toContain('icon-page');
  });

  it('shares its stylesheets, and those of elements that refer to files', () => {
    const pages = archiver();
    const html = archived(
      '<style data-href="/a.css">p{}</style><i style="--a:url(/static/menu.webp)"></i>',
      pages,
    );
    expect([...pages.styles.values()]).toEqual([
      'p{}',
      expect.stringMatching(/^\[data-style="\w+"\]\{--a:url\(/),
    ]);
    for (const file of pages.styles.keys())
      expect(html).toContain(`<link rel="stylesheet" href="../../${file}"`);
    expect(html).not.toMatch(/<style|--a:/);
  });

  it('has no script, form or video that only the site takes, and says so with the address of the page', () => {
    const video = '<video poster="/upload/a.webp"><source src="/upload/a.mp4"></video>';
    const form = '<noscript><b>1</b></noscript><form method="post"><input></form>';
    const html = archived(`<a href="#content">Skip</a><p>Switch scripts on.</p>${video}${form}`);
    expect(html).toContain('<b>1</b>');
    const link = '<a href="https://vendor.example/en/case">https://vendor.example/en/case</a>';
    for (const text of ['A copy.', 'Send it online:', 'No videos here:'])
      expect(html).toContain(`<p>${text} ${link}</p>`);
    expect(html).not.toMatch(/<noscript|<script>|<form|<video|Switch scripts on/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
});

describe('the archive', () => {
  const { folder, write, remove } = temporaryFolder();
  afterAll(remove);

  it('needs a release', async () => {
    await expect(makeArchive(folder, null)).rejects.toThrow(
      /no release in .*releases\/current: npm run build/,
    );
  });

  it('takes an Ed25519 key only, and names the file', () => {
    const pem = (type: 'ed25519' | 'x25519') =>
      generateKeyPairSync(type as 'ed25519')
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString();
    expect(readSigningKey(write('good.pem', pem('ed25519'))).asymmetricKeyType).toBe('ed25519');
    for (const bad of [
      write('other.pem', pem('x25519')),
      write('no.pem', 'secret'),
      `${folder}/missing.pem`,
    ])
      expect(() => readSigningKey(bad)).toThrow(
        `ARCHIVE_SIGNING_KEY=${bad} is not an Ed25519 private key`,
      );
  });
});
