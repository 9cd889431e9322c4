import { recordOf } from '../../tests/fixtures/build-record';
import { type BucketState, emptyState, objectsOf, pathsToPurge, planOf } from './plan';

/* docs/hosting.md: what a publication to object storage uploads, in which order, and what it removes. */

const script = `app-${'a'.repeat(20)}.js`;
const files = {
  '404.html': '1',
  _headers: '1',
  'case/index.html': '1',
  'en/404.html': '1',
  'en/index.html': '1',
  'favicon.ico': '1',
  'index.html': '1',
  'index.html.gz': '1',
  'page-data/case/page-data.json': '1',
  'phone/consultsuccess/index.html': '1',
  'resource/index.html': '1',
  [script]: '1',
};
const objects = objectsOf(recordOf({ files }), 'address');
const objectOf = (key: string) => objects.find((object) => object.key === key);
const now = new Date('2026-11-24T08:00:00Z');
/** A bucket that holds these objects. */
const holding = (held: typeof objects, gone = {}): BucketState => ({
  release: '20261123T080000-00000000',
  objects: Object.fromEntries(held.map(({ key, digest }) => [key, digest])),
  gone,
});

test('a page is an object at its address, with the type, lifetime and compression of the hosting policy', () => {
  const page = {
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=0, must-revalidate',
  };
  expect(objectOf('case')).toMatchObject({
    file: 'case/index.html',
    isCompressed: true,
    redirect: null,
    ...page,
  });
  expect(objectOf('index.html')).toMatchObject({ file: 'index.html', ...page });
  expect(objectOf(script)?.cacheControl).toBe('public, max-age=31536000, immutable');
  expect(objectOf('favicon.ico')?.isCompressed).toBe(false);
});

test('redirects and rewrites of the policy become objects; configuration files of other hosts don’t', () => {
  expect(objectOf('resource')?.redirect).toBe('/report');
  expect(objectOf('consultsuccess')?.file).toBe('phone/consultsuccess/index.html');
  for (const key of ['_headers', 'index.html.gz']) expect(objectOf(key)).toBeUndefined();
});

test('a store whose keys are paths on a disk gets pages as files in folders', () => {
  const keys = objectsOf(recordOf({ files }), 'folder').map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      'index.html',
      'en/index.html',
      'case/index.html',
      'consultsuccess/index.html',
    ]),
  );
  for (const key of keys) expect(keys.some((other) => other.startsWith(`${key}/`))).toBe(false);
});

test('files with digests are sent first, then data, pages, error pages, and the record last', () => {
  const keys = planOf(emptyState, objects, now).uploads.map(({ key }) => key);
  const places = [script, 'page-data/case/page-data.json', 'case', '404.html', 'build.json'].map(
    (key) => keys.indexOf(key),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(keys).toHaveLength(objects.length);
  expect(keys.at(-1)).toBe('build.json');
});

test('only what differs is sent: changed content, and interrupted uploads', () => {
  expect(planOf(holding(objects), objects, now).uploads).toEqual([]);
  const changed = objectsOf(recordOf({ files: { ...files, 'case/index.html': '2' } }), 'address');
  expect(planOf(holding(objects), changed, now).uploads.map(({ key }) => key)).toEqual([
    'case',
    'build.json',
  ]);
  const interrupted = holding(objects);
  interrupted.objects['case'] = '';
  expect(planOf(interrupted, objects, now).uploads.map(({ key }) => key)).toEqual(['case']);
});

test('what has left the release is removed after a day, unless it is back by then', () => {
  const without = objects.filter(({ key }) => key !== script);
  const first = planOf(holding(objects), without, now);
  expect([first.removals, first.gone]).toEqual([[], { [script]: now.toISOString() }]);
  const after = (hours: number, wanted = without) =>
    planOf(holding(objects, first.gone), wanted, new Date(now.getTime() + hours * 3600 * 1000));
  expect(after(23)).toMatchObject({ removals: [], gone: first.gone });
  expect(after(25)).toMatchObject({ removals: [script], gone: {} });
  expect(after(25, objects)).toMatchObject({ removals: [], gone: {} });
});

test('a CDN purges the addresses of what has changed', () => {
  const paths = pathsToPurge(planOf(emptyState, objects, now));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/case', '/en', '/page-data/case/page-data.json']),
  );
  expect(paths).not.toContain(`/${script}`);
});
