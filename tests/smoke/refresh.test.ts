import { reads } from '../../src/calls/calls';
import { openPayload } from '../../src/calls/envelope';
import { onPhone } from './journey';
import { describeWithMock } from './site';
import type { Visitor } from './visitor';

/** What a session asks for on every page, by its key in session storage. */
const parts = {
  menu: reads.topMenu,
  footerMenu: reads.footerMenu,
  siteInfo: reads.siteInfo,
  friendlyLinks: reads.friendlyLinks,
} as const;

const isStored = (visitor: Visitor, keys: readonly string[]) =>
  visitor.until((names) => names.every((name) => sessionStorage.getItem(name) !== null), keys);

describeWithMock('header and footer (section 4)', () => {
  onPhone(
    'are asked for once per session from the site’s own origin, and hot searches when the search opens',
    async (visitor) => {
      const calls: string[] = [];
      visitor.page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await visitor.open(visitor.at('/case'));
      await isStored(visitor, Object.keys(parts));

      for (const [key, call] of Object.entries(parts)) {
        const data = await visitor.page.evaluate((name) => sessionStorage.getItem(name), key);
        expect(() => openPayload(key, JSON.stringify({ data }), call.answer)).not.toThrow();
      }

      expect(calls).not.toContain(reads.recommendations.path);

      await visitor.press('[popovertarget="search"]');
      await isStored(visitor, ['recommendations']);

      calls.length = 0;
      await visitor.open(visitor.at('/news'));
      await visitor.press('[popovertarget="search"]');

      expect(calls).toEqual([]);
    },
  );
});
