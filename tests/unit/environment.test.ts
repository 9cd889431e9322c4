import { parseEnvironment } from '../../src/config/environment';

describe('the environment', () => {
  test.each(['API_URL', 'API_STRICT', 'API_TIMEOUT', 'PORT', 'SMOKE_URL'])('takes an empty %s as unset', (name) => {
    expect(parseEnvironment({ [name]: '' })).toEqual(parseEnvironment({}));
  });

  test.each([
    ['API_URL', 'https://api.example', 'https://api.example'],
    ['API_URL', 'http://localhost:3000/web//', 'http://localhost:3000/web'],
    ['PARTNER_API_URL', 'https://partner.example/', 'https://partner.example'],
    ['API_STRICT', '1', true],
    ['API_STRICT', 'false', false],
    ['API_TIMEOUT', '600000', 600_000],
    ['PORT', '0', 0],
    ['MOCK_FAULT', 'GetSiteInfo=status500', 'GetSiteInfo=status500'],
  ])('reads %s=%s as %j', (name, value, expected) => {
    expect(parseEnvironment({ [name]: value })).toHaveProperty(name, expected);
  });

  test.each([
    ['API_URL', 'api.example', 'not an address'],
    ['API_URL', 'ftp://api.example', 'http:// or https://'],
    ['API_STRICT', 'yes', 'neither 1 nor 0'],
    ['API_TIMEOUT', '10s', 'not a whole number'],
    ['API_TIMEOUT', '0', 'below 1'],
    ['API_RETRIES', '11', 'above 10'],
    ['PORT', '80.5', 'not a whole number'],
  ])('refuses %s=%s, naming the variable, its value and the reason', (name, value, reason) => {
    const parsing = () => parseEnvironment({ [name]: value });
    expect(parsing).toThrow(`${name}="${value}"`);
    expect(parsing).toThrow(reason);
  });

  test('names every bad variable at once', () => {
    const parsing = () => parseEnvironment({ PORT: 'x', API_STRICT: 'maybe', API_RETRIES: '3' });
    expect(parsing).toThrow(/PORT/);
    expect(parsing).toThrow(/API_STRICT/);
    expect(parsing).not.toThrow(/API_RETRIES/);
  });
});

test.each(['API_URL', 'GATSBY_API_URL', 'PARTNER_API_URL', 'PUBLISHED_URL'])(
  '%s refuses credentials, and does not print them',
  (name) => {
    for (const address of ['https://li:secret@api.example', 'http:li:secret@api.example', 'li:secret@api.example']) {
      const parse = () => parseEnvironment({ [name]: address });
      expect(parse).toThrow(name);
      expect(parse).not.toThrow('secret');
    }
    expect(parseEnvironment({ [name]: 'https://api.example/a@b' })).toMatchObject({
      [name]: 'https://api.example/a@b',
    });
  },
);
