import type { Running } from '../../mock-api/http';
import { startMockApi } from '../../mock-api/server';
import { mediaOf } from '../../src/build/content/media';
import { companyAddress } from '../../src/lib/company-address';
import { realAnswer } from '../support/real-site';
import { root } from '../support/root';
import { content } from './site';

const [lesson] = content.items.cloudtech;
const video = lesson ? mediaOf(content.media, lesson, 'en').video : null;

let server: Running;
beforeAll(async () => {
  server = await startMockApi({ root, port: 0 });
});
afterAll(() => server.close());

test('a video of the CMS is served in parts, and its captions may be read by a site on another origin', async () => {
  const part = await fetch(server.address + video?.url, { headers: { Range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${video?.bytes}`);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  const headers = { Origin: 'https://www.vendor.example' };
  const captions = await fetch(server.address + video?.captions, { headers });
  expect(captions.headers.get('access-control-allow-origin')).toBe(headers.Origin);
});

test('the CMS has whatever the footer offers on the company host', async () => {
  const { companyHost } = content.vendor;
  const offered = Object.values(realAnswer('footerMenu'))
    .flat()
    .filter((entry) => entry.header_link.startsWith(`${companyHost}/upload/`))
    .map((entry) => new URL(companyAddress(companyHost, entry.header_link) ?? '').pathname);
  expect(offered).toContain('/upload/files/fileDown/product-handbook.zh.pdf');
  for (const address of offered) {
    const { status } = await fetch(server.address + address, { method: 'HEAD' });
    expect([address, status]).toEqual([address, 200]);
  }
});
