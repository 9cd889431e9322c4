/**
 * Texts that an attacker with an editor's account might enter. Each sets `window.__hostile` if a
 * page runs it.
 */
const hostileTexts = [
  '<script>window.__hostile=1</script>',
  '</script><script>window.__hostile=1</script>',
  '"><img src=x onerror="window.__hostile=1">',
  "'-window.__hostile=1-'",
  '{{constructor.constructor("window.__hostile=1")()}}',
  '${window.__hostile=1}',
  '\u202e\u0000\u001b[2J\u2028<svg onload=window.__hostile=1>',
] as const;

/** Addresses that must not become links or pictures. */
export const hostileAddresses = [
  'javascript:window.__hostile=1',
  ' JaVaScRiPt:window.__hostile=1',
  'java\nscript:window.__hostile=1',
  '\u0001javascript:window.__hostile=1',
  'data:text/html,<script>window.__hostile=1</script>',
  'vbscript:window.__hostile=1',
  '//hostile.example/x',
  '\\\\hostile.example/x',
  '/\\hostile.example/x',
  '/\t/hostile.example/x',
] as const;

/** Fields whose texts are shown to visitors. */
const isText = (key: string) =>
  /title|description|keywords|copyright|crod|productName|links_name/.test(key);

/** Appends a hostile text to every visible text of an answer without changing its shape. */
export function withHostileTexts(data: unknown): unknown {
  let count = 0;
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => change(entry, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, change(entry, name)]),
      );
    if (typeof value !== 'string' || value === '' || !isText(key)) return value;

    count += 1;

    return `${value} ${hostileTexts[count % hostileTexts.length]}`;
  };
  return change(data, '');
}
