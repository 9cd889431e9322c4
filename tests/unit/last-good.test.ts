import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepAnswers, lastGood } from '../../src/build/answers/last-good';
import { openPayload } from '../../src/contract/envelope';
import { siteInfo } from '../../src/contract/site-info';
import { temporaryFolder } from '../support/temporary-folder';

const info = { copyright: '© 2026', crod: 'ICP 1', banner_id: '7' };
let project: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  project = temporaryFolder();
});
afterEach(() => project.remove());

describe('the last good answers', () => {
  test.each([
    ['a JSON string', JSON.stringify({ status: 1, msg: '', data: JSON.stringify(info) })],
    ['an object', JSON.stringify({ data: info })],
  ])('parse as they came: with %s as data', (_, body) => {
    expect(lastGood(project.folder, 'GetSiteInfo')).toBeNull();
    keepAnswers(project.folder, { GetSiteInfo: body });
    expect(openPayload('GetSiteInfo', lastGood(project.folder, 'GetSiteInfo') ?? '', siteInfo)).toEqual(info);
    const lines = readFileSync(join(project.folder, 'data/last-good/GetSiteInfo.json'), 'utf8').split('\n');
    expect(lines).toContain('    "copyright": "© 2026",');
  });

  test('are replaced call by call', () => {
    keepAnswers(project.folder, { GetSiteInfo: '{"data":1}', GetPicAddr: '{"data":1}' });
    keepAnswers(project.folder, { GetSiteInfo: '{"data":2}' });
    expect(lastGood(project.folder, 'GetSiteInfo')).toContain('2');
    expect(lastGood(project.folder, 'GetPicAddr')).toContain('1');
  });
});
