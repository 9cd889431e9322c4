import { parseEnvironment } from '../../src/site/environment';

describe('the environment', () => {
  test('takes an empty variable as unset', () => {
    expect(parseEnvironment({ API_URL: '', API_STRICT: '', PORT: '' })).toEqual(
      parseEnvironment({}),
    );
  });

  test.each([
    ['API_URL', 'http://localhost:3000/web//', 'http://localhost:3000/web'],
    ['API_STRICT', '1', true],
    ['API_STRICT', 'false', false],
    ['PORT', '0', 0],
  ])('reads %s=%s as %j', (name, value, expected) => {
    expect(parseEnvironment({ [name]: value })).toHaveProperty(name, expected);
  });

  test.each([
    ['API_URL', 'api.example', 'not an address'],
    ['API_URL', 'ftp://api.example', 'http:// or https://'],
    ['API_STRICT', 'yes', 'neither 1 nor 0'],
    ['API_TIMEOUT', '0', 'below 1'],
    ['API_RETRIES', '11', 'above 10'],
  ])('refuses %s=%s, naming the variable, its value and the reason', (name, value, reason) => {
    // Every bad variable is named at once.
    const parsing = () =>
      parseEnvironment({ HOST: 'a', GATSBY_SOURCE_MAPS: 'maybe', [name]: value });

    expect(parsing).toThrow(`${name}="${value}"`);
    expect(parsing).toThrow('GATSBY_SOURCE_MAPS="maybe"');
    expect(parsing).toThrow(reason);
  });
});

test('an address refuses credentials, and does not print them', () => {
  for (const name of ['API_URL', 'GATSBY_API_URL', 'PARTNER_API_URL', 'PUBLISHED_URL']) {
    for (const address of [
      'https://li:secret@api.example',
      'http:li:secret@api.example',
      'li:secret@api.example',
    ]) {
      const parse = () => parseEnvironment({ [name]: address });

      expect(parse).toThrow(name);
      expect(parse).not.toThrow('secret');
    }

    expect(parseEnvironment({ [name]: 'https://api.example/a@b' })).toMatchObject({
      [name]: 'https://api.example/a@b',
    });
  }
});
