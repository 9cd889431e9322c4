import { root } from '../../src/cli/support/environment';
import { vendorMark } from '../../src/site/vendor';
import { drawnColoursOf } from './colours';

/** The vendor's mark as an SVG element in one colour, for a document or another SVG. */
export const markSvg = (colour: string, size: number, x = 0, y = 0): string =>
  vendorMark.replace(
    '<svg',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}"`,
  );

/** The vendor's look in drawings (mark and colours), as part of their digests. */
export const look = (): unknown => [vendorMark, Object.fromEntries(drawnColoursOf(root, 'light'))];
