import { countFeedback } from '../feedback';

const page = (path: string, useful: boolean) => ({ id: 1, kind: 'page', path, useful });
const search = (query: string) => ({ id: 1, kind: 'search', language: 'en', query });

test('feedback is counted, the most frequent first; what is no feedback is left out', () => {
  const sent = [
    page('/docs/A', true),
    page('/docs/B', false),
    search('arm64'),
    search('ipv6'),
    search('IPv6'),
    { id: 1, name: '李雷' },
    null,
  ];
  expect(countFeedback(sent)).toEqual({
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

test('what is no list is refused', () => {
  expect(() => countFeedback({ pages: [] })).toThrow('FILE has no JSON list in it');
});
