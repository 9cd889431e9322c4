const names = ['GATSBY_API_URL', 'GATSBY_PARTNER_API_URL', 'GATSBY_REFRESH_MENUS'] as const;

/** The settings of a bundle that was built with these variables. */
async function builtWith(variables: Partial<Record<(typeof names)[number], string>>) {
  Object.assign(process.env, variables);
  jest.resetModules();

  return (await import('../../src/site/browser-environment')).browserEnvironment;
}

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(process.env, name);
});

test('without settings, browsers call the site’s own origin and refresh the menus (section 4)', async () => {
  expect(await builtWith({})).toEqual({ apiUrl: '', partnerApiUrl: '', refreshesMenus: true });
});

test.each([undefined, ''])(
  'credentials go to the API’s base where the partner backend is %j, never to the site',
  async (partner) => {
    const variables = { GATSBY_API_URL: 'https://api.example/' };
    const set = partner === undefined ? {} : { GATSBY_PARTNER_API_URL: partner };
    const { partnerApiUrl } = await builtWith({ ...variables, ...set });

    expect(partnerApiUrl).toBe('https://api.example');
  },
);

test('a partner backend of its own gets the credentials', async () => {
  const { apiUrl, partnerApiUrl } = await builtWith({
    GATSBY_API_URL: 'https://api.example',
    GATSBY_PARTNER_API_URL: 'https://partners.example/',
  });
  expect([apiUrl, partnerApiUrl]).toEqual(['https://api.example', 'https://partners.example']);
});

test('a vendor without an API at run time turns the refresh off by one setting', async () => {
  expect((await builtWith({ GATSBY_REFRESH_MENUS: '0' })).refreshesMenus).toBe(false);
});
