import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdAnswers, keepAnswers, lastGood } from '../../src/build/answers/last-good';
import { openPayload } from '../../src/contract/envelope';
import { siteInfo } from '../../src/contract/site-info';
import { temporaryFolder } from '../support/temporary-folder';

let project: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  project = temporaryFolder();
});
afterEach(() => project.remove());

const info = (copyright: string) => ({ copyright, crod: '沪ICP备00000000号-1', banner_id: '7' });
const body = (data: unknown) => JSON.stringify({ status: 1, msg: '', data: JSON.stringify(data) });
const kept = (call: string) => lastGood(project.folder, call);
const copyrightOf = (text: string | null) => openPayload('GetSiteInfo', text ?? '', siteInfo).copyright;

describe('the last good answers (decisions on calls)', () => {
  test('are none before a build has passed', () => {
    expect(kept('GetSiteInfo')).toBeNull();
    keepAnswers(project.folder);
    expect(kept('GetSiteInfo')).toBeNull();
    expect(existsSync(join(project.folder, 'data'))).toBe(false);
  });

  test('are not those of a build that has not passed yet', () => {
    holdAnswers(project.folder, { GetSiteInfo: body(info('© 2026')) });
    expect(kept('GetSiteInfo')).toBeNull();
  });

  test.each([
    ['a JSON string', body(info('© 2026'))],
    ['an object', JSON.stringify({ data: info('© 2026') })],
  ])('are those of a build that passed, and parse as they came: %s', (_, text) => {
    holdAnswers(project.folder, { GetSiteInfo: text });
    keepAnswers(project.folder);
    expect(openPayload('GetSiteInfo', kept('GetSiteInfo') ?? '', siteInfo)).toEqual(info('© 2026'));
  });

  test('are written to be read and compared by people: a line a key', () => {
    holdAnswers(project.folder, { GetSiteInfo: body(info('© 2026')) });
    keepAnswers(project.folder);
    const lines = readFileSync(join(project.folder, 'data/last-good/GetSiteInfo.json'), 'utf8').split('\n');
    expect(lines).toContain('    "copyright": "© 2026",');
    expect(lines.at(-1)).toBe('');
  });

  test('are replaced call by call', () => {
    holdAnswers(project.folder, { GetSiteInfo: body(info('© 2025')), GetPicAddr: body({ pic_addr: '/' }) });
    keepAnswers(project.folder);
    holdAnswers(project.folder, { GetSiteInfo: body(info('© 2026')) });
    expect(copyrightOf(kept('GetSiteInfo'))).toBe('© 2025');
    keepAnswers(project.folder);
    expect(copyrightOf(kept('GetSiteInfo'))).toBe('© 2026');
    expect(kept('GetPicAddr')).toContain('pic_addr');
  });

  test('hold nothing of a build that failed, after a later one passed', () => {
    holdAnswers(project.folder, {
      GetSiteInfo: body(info('of the build that failed')),
      GetPicAddr: body({ pic_addr: '/failed/' }),
    });
    holdAnswers(project.folder, { GetSiteInfo: body(info('© 2026')) });
    keepAnswers(project.folder);
    expect(copyrightOf(kept('GetSiteInfo'))).toBe('© 2026');
    expect(readdirSync(join(project.folder, 'data/last-good'))).toEqual(['GetSiteInfo.json']);
  });

  test('are kept once: a later build that held none changes nothing', () => {
    holdAnswers(project.folder, { GetSiteInfo: body(info('© 2025')) });
    keepAnswers(project.folder);
    const newer = `${JSON.stringify({ data: info('© 2026, from the repository') })}\n`;
    project.write('data/last-good/GetSiteInfo.json', newer);
    keepAnswers(project.folder);
    expect(kept('GetSiteInfo')).toBe(newer);
  });
});
