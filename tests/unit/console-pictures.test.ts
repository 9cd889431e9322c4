import { consolePictures } from '../../src/build/console-pictures';
import { cacheControl, immutable } from '../../src/build/hosting';
import { temporaryFolder } from '../support/temporary-folder';

test('pictures of a console are published at an address that changes with any of them, and only with those', () => {
  const { folder, write, remove } = temporaryFolder();
  for (const name of ['BCC.zh-2400', 'BCC.en-2400', 'BKS.zh-2400']) write(`static/consoles/${name}.webp`, name);
  const addresses = () => [...consolePictures(folder)].map(([path, { address }]) => [path, address] as const);
  const before = new Map(addresses());
  for (const [path, address] of before) {
    expect(address).toMatch(new RegExp(`^/static/consoles/[0-9a-f]{20}${path.replace('/consoles', '')}$`));
    expect(cacheControl(address)).toBe(immutable);
  }
  write('static/consoles/BCC.en-2400.webp', 'drawn again');
  const changed = addresses().flatMap(([path, address]) => (before.get(path) === address ? [] : [path]));
  expect(changed.sort()).toEqual(['/consoles/BCC.en-2400.webp', '/consoles/BCC.zh-2400.webp']);
  remove();
});
