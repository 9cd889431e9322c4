import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writePublicFiles } from '../../src/build/public-files';
import { temporaryFolder } from '../support/temporary-folder';

test('files are written once; those of earlier builds are removed with their compressed copies, and nothing else', () => {
  const { folder, write, remove } = temporaryFolder();
  const files = new Map([
    ['/static/covers/1/news/a.en.svg', '<svg/>'],
    ['/search/zh.json', '{}'],
    ['/case.md', '# Case'],
    ['/static/consoles/1/BCC.webp', 'picture'],
  ]);
  writePublicFiles(folder, files);
  const written = () => statSync(join(folder, 'public/static/covers/1/news/a.en.svg')).mtimeMs;
  const before = written();
  const covers = ['static/covers/0/news/a.en.svg', 'static/covers/0/news/a.en.svg.br'];
  const gone = [...covers, 'search/zh.texts.0123.json', 'en/case.md', 'static/consoles/0/BCC.webp'];
  for (const name of [...gone, 'index.html', 'search/index.html', 'case.md.gz']) write(`public/${name}`, '');
  writePublicFiles(folder, files);
  expect(written()).toBe(before);
  const left = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' });
  const kept = ['index.html', 'search/index.html', 'case.md.gz'];
  expect(left.filter((name) => name.includes('.')).sort()).toEqual(
    [...[...files.keys()].map((path) => path.slice(1)), ...kept].sort(),
  );
  remove();
});
