import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import * as v from 'valibot';
import { hostileAddresses } from '../../../mock-api/hostile';
import {
  drawSheet,
  loadPicture,
  loadPictures,
  mostPictures,
  pictureAddressesIn,
} from '../../../src/calls/answers/pictures';
import { pictureUrl } from '../../../src/calls/picture-url';
import { topMenu } from '../../../src/calls/top-menu';
import { listen, type Running } from '../../../src/features/hosting/http';

/** Answers whose menu has an entry for each of these pictures. */
const answersWith = (...pictures: object[]) => ({
  topMenu: v.parse(topMenu, {
    首页: pictures.map((picture, id) => ({ id, header_title: '容器云', ...picture })),
  }),
  pictureAddresses: { picAddr: '/', zsAddr: '', jxszsAddr: '', syAddr: '', logoUrl: '' },
});

test('the pictures of a menu are those of its entries, each once and in order, and the logo', () => {
  const answers = answersWith(
    { header_imgurl: '/a.png', custom_imgurl: '/custom.png' },
    { header_imgurl: '/b.png', custom_imgurl: null },
  );
  answers.pictureAddresses.logoUrl = '/logo.png';

  expect(pictureAddressesIn(answers)).toEqual(['/a.png', '/custom.png', '/b.png', '/logo.png']);
});

describe('the address of a picture', () => {
  test.each([
    ['upload/a.png', '/', 'http://api.example', 'http://api.example/upload/a.png'],
    ['a.png', '/upload/', 'http://api.example', 'http://api.example/upload/a.png'],
    ['a.png', 'upload', 'http://api.example/web', 'http://api.example/web/upload/a.png'],
    [
      'menu/a.png',
      'https://cdn.example/pictures',
      'http://api.example',
      'https://cdn.example/pictures/menu/a.png',
    ],
    [
      'https://other.example/a.png',
      'https://cdn.example/',
      'http://api.example',
      'https://other.example/a.png',
    ],
  ])('%s below “%s” of %s is %s', (address, picAddr, base, url) => {
    expect(pictureUrl(address, picAddr, base)).toBe(url);
  });

  test.each(hostileAddresses)(
    '%j leads to no other host, if the contract lets it through at all',
    (custom_imgurl) => {
      if (v.is(topMenu, { 首页: [{ id: 1, header_title: 'x', custom_imgurl }] }))
        expect(new URL(pictureUrl(custom_imgurl, '/upload/', 'https://api.example')).host).toBe(
          'api.example',
        );
    },
  );
});

describe('loading a picture', () => {
  let server: Running;
  let answer: (response: ServerResponse) => unknown;
  let bytes: Buffer;

  beforeAll(async () => {
    server = await listen((_, response) => answer(response), 0);
    bytes = await blueImage.clone().png().toBuffer();
  });
  afterAll(() => server.close());

  const blueImage = sharp({
    create: { width: 40, height: 30, channels: 3, background: '#0b4fd0' },
  });
  const typed = (type: string, body: Buffer) => (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': type }).end(body);
  const load = () => loadPicture(`${server.address}/a.png`, 10_000);

  test.each(['png', 'avif'] as const)(
    'that is %s gives its bytes, whatever type the answer states',
    async (format) => {
      const body = await blueImage.clone().toFormat(format).toBuffer();
      answer = typed('application/octet-stream', body);

      expect(await load()).toMatchObject({ bytes: body });
    },
  );

  test('a file that is no picture, damaged or too large is named with the reason', async () => {
    const large = sharp({ create: { width: 4097, height: 4096, channels: 3, background: '#fff' } });
    const noise = Buffer.from(
      Array.from({ length: 100 * 100 * 3 }, (_, index) => (index * index * 31) % 251),
    );
    const whole = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
      .png()
      .toBuffer();

    const bodies: [Buffer, RegExp][] = [
      [Buffer.from('<!doctype html><p>Sign in'), /unsupported image format/],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        /of the type svg/,
      ],
      [whole.subarray(0, whole.length / 2), /./],
      [await large.png().toBuffer(), /pixel limit/],
    ];
    for (const [body, reason] of bodies) {
      answer = typed('image/png', body);
      const message = `^${server.address}/a.png isn't a picture that can be shown: .*${reason.source}`;

      await expect(load()).rejects.toThrow(new RegExp(message));
    }
  });

  test('is asked for on the API’s host and the vendor’s alone, and refused above 5 MB', async () => {
    const names = [
      '/a.png',
      'https://cdn.example/a.png',
      'https://user@files.vendor.example.evil/a.png',
    ];
    const answers = answersWith(...names.map((custom_imgurl) => ({ custom_imgurl })));

    answer = typed('image/png', bytes);
    const { pictures, failures, outage } = await loadPictures(answers, server.address, 10_000);
    expect([...pictures.keys()]).toEqual(['/a.png']);
    expect(failures.join()).toMatch(/cdn\.example.*neither.*vendor\.example\.evil.*neither/);
    expect(outage).toBeNull();

    answer = (response) => void response.end(Buffer.alloc(5_000_001));
    await expect(load()).rejects.toThrow(
      `${server.address}/a.png cannot be reached: it has more than 5000000 bytes`,
    );
  });

  test('of 40 MB, announced or streamed without a length, is given up once it has more than 5 MB', async () => {
    const whole = 40_000_000;
    const part = Buffer.alloc(100_000);
    for (const headers of [{ 'Content-Length': whole }, {}]) {
      let sentBytes = 0;
      const closed = new Promise<void>((resolve) => {
        answer = (response) => {
          response.writeHead(200, { 'Content-Type': 'image/png', ...headers });
          const send = () => {
            while (sentBytes < whole && !response.closed) {
              sentBytes += part.length;
              if (!response.write(part)) return void response.once('drain', send);
            }
            response.end();
          };

          response.once('close', resolve);
          send();
        };
      });

      await expect(load()).rejects.toThrow('it has more than 5000000 bytes');
      await closed;
      expect(sentBytes).toBeLessThan(whole);
    }
  });

  const script = '<script>alert(1)</script>';
  const svg = (attributes: string, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ${attributes}>${content}</svg>`;

  test.each([
    ['with a script', svg('', script)],
    ['with a handler', svg('onload="alert(1)"', '')],
    ['with a prologue', `<?xml version="1.0"?><!DOCTYPE svg><!-- a picture -->${svg('', script)}`],
    ['with a byte order mark', `\ufeff${svg('', script)}`],
    ['in UTF-16', Buffer.from(`\ufeff${svg('', script)}`, 'utf16le')],
    ['compressed', gzipSync(svg('', script))],
    ['with an entity', `<!DOCTYPE svg [<!ENTITY x "${script}">]>${svg('', '&x;')}`],
  ])('that is an SVG %s is refused, whatever type the answer states', async (_, body) => {
    for (const type of ['image/svg+xml', 'image/png']) {
      answer = typed(type, Buffer.from(body));
      await expect(load()).rejects.toThrow("isn't a picture that can be shown");
    }
  });

  test.each([
    ['each missing picture', 404, 3, false],
    ['all pictures of a host that is down', 503, 1, true],
  ] as const)('a line reports %s', async (_, status, lines, isOutage) => {
    const answers = answersWith(
      ...['/a.png', '/b.png', '/c.png'].map((custom_imgurl) => ({ custom_imgurl })),
    );
    answer = (response) => void response.writeHead(status).end();

    const { failures, outage } = await loadPictures(answers, server.address, 10_000);

    expect([failures.length, outage !== null]).toEqual([lines, isOutage]);
    if (isOutage) expect(outage).toContain('2 more');
    else expect(failures).toContain(`${server.address}/a.png answered HTTP 404`);
  });
});

test('the pictures of the menu stand in one file, one below the other, each whole', async () => {
  const create = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();

  const sheet = sharp(
    await drawSheet([await create(40, 20, '#ff0000'), await create(100, 100, '#0000ff')]),
  );
  expect(await sheet.metadata()).toMatchObject({ format: 'webp', width: 72, height: 144 });

  const pixels = await sheet.raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * 72 + x) * 4, (y * 72 + x) * 4 + 4)];

  expect(at(36, 2)).toEqual([0, 0, 0, 0]);

  const [red = 0, , , opaque] = at(36, 36);
  expect([red > 240, opaque]).toEqual([true, 255]);
  expect(at(36, 108)[2]).toBeGreaterThan(240);
});

test('as many pictures as the sheet has room for are drawn (WebP: at most 16,383 pixels)', async () => {
  const create = { width: 4, height: 4, channels: 4, background: '#000' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const sheet = await drawSheet(Array<Buffer>(mostPictures).fill(picture));

  expect((await sharp(sheet).metadata()).height).toBeLessThanOrEqual(16_383);
});
