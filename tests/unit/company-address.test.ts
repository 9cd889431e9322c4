import fc from 'fast-check';
import { companyHost, hostedAddress } from '../../src/build/company-host';
import { companyAddress } from '../../src/lib/company-address';

const host = 'https://files.skyraft.example';

describe('an address on the company host', () => {
  test.each([
    ['a path', '/upload/files/whitePaper/x.zh.pdf', `${host}/upload/files/whitePaper/x.zh.pdf`],
    ['a path without its slash', 'upload/files/x.pdf', `${host}/upload/files/x.pdf`],
    ['a path with query and hash', '/upload/x.pdf?v=2#page=3', `${host}/upload/x.pdf?v=2#page=3`],
    ['an address of that host', `${host}/upload/x.pdf`, `${host}/upload/x.pdf`],
    ['an address of that host in capitals', 'HTTPS://FILES.skyraft.example/x.pdf', `${host}/x.pdf`],
    ['a path that climbs stays on the host', '/../../etc/passwd', `${host}/etc/passwd`],
    ['a Chinese name is written as a browser sends it', '/upload/手册.pdf', `${host}/upload/%E6%89%8B%E5%86%8C.pdf`],
    ['a colon within a path', '/upload/a:b.pdf', `${host}/upload/a:b.pdf`],
  ])('is joined: %s', (_, address, expected) => {
    expect(companyAddress(host, address)).toBe(expected);
  });

  test.each([
    ['a path', '/upload/files/x.pdf', '/upload/files/x.pdf'],
    ['a path without its slash', 'upload/files/x.pdf?v=2', '/upload/files/x.pdf?v=2'],
    ['a path that climbs', '/upload/../../x.pdf', '/x.pdf'],
    ['a colon within a path', '/upload/a:b.pdf', '/upload/a:b.pdf'],
  ])('is a path where the host is the site’s own: %s', (_, address, expected) => {
    expect(companyAddress('', address)).toBe(expected);
  });

  const hostile: [string, string][] = [
    ['nothing', ''],
    ['another host', 'https://evil.example/x.pdf'],
    ['a host that begins like the company’s', 'https://files.skyraft.example.evil.example/x.pdf'],
    ['a host below the company’s', 'https://x.files.skyraft.example/x.pdf'],
    ['another port', 'https://files.skyraft.example:8443/x.pdf'],
    ['the company host without encryption', 'http://files.skyraft.example/x.pdf'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals with a line break', 'JAVA\nSCRIPT:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', `blob:${host}/9115d58c`],
    ['a file', 'file:///etc/passwd'],
    ['a mail', 'mailto:a@b.example'],
    ['another host without a scheme', '//evil.example/x.pdf'],
    ['the company host without a scheme', '//files.skyraft.example/x.pdf'],
    ['three slashes', '///evil.example/x.pdf'],
    ['backslashes', '\\\\evil.example/x.pdf'],
    ['a slash and a backslash', '/\\evil.example/x.pdf'],
    ['a backslash in a path', '/upload\\..\\x.pdf'],
    ['a tab between slashes', '/\t/evil.example'],
    ['a blank before', ' https://evil.example'],
    ['a line break', '/x.pdf\r\nSet-Cookie: a=b'],
    ['credentials', 'https://user:secret@files.skyraft.example/x.pdf'],
    ['a user without a password', 'https://user@files.skyraft.example/x.pdf'],
    ['a password without a user', 'https://:secret@files.skyraft.example/x.pdf'],
    ['a name that hides another host', 'https://files.skyraft.example@evil.example/x.pdf'],
    ['a dot that becomes another host', '/.//evil.example/x.pdf'],
    ['a climb that becomes another host', '/upload/..//evil.example/x.pdf'],
    ['no host at all', 'https://'],
    ['a port that is no number', 'https://files.skyraft.example:port/x.pdf'],
  ];
  test.each(hostile)('is refused: %s', (_, address) => {
    expect(companyAddress(host, address)).toBeNull();
    expect(companyAddress('', address)).toBeNull();
  });

  test('is refused with a scheme where the host is the site’s own', () => {
    expect(companyAddress('', `${host}/x.pdf`)).toBeNull();
    expect(companyAddress('', 'https://own-origin.invalid/x.pdf')).toBeNull();
  });

  test('never leads a browser elsewhere, whatever is given', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '\t',
      '\n',
      ' ',
      'https:',
      'javascript:',
      'evil.example',
      'upload',
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(address, fc.constantFrom(host, ''), (given, on) => {
        const joined = companyAddress(on, given);
        const origin = on === '' ? 'https://www.skyraft.example' : on;
        return joined === null || new URL(joined, origin).origin === origin;
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the company host', () => {
  const vendor = { companyHost: host };
  test('is the vendor’s where the site is built from a configured API', () => {
    expect(companyHost({ API_URL: 'https://api.skyraft.example' }, vendor)).toBe(host);
  });
  test('is the site’s own origin where it is built from the embedded mock', () => {
    expect(companyHost({ API_URL: undefined }, vendor)).toBe('');
  });

  test.each([
    ['a file of the vendor’s host where the site serves it itself', `${host}/upload/x.pdf`, '', '/upload/x.pdf'],
    ['a file of the vendor’s host where that host serves it', `${host}/upload/x.pdf`, host, `${host}/upload/x.pdf`],
    ['a host that begins like the vendor’s', `${host}.evil.example/x.pdf`, '', `${host}.evil.example/x.pdf`],
    ['another host', 'https://code.skyraft.example/x', '', 'https://code.skyraft.example/x'],
    ['a page of the site', '/fileDown', '', '/fileDown'],
  ])('makes of a link in the footer: %s', (_, address, on, expected) => {
    expect(hostedAddress(address, on, vendor)).toBe(expected);
  });
});
