import { countFeedback } from '../feedback';

test('feedback is counted, the most frequent first; other lines are left out', () => {
  const line = (record: object) => JSON.stringify({ call: 'feedback', record });
  const page = (path: string, useful: boolean) => line({ id: 1, kind: 'page', path, useful });
  const search = (query: string) => line({ id: 1, kind: 'search', language: 'en', query });
  const lines = [
    page('/docs/A', true),
    page('/docs/B', false),
    search('arm64'),
    search('ipv6'),
    search('IPv6'),
    '{"call":"consult","record":{"id":1}}',
    'half a li',
    '',
  ];
  expect(countFeedback(lines)).toEqual({
    pages: [
      { path: '/docs/B', yes: 0, no: 1 },
      { path: '/docs/A', yes: 1, no: 0 },
    ],
    searches: [
      { query: 'en: ipv6', count: 2 },
      { query: 'en: arm64', count: 1 },
    ],
  });
});
