import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { languages } from '../../src/config/languages';
import { englishNames } from '../../src/contract/content/english';
import { icons } from '../../src/contract/content/icons';
import { type ItemKind, itemSchemas } from '../../src/contract/content/item';
import { mediaKinds, videoKinds } from '../../src/contract/content/media';
import { tags as tagsSchema, vendor as vendorSchema } from '../../src/contract/content/vendor';
import { needDataFile } from '../../src/contract/data-file';
import { manifest } from '../../src/routes/manifest';
import type { Family } from '../../src/routes/route-types';
import { addEnglishName, addIcon, addMenuEntry, menuSeed, type NewPage, withRow } from './register';

/** The kinds of pages, besides items, that `npm run new` creates. */
export const pageKinds = ['product', 'solution'] as const;
export const itemKinds = Object.keys(itemSchemas) as ItemKind[];
/** Aliases for kinds of items. */
export const otherNames: Record<string, ItemKind> = { position: 'joinus' };

export interface NewContent {
  kind: NewPage['kind'] | ItemKind;
  /** The page's name in its address: `BeyondVault`; an item's slug: `edge-agent-4`. */
  slug: string;
  /** Of a product. */
  family: Family;
  /** `YYYY-MM-DD`, the date of an item. */
  today: string;
}

const isPageKind = (kind: NewContent['kind']): kind is NewPage['kind'] => kind === 'product' || kind === 'solution';
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** @throws Error for an invalid or taken name */
function checkName(root: string, { kind, slug }: NewContent): void {
  const [form, example] = isPageKind(kind)
    ? [/^[A-Za-z][A-Za-z0-9]*$/, 'letters and digits, e.g. BeyondVault']
    : [/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and single hyphens, e.g. edge-agent-released'];
  if (!form.test(slug)) throw new Error(`“${slug}” is not a valid name for the kind ${kind}: ${example}`);
  // Many disks treat names that differ only in case as the same.
  const isTaken = (name: string) => name.toLowerCase() === slug.toLowerCase();
  const twin = manifest.find(({ path }) => path.startsWith(`/${kind}/`) && isTaken(path.slice(kind.length + 2)));
  if (twin) throw new Error(`${twin.path} is a route already (src/routes/manifest.ts)`);
  const folder = join(root, isPageKind(kind) ? `data/pages/${kind}` : `data/items/${kind}`);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((name) => isTaken(name.replace(/(\.(zh|en))?\.json$/, '')));
  if (file) throw new Error(`${kind}/${slug} exists already: ${join(folder, file)}`);
}

const anyObject = v.record(v.string(), v.unknown());
const template = (root: string, name: string) => needDataFile(root, `data/scaffold/${name}.json`, anyObject);

/** The files of a new item. Its number is one more than the largest, because numbers are never reused. */
function itemFiles(root: string, kind: ItemKind, { slug, today }: NewContent): Record<string, string> {
  const folder = join(root, 'data/items', kind);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const numbered = v.looseObject({ id: v.number() });
  const ids = names.map((name) => needDataFile(root, `data/items/${kind}/${name}`, numbered).id);
  const own = existsSync(join(root, `data/scaffold/${kind}.json`)) ? kind : 'resource';
  const { tags: _, ...texts } = template(root, own);
  const [tag = ''] = Object.keys(needDataFile(root, 'data/tags.json', tagsSchema));
  const [office] = needDataFile(root, 'data/vendor.json', vendorSchema).offices;
  const offices = 'offices' in texts ? { offices: [office?.id] } : {};
  const item = { id: Math.max(0, ...ids) + 1, date: today, tags: [tag], ...texts, ...offices };
  const isVideo = videoKinds.some((found) => found === kind);
  const script = isVideo ? 'film' : kind === 'pptdown' ? 'deck' : 'document';
  const hasScript = mediaKinds.some((found) => found === kind);
  return {
    [`data/items/${kind}/${slug}.json`]: json(item),
    ...(hasScript ? { [`data/media/${kind}/${slug}.json`]: json(template(root, `media/${script}`)) } : {}),
  };
}

/** The files of a new page, and those that list every page. */
function pageFiles(root: string, page: NewPage): Record<string, string> {
  const { kind, name } = page;
  const files: Record<string, string> = {};
  for (const language of languages)
    files[`data/pages/${kind}/${name}.${language}.json`] = json(template(root, `${kind}.${language}`));
  files[`data/pages/${kind}/${name}.json`] = json({ related: { products: [], solutions: [], cases: [] } });
  if (kind === 'product')
    files[`data/products/${name}.json`] = json({ name: { zh: name, en: name }, ...template(root, 'facts') });
  const manifestFile = 'src/routes/manifest.ts';
  files[manifestFile] = withRow(readFileSync(join(root, manifestFile), 'utf8'), page);
  /** Changes an existing file. */
  const added = <S extends v.GenericSchema>(
    file: string,
    schema: S,
    add: (content: v.InferOutput<S>, page: NewPage) => void,
  ) => {
    const content = needDataFile(root, file, schema);
    add(content, page);
    files[file] = json(content);
  };
  added('mock-api/seeds/topMenu.json', menuSeed, addMenuEntry);
  added('mock-api/seeds/footerMenu.json', menuSeed, addMenuEntry);
  added('data/english/names.json', englishNames, addEnglishName);
  // A product's facts hold its icon.
  if (kind === 'solution') added('data/icons.json', icons, addIcon);
  return files;
}

/**
 * Writes the files of a new page or item, with placeholders that `npm run content` refuses until they're replaced. Adds a page to the
 * manifest, the mock's menus and their English names.
 * @param root the project's folder
 * @returns the files written or changed, below the project's folder
 * @throws Error for an invalid or taken name, or an unreadable file; nothing is written then
 */
export function scaffold(root: string, wanted: NewContent): string[] {
  const { kind, slug, family } = wanted;
  checkName(root, wanted);
  const files = isPageKind(kind) ? pageFiles(root, { kind, name: slug, family }) : itemFiles(root, kind, wanted);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}
