import { root } from '../../src/cli/support/environment';
import { vendorMark } from '../../src/config/vendor';
import { coloursOf } from './colours';

/** The vendor's mark as an SVG element in one colour, cut at its edges, to be placed in a document or in another SVG. */
export const markSvg = (colour: string, size: number, x = 0, y = 0): string =>
  vendorMark.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}"`);

/** What drawings show of the vendor, beside its name: a part of their digests. */
export const look = (): unknown => [vendorMark, Object.fromEntries(coloursOf(root, 'light'))];
