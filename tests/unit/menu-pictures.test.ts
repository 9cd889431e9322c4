import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { listen, type Running } from '../../mock-api/server';
import { loadPicture, pictureAddressesIn, pictureUrl } from '../../src/build/answers/pictures';
import { topMenu } from '../../src/contract/top-menu';

describe('the pictures that a menu names', () => {
  const menu = (entries: Record<string, object[]>) => ({ topMenu: v.parse(topMenu, entries) });
  const entry = (pictures: object) => ({ id: 1, header_title: '容器云', ...pictures });

  test('are those of its three fields in all groups, each once and in order', () => {
    const answers = menu({
      产品与服务: [
        entry({ header_imgurl: '/a.png', header_type_imgurl: '/type.png', custom_imgurl: '/custom.png' }),
        entry({ header_imgurl: '/b.png', header_type_imgurl: '/type.png' }),
      ],
      解决方案: [entry({ header_imgurl: '/a.png' }), entry({ custom_imgurl: 'https://cdn.example/c.png' })],
    });
    expect(pictureAddressesIn(answers)).toEqual([
      '/a.png',
      '/type.png',
      '/custom.png',
      '/b.png',
      'https://cdn.example/c.png',
    ]);
  });

  test('are none where the fields are empty, null or missing', () => {
    expect(pictureAddressesIn(menu({ 首页: [entry({ header_imgurl: '', header_type_imgurl: null })] }))).toEqual([]);
  });
});

describe('the address of a picture', () => {
  test.each([
    ['/upload/a.png', '/', 'http://api.example', 'http://api.example/upload/a.png'],
    ['upload/a.png', '/', 'http://api.example', 'http://api.example/upload/a.png'],
    ['a.png', '/upload/', 'http://api.example', 'http://api.example/upload/a.png'],
    ['/a.png', '/upload', 'http://api.example', 'http://api.example/upload/a.png'],
    ['a.png', '', 'http://api.example', 'http://api.example/a.png'],
    ['a.png', 'upload', 'http://api.example/web', 'http://api.example/web/upload/a.png'],
    ['menu/a.png', 'https://cdn.example/pictures', 'http://api.example', 'https://cdn.example/pictures/menu/a.png'],
    ['/menu/a.png', 'https://cdn.example/pictures//', 'http://api.example', 'https://cdn.example/pictures/menu/a.png'],
    ['https://other.example/a.png', 'https://cdn.example/', 'http://api.example', 'https://other.example/a.png'],
    ['HTTP://other.example/a.png', '/', 'http://api.example', 'HTTP://other.example/a.png'],
    [
      '菜单/容器 云.png',
      '/',
      'http://api.example',
      'http://api.example/%E8%8F%9C%E5%8D%95/%E5%AE%B9%E5%99%A8%20%E4%BA%91.png',
    ],
    ['a.png?v=2', '/upload/', 'http://localhost:8000', 'http://localhost:8000/upload/a.png?v=2'],
  ])('%s below “%s” of %s is %s', (address, picAddr, base, url) => {
    expect(pictureUrl(address, picAddr, base)).toBe(url);
  });
});

describe('loading a picture', () => {
  let server: Running;
  let answer: (response: ServerResponse) => void;
  beforeAll(async () => {
    server = await listen((_, response) => answer(response), 0);
  });
  afterAll(() => server.close());

  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
  const typed =
    (type: string, body: Buffer = bytes) =>
    (response: ServerResponse) =>
      void response.writeHead(200, { 'Content-Type': type }).end(body);
  const load = (timeout = 10_000) => loadPicture(`${server.address}/a.png`, timeout);
  const messageOf = async (timeout?: number) =>
    load(timeout).then(
      () => 'loaded',
      (error: Error) => error.message,
    );

  test.each([
    ['image/png', '.png'],
    ['image/jpeg', '.jpg'],
    ['image/webp', '.webp'],
    ['image/avif', '.avif'],
    ['image/png; charset=binary', '.png'],
  ])('of the type %s gives its bytes as a file %s', async (type, extension) => {
    answer = typed(type);
    expect(await load()).toMatchObject({ bytes, extension });
  });

  test.each(['text/html; charset=utf-8', 'application/json', 'image/svg+xml', 'application/octet-stream', 'image'])(
    'an answer of the type %s is no picture, and the message says so',
    async (type) => {
      answer = typed(type);
      expect(await messageOf()).toBe(`${server.address}/a.png is no picture but ${type.split(';')[0]}`);
    },
  );

  test('an answer without a type is no picture', async () => {
    answer = (response) => response.end(bytes);
    expect(await messageOf()).toBe(`${server.address}/a.png is no picture but of no type`);
  });

  test.each([403, 404, 500])('an answer with HTTP %i is said', async (status) => {
    answer = (response) => void response.writeHead(status, { 'Content-Type': 'image/png' }).end(bytes);
    expect(await messageOf()).toBe(`${server.address}/a.png answered HTTP ${status}`);
  });

  test('a picture above 5 MB is refused with its size', async () => {
    answer = typed('image/png', Buffer.alloc(5_000_001));
    expect(await messageOf()).toBe(`${server.address}/a.png has 5000001 bytes, more than 5000000`);
    answer = typed('image/png', Buffer.alloc(5_000_000));
    expect((await load()).bytes).toHaveLength(5_000_000);
  });

  test('a host that cannot be reached is said', async () => {
    const closed = await listen((_, response) => response.end(), 0);
    await closed.close();
    await expect(loadPicture(`${closed.address}/a.png`, 2000)).rejects.toThrow(
      `${closed.address}/a.png cannot be reached: `,
    );
  });

  test('a picture that does not come is given up at its time limit, naming its address', async () => {
    answer = () => undefined;
    const from = Date.now();
    expect(await messageOf(120)).toContain(`${server.address}/a.png cannot be reached: `);
    expect(Date.now() - from).toBeLessThan(3000);
  });

  test('a picture that stops within is given up at its time limit, naming its address', async () => {
    answer = (response) => void response.writeHead(200, { 'Content-Type': 'image/png' }).write(bytes);
    expect(await messageOf(120)).toContain(`${server.address}/a.png`);
  });

  test('a picture whose connection is cut names its address', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': 1000 });
      response.write(bytes, () => response.destroy());
    };
    expect(await messageOf()).toContain(`${server.address}/a.png`);
  });
});
