import sharp from 'sharp';
import { needDataFile } from '../../../src/calls/data-file';
import { root } from '../../../src/cli/support/environment';
import { vendor as vendorSchema } from '../../../src/content/schemas/vendor';
import { escapeText } from '../../../src/drawings/svg';
import { defaultLanguage, languageTags } from '../../../src/site/languages';
import { vendorMark } from '../../../src/site/vendor';
import { readColours } from '../colours';
import { reproducibleDrawing } from '../drawing';
import { markSvg } from '../mark';

interface Icon {
  file: string;
  size: number;
  /** Side of the mark, a multiple of 16 where possible. */
  mark: number;
  /** Corner radius of the background; without it, there's no background. */
  radius?: number;
  /** Purpose in the manifest; without it, the manifest doesn't list the icon. */
  purpose?: 'any' | 'maskable';
}

const sizes: readonly Icon[] = [
  { file: 'favicon-32.png', size: 32, mark: 32 },
  // Devices round the corners of these two themselves, and may crop a maskable one to a circle of 80 %.
  { file: 'apple-touch-icon.png', size: 180, mark: 128, radius: 0 },
  { file: 'icon-maskable-512.png', size: 512, mark: 272, radius: 0, purpose: 'maskable' },
  { file: 'icon-192.png', size: 192, mark: 128, radius: 40, purpose: 'any' },
  { file: 'icon-512.png', size: 512, mark: 336, radius: 107, purpose: 'any' },
];

/** The icon for tabs. It follows the colour scheme and has no background. */
const favicon = (name: string, light: string, dark: string): string =>
  `${vendorMark.replace(
    '>',
    `><title>${escapeText(name)}</title><style>svg{color:${light}}@media(prefers-color-scheme:dark){svg{color:${dark}}}</style>`,
  )}\n`;

/** Wraps a PNG in an ICO file, for feed readers and old browsers that request /favicon.ico without reading a page. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The content of every icon and of the web manifest, by path. */
async function makeIcons(): Promise<Map<string, Buffer>> {
  const vendor = needDataFile(root, 'data/vendor.json', vendorSchema);
  const colour = readColours(root);
  const name = vendor.name[defaultLanguage];
  const brand = colour('brand');
  const paper = colour('paper');
  const onBrand = colour('on-brand');
  const files = new Map<string, Buffer>();
  const dark = readColours(root, 'dark')('brand');
  files.set('static/favicon.svg', Buffer.from(favicon(vendor.name.en, brand, dark)));

  for (const { file, size, mark, radius } of sizes) {
    const at = (size - mark) / 2;
    const background =
      radius === undefined
        ? ''
        : `<rect width="${size}" height="${size}" rx="${radius}" fill="${brand}"/>`;
    const picture = markSvg(radius === undefined ? brand : onBrand, mark, at, at);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}${picture}</svg>`;
    const options = { palette: true, colours: 32, effort: 10, compressionLevel: 9, dither: 0 };
    const drawn = await sharp(Buffer.from(svg)).png(options).toBuffer();
    files.set(`static/${file}`, drawn);
    if (file === 'favicon-32.png') files.set('static/favicon.ico', iconFile(drawn, size));
  }

  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: vendor.slogan[defaultLanguage],
    lang: languageTags[defaultLanguage],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: brand,
    background_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...sizes.flatMap(({ file, size, purpose }) =>
        purpose === undefined
          ? []
          : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
      ),
    ],
  };
  files.set('static/manifest.webmanifest', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return files;
}

/** The site's icons and web manifest, from the mark, the colour tokens and the vendor's names. */
export const icons = reproducibleDrawing('the site’s icons and web manifest (static)', makeIcons);
