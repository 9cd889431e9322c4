function luminance(colour: string): number {
  const channels = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, `#rrggbb` or as computed (`rgb(…)`), as WCAG measures it. */
export function contrast(colour: string, otherColour: string): number {
  const luminances = [luminance(colour), luminance(otherColour)];
  const lightest = Math.max(...luminances);
  const darkest = Math.min(...luminances);

  return (lightest + 0.05) / (darkest + 0.05);
}

/** The grounds of pages. */
export const papers = ['paper', 'paper-raised', 'paper-sunken', 'paper-lane'];

/**
 * The lowest contrast of colour pairs on pages.
 * @param names a theme's colours (src/styles/tokens.css)
 */
export function contrastPairs(
  names: readonly string[],
): [text: string, ground: string, least: number][] {
  const accents = names.filter((name) => name.startsWith('accent-'));
  const texts = ['ink', 'ink-soft', 'ink-faint', 'brand', 'brand-strong', 'danger', ...accents];

  return [
    ...texts.flatMap((text) => papers.map((paper): [string, string, number] => [text, paper, 4.5])),
    ['on-brand', 'brand', 4.5],
    ['on-brand', 'brand-strong', 4.5],
    ['ink', 'brand-tint', 4.5],
    ['paper', 'ink', 4.5],
    ...['line-strong', 'focus'].flatMap((line) =>
      papers.map((paper): [string, string, number] => [line, paper, 3]),
    ),
  ];
}
