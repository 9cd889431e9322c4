import { brotli } from './measure';

/** Pieces of a page's HTML that a page written by hand would not have, or not so. */
const pieces: Record<string, RegExp> = {
  styles: /<style[\s\S]*?<\/style>/g,
  'inline scripts': /<script>[\s\S]*?<\/script>/g,
  'build data': /<script type="(?:application\/json|text\/plain)"[\s\S]*?<\/script>/g,
  'structured data': /<script type="application\/ld\+json"[\s\S]*?<\/script>/g,
  classes: / class="[^"]*"/g,
  comments: /<!--[\s\S]*?-->/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  'menu pictures': /<picture><img src="\/static\/[^>]*\/><\/picture>/g,
};

/** What each piece costs: bytes (brotli) by which the page would be lighter without it. */
export function partsOf(html: string): Record<string, number> {
  const whole = brotli(Buffer.from(html)).length;
  return {
    whole,
    ...Object.fromEntries(
      Object.entries(pieces).map(([name, pattern]) => [
        name,
        whole - brotli(Buffer.from(html.replace(pattern, ''))).length,
      ]),
    ),
  };
}
