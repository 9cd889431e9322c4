import { poster } from '../../../data/vendor.json';
import { guard } from './guard';
import { startScripts } from './start';

/*
 * The one inline script of the site, in the head of every page: bundled by src/build/webpack.ts, written by gatsby-ssr.tsx. It has no
 * input but the page and the visitor, so that the security policy can name it by one digest.
 */
const elsewhere = guard(poster);
if (elsewhere === null) startScripts();
else location.replace(elsewhere);
