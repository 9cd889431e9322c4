import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardScript } from '../../src/chrome/guard-script';
import { posterOffset } from '../../src/config/constants';
import { crawlerPattern, phonePattern } from '../../src/lib/device';
import { root } from '../support/root';

const globals = ['document', 'location', 'navigator', 'window'] as const;

/** What the page learns before its first paint of a visitor who comes with these stores. */
function arrive({
  local = {},
  session = {},
  signals = {},
  hasPoster = false,
}: {
  local?: Record<string, string>;
  session?: Record<string, string>;
  signals?: object;
  hasPoster?: boolean;
}) {
  const dataset: Record<string, string> = {};
  const storage = (values: Record<string, string>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  });
  const fake = {
    document: { documentElement: { dataset } },
    location: { pathname: '/', search: '', hash: '', replace: () => undefined },
    navigator: { userAgent: '', ...signals },
    window: { sessionStorage: storage(session), localStorage: storage(local) },
  };
  new Function(...globals, guardScript(phonePattern, crawlerPattern, hasPoster))(...globals.map((name) => fake[name]));
  return { consent: dataset['consent'], poster: dataset['poster'], session };
}

describe('the privacy banner is decided on before the first paint (specification section 4)', () => {
  test.each([
    [{}, 'ask'],
    [{ first_login: 'true' }, undefined],
    [{ first_login: 'true', showBanner: 'false' }, undefined],
    [{ showBanner: 'false' }, undefined],
    [{ showBanner: 'true' }, 'ask'],
    [{ first_login: 'yes' }, 'ask'],
    [{ first_login: '' }, 'ask'],
  ])('local storage with %j: %s', (local, expected) => {
    expect(arrive({ local }).consent).toBe(expected);
  });

  test.each([
    [{ globalPrivacyControl: true }, 'signal'],
    [{ doNotTrack: '1' }, 'signal'],
    [{ doNotTrack: '0', globalPrivacyControl: false }, 'ask'],
    [{ doNotTrack: null }, 'ask'],
  ])('a browser that sends %j: %s', (signals, expected) => {
    expect(arrive({ signals }).consent).toBe(expected);
  });
});

describe('the poster (specification section 2)', () => {
  test('is hidden where the vendor has none', () => {
    expect(arrive({})).toMatchObject({ poster: undefined, session: {} });
  });

  test('of the vendor shows from the first page of the session on', () => {
    expect(arrive({ hasPoster: true })).toMatchObject({ poster: '', session: { showPoster: 'true' } });
  });

  test('that was dismissed stays away for the session', () => {
    expect(arrive({ hasPoster: true, session: { showPoster: 'false' } })).toMatchObject({
      poster: undefined,
      session: { showPoster: 'false' },
    });
  });

  test(`is ${posterOffset} px high (specification section 9)`, () => {
    expect(readFileSync(join(root, 'src/chrome/poster.module.css'), 'utf8')).toContain(`height: ${posterOffset}px;`);
  });
});
