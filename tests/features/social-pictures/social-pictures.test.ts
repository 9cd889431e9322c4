import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readMotifs } from '../../../src/features/motifs/read';
import { drawSocialPictures } from '../../../src/features/social-pictures/draw';
import {
  type PicturedPage,
  socialPictureOf,
  socialSize,
} from '../../../src/features/social-pictures/picture';

const css = readFileSync('src/styles/tokens.css', 'utf8');

const page: PicturedPage = {
  key: 'product/X',
  family: 'devops',
  meta: { siteName: 'Vendor', image: '/social/en/product/X.jpg' },
  hero: { eyebrow: 'Product', heading: 'One ledger & its rules' },
  breadcrumbs: [{ label: 'Home' }, { label: 'Products' }, { label: 'X' }],
  item: null,
  motif: null,
};

const motifs = readMotifs('.', []);
const pictureOf = (pageOfPicture: PicturedPage) => socialPictureOf(pageOfPicture, 'en', motifs);

const newFolder = () => mkdtempSync(join(tmpdir(), 'social-pictures-'));

const draw = (pages: PicturedPage[], folder: string) =>
  drawSocialPictures(pages.map(pictureOf), css, folder);

describe('a social picture', () => {
  test('has the size that networks ask for, and stays small', async () => {
    const [picture = Buffer.from('')] = await draw([page], newFolder());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...socialSize });
    expect(picture.length).toBeLessThan(150_000);
  });

  test('is drawn again when what it shows changes, and only then', async () => {
    const folder = newFolder();
    const pictures = () => readdirSync(folder).filter((name) => name.endsWith('.jpg')).length;

    await draw([page], folder);
    await draw([{ ...page, meta: { ...page.meta } }], folder);
    expect(pictures()).toBe(1);

    await draw([{ ...page, hero: { ...page.hero, heading: 'Other' } }], folder);
    expect(pictures()).toBe(2);
  });

  test.each([
    ['en', 'A ledger & its <rules>', 'A ledger & its rules, which everybody may read'],
    ['zh', '容器云与算力平台', '容器云与加速卡平台'],
  ])('shows the letters of its heading (%s)', async (language, heading, otherHeading) => {
    const pages = [heading, otherHeading].map((text) => ({
      ...page,
      language,
      hero: { ...page.hero, heading: text },
    }));
    const [first, second] = await draw(pages, newFolder());

    expect(first?.equals(second ?? Buffer.from(''))).toBe(false);
  });

  test('says the list of an item instead of its own eyebrow', () => {
    expect(pictureOf({ ...page, item: { kind: 'case' } }).eyebrow).toBe('Products');
  });

  test('shows the motif of its family where the page has no drawing', () => {
    expect(pictureOf(page).drawing).not.toBeNull();
    expect(pictureOf({ ...page, family: null }).drawing).toBeNull();
  });
});
