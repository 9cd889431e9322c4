import sharp from 'sharp';
import { needDataFile } from '../../../src/calls/data-file';
import { root } from '../../../src/cli/support/environment';
import { type Vendor, vendor as vendorSchema } from '../../../src/content/schemas/vendor';
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
  // Devices round the corners of these two themselves, and may crop a maskable one to a circle of
  // 80 %.
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

/**
 * Wraps a PNG in an ICO file, for feed readers and old browsers that request /favicon.ico without
 * reading a page.
 */
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

/** Compression that gives the same file each time. */
const pngOptions = { palette: true, colours: 32, effort: 10, compressionLevel: 9, dither: 0 };

/** Draws the mark in the middle of an icon. */
function drawIcon({ size, mark, radius }: Icon, brand: string, onBrand: string): Promise<Buffer> {
  const hasBackground = radius !== undefined;
  const background = hasBackground
    ? `<rect width="${size}" height="${size}" rx="${radius}" fill="${brand}"/>`
    : '';
  const margin = (size - mark) / 2;
  const picture = markSvg(hasBackground ? onBrand : brand, mark, margin, margin);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}${picture}</svg>`;

  return sharp(Buffer.from(svg)).png(pngOptions).toBuffer();
}

/**
 * The web manifest.
 * @param colours of the browser's frame and of the page while it loads
 */
function webManifest({ name, slogan }: Vendor, colours: { theme: string; background: string }) {
  const raster = sizes.flatMap(({ file, size, purpose }) =>
    purpose === undefined
      ? []
      : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
  );

  return {
    id: '/',
    name: name[defaultLanguage],
    short_name: name[defaultLanguage],
    description: slogan[defaultLanguage],
    lang: languageTags[defaultLanguage],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: colours.theme,
    background_color: colours.background,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...raster,
    ],
  };
}

/** The content of every icon and of the web manifest, by path. */
async function makeIcons(): Promise<Map<string, Buffer>> {
  const vendor = needDataFile(root, 'data/vendor.json', vendorSchema);
  const colour = readColours(root);
  const brand = colour('brand');
  const brandInDark = readColours(root, 'dark')('brand');
  const files = new Map<string, Buffer>();

  files.set('static/favicon.svg', Buffer.from(favicon(vendor.name.en, brand, brandInDark)));

  for (const icon of sizes) {
    const png = await drawIcon(icon, brand, colour('on-brand'));
    files.set(`static/${icon.file}`, png);
    if (icon.file === 'favicon-32.png') files.set('static/favicon.ico', iconFile(png, icon.size));
  }

  const manifest = webManifest(vendor, { theme: brand, background: colour('paper') });
  files.set('static/manifest.webmanifest', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));

  return files;
}

/** The site's icons and web manifest, from the mark, the colour tokens and the vendor's names. */
export const icons = reproducibleDrawing('the site’s icons and web manifest (static)', makeIcons);
