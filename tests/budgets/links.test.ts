import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { listen } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import { servedFolder } from '../../src/build/rebuild/releases';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { root } from '../support/root';

/* Every link, picture, script and file of the site, as linkinator finds and follows them. Other hosts are not asked. */

const report = v.object({
  links: v.array(v.object({ url: v.string(), state: v.string(), status: v.optional(v.number()) })),
});

test('no link of the served site is broken', async () => {
  const site = createSiteHandler(servedFolder(root));
  const mock = createMockApi({ root });
  const server = await listen((request, response) => mock.handler(request, response, () => site(request, response)), 0);
  const own = server.address.replaceAll('.', '\\.');
  const options = ['--recurse', '--format', 'json', '--concurrency', '20', '--skip', `^(?!${own})`];
  const linkinator = spawn(
    join(root, 'node_modules/.bin/linkinator'),
    [server.address, `${server.address}/en`, ...options],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const { links } = v.parse(report, JSON.parse(await text(linkinator.stdout)));
  await server.close();
  const found = (state: string) => links.filter((link) => link.state === state).map(({ url }) => url);
  expect(found('BROKEN')).toEqual([]);
  expect(found('OK').length).toBeGreaterThan(400);
}, 600_000);
