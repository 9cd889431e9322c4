import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../src/cli/support/environment';
import {
  consoleFile,
  consoleFolder,
  panelDevices,
  panelSizes,
  separatePanels,
} from '../../src/site/consoles';
import { realContent } from '../../tests/support/real-site';
import { filesBelow, staleReason } from '../draw/drawing';
import { readScripts } from '../draw/media/script';
import { mediaItems, mediaSource, mediaUnit } from '../draw/media/source';

const content = realContent();

test.each([
  ['consoles', consoleFolder, 160_000, 30_000_000],
  ['files and videos', 'mock-api/upload', 1_200_000, 30_000_000],
])('%s stay small, one by one and together', (_, folder, one, together) => {
  const sizes = filesBelow(folder).map((file) => ({
    file,
    bytes: statSync(join(root, file)).size,
  }));
  expect(sizes.filter(({ bytes }) => bytes > one)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(together);
});

test('a panel of a console is drawn as wide as its device shows it', async () => {
  for (const [id, { callouts, crops }] of content.consoles) {
    for (const area of separatePanels({ callouts, crops })) {
      for (const device of panelDevices) {
        const name = id.replace('product/', '');
        const file = consoleFile(name, 'en', 'dark', { area, device });
        const { width } = await sharp(join(root, consoleFolder, file)).metadata();
        const size = panelSizes[device];

        expect([file, width]).toEqual([file, size.width * size.scale]);
      }
    }
  }
});

test.each<[string, object]>([
  ['title', { title: 'X' }],
  ['vendor', { vendor: { name: 'X' } }],
  ['hotline', { channels: [] }],
  ['label', { labels: {} }],
])('a file or video has another digest with another %s', (_, change) => {
  const [item] = mediaItems(content);
  if (!item) throw new Error('no item has a file');
  const source = mediaSource(content, readScripts().scripts, item, 'zh');

  expect(mediaUnit({ ...source, ...change }, {}).digest).not.toBe(mediaUnit(source, {}).digest);
});

test('a drawing is stale when it isn’t recorded, is missing, has another source, or is another file', () => {
  const unit = { name: 'x', files: ['package.json'], digest: '1', lastDrawing: { digest: '1' } };

  expect(staleReason(unit)).toBeNull();
  const changes = [
    { lastDrawing: undefined },
    { files: ['none'] },
    { digest: '2' },
    { lastDrawing: { digest: '1', bytes: 1 } },
  ];
  const reasons = changes.map((change) => staleReason({ ...unit, ...change }));
  expect(new Set(reasons).size).toBe(4);
  expect(reasons).not.toContain(null);
});
