import { mediaOf } from '../../src/build/content/media';
import { companyAddress } from '../../src/lib/company-address';
import { realAnswer, realContent } from '../../tests/support/real-site';
import { root } from '../../tests/support/root';
import { listen, type Running } from '../http';
import { createMockApi } from '../server';

const content = realContent();
const [paper] = content.items.whitePaper;
const [lesson] = content.items.cloudtech;
const file = paper ? mediaOf(content.media, paper, 'zh').file : null;
const video = lesson ? mediaOf(content.media, lesson, 'en').video : null;

const mock = createMockApi({ root });
let server: Running;
beforeAll(async () => {
  server = await listen((from, to) => mock.handler(from, to, () => to.writeHead(404).end()), 0);
});
afterAll(() => server.close());

const ask = (address: string, headers: Record<string, string> = {}) => fetch(server.address + address, { headers });

describe('the files of the CMS', () => {
  test.each([
    ['a document', file?.url, 'application/pdf'],
    [
      'a spreadsheet',
      '/upload/files/fileDown/gpu-pool-sizing-sheet.en.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['a video', video?.url, 'video/mp4'],
    ['captions', video?.captions, 'text/vtt'],
    ['a poster', video?.poster, 'image/webp'],
  ])('are served with their type: %s', async (_, address = '/nothing', type) => {
    const response = await ask(address);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    await response.arrayBuffer();
  });

  test('are served in parts, so that a player can jump to a place', async () => {
    const response = await ask(video?.url ?? '', { Range: 'bytes=100-199' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 100-199/${video?.bytes}`);
    expect((await response.arrayBuffer()).byteLength).toBe(100);
  });

  test('may be read by a site on another origin: captions need it', async () => {
    const response = await ask(video?.captions ?? '', { Origin: 'https://www.vendor.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://www.vendor.example');
    await response.text();
  });

  test('hold whatever the footer offers on the company host', async () => {
    const { companyHost } = content.vendor;
    const links = Object.values(realAnswer('footerMenu')).flatMap((entries) =>
      entries.map(({ header_link }) => header_link),
    );
    const offered = links
      .filter((link) => link.startsWith(`${companyHost}/upload/`))
      .map((link) => new URL(companyAddress(companyHost, link) ?? '').pathname);
    expect(offered).toContain('/upload/files/fileDown/product-handbook.zh.pdf');
    for (const address of offered) {
      const response = await ask(address);
      expect([address, response.status]).toEqual([address, 200]);
      await response.arrayBuffer();
    }
  });
});
