import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { languages } from '../../src/config/languages';
import { type ItemKind, itemSchemas } from '../../src/contract/content/item';
import { type MediaKind, mediaKinds } from '../../src/contract/content/media';
import { tags as tagsSchema, vendor as vendorSchema } from '../../src/contract/content/vendor';
import { needDataFile } from '../../src/contract/data-file';
import { manifest } from '../../src/routes/manifest';
import type { Family } from '../../src/routes/route-types';
import { withEnglishName, withIcon, withMenuEntry, withRow } from './register';

/** Pages that `npm run new` makes besides items. */
export const pageKinds = ['product', 'solution'] as const;
export const itemKinds = Object.keys(itemSchemas) as ItemKind[];
/** Other names for kinds of items. */
export const otherNames: Record<string, ItemKind> = { position: 'joinus' };

export type PageKind = (typeof pageKinds)[number];

export interface NewContent {
  kind: PageKind | ItemKind;
  /** The page's name in its address: `BeyondVault`; an item's slug: `edge-agent-4`. */
  slug: string;
  /** Of a product. */
  family: Family;
  /** `YYYY-MM-DD`, the date of an item. */
  today: string;
}

const isPageKind = (kind: NewContent['kind']): kind is PageKind => kind === 'product' || kind === 'solution';

const itemFacts = v.looseObject({ id: v.number() });

/** @throws Error for an invalid or taken name */
function checkName(root: string, { kind, slug }: NewContent): void {
  const [form, example] = isPageKind(kind)
    ? [/^[A-Za-z][A-Za-z0-9]*$/, 'letters and digits, e.g. BeyondVault']
    : [/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and single hyphens, e.g. edge-agent-released'];
  if (!form.test(slug)) throw new Error(`“${slug}” is not a valid name for the kind ${kind}: ${example}`);
  const path = `/${kind}/${slug}`;
  // Two files whose names differ by case alone are one file on many disks.
  const twin = manifest.find((route) => route.path.toLowerCase() === path.toLowerCase());
  if (twin) throw new Error(`${twin.path} is a route already (src/routes/manifest.ts)`);
  const folder = join(root, isPageKind(kind) ? `data/pages/${kind}` : `data/items/${kind}`);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const taken = files.find((file) => file.replace(/(\.(zh|en))?\.json$/, '').toLowerCase() === slug.toLowerCase());
  if (taken) throw new Error(`${kind}/${slug} exists already: ${join(folder, taken)}`);
}

const anyObject = v.record(v.string(), v.unknown());

/** One more than the greatest number of a kind: numbers are never reused. */
function nextId(root: string, kind: ItemKind): number {
  const folder = join(root, 'data/items', kind);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return Math.max(0, ...names.map((name) => needDataFile(root, `data/items/${kind}/${name}`, itemFacts).id)) + 1;
}

function newItem(root: string, kind: ItemKind, today: string): object {
  const own = `data/scaffold/${kind}.json`;
  const { tags: _, ...template } = needDataFile(
    root,
    existsSync(join(root, own)) ? own : 'data/scaffold/resource.json',
    anyObject,
  );
  const [tag = ''] = Object.keys(needDataFile(root, 'data/tags.json', tagsSchema));
  const { offices } = needDataFile(root, 'data/vendor.json', vendorSchema);
  return {
    id: nextId(root, kind),
    date: today,
    tags: [tag],
    ...template,
    ...('offices' in template ? { offices: offices.slice(0, 1).map(({ id }) => id) } : {}),
  };
}

const mediaScaffolds: Record<MediaKind, 'document' | 'deck' | 'film'> = {
  report: 'document',
  whitePaper: 'document',
  fileDown: 'document',
  pptdown: 'deck',
  productVideo: 'film',
  liveReview: 'film',
  cloudtech: 'film',
};

/**
 * Writes the files of a new page or item, with placeholders that `npm run content` refuses until they are replaced; enters a page in the
 * manifest, the mock's menus and their English names.
 * @param root the project's folder
 * @returns the files written or changed, below the project's folder
 * @throws Error for a bad or taken name, or a file that cannot be read; nothing is written then
 */
export function scaffold(root: string, wanted: NewContent): string[] {
  const { kind, slug, family, today } = wanted;
  checkName(root, wanted);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const files = new Map<string, string>();
  if (isPageKind(kind)) {
    for (const language of languages)
      files.set(
        `data/pages/${kind}/${slug}.${language}.json`,
        json(needDataFile(root, `data/scaffold/${kind}.${language}.json`, anyObject)),
      );
    files.set(`data/pages/${kind}/${slug}.json`, json({ related: { products: [], solutions: [], cases: [] } }));
    if (kind === 'product') {
      const facts = needDataFile(root, 'data/scaffold/facts.json', anyObject);
      files.set(`data/products/${slug}.json`, json({ name: { zh: slug, en: slug }, ...facts }));
    }
    const page = kind === 'product' ? { kind, name: slug, family } : { kind, name: slug };
    for (const [file, add] of [
      ['src/routes/manifest.ts', withRow],
      ['mock-api/seeds/topMenu.json', withMenuEntry],
      ['mock-api/seeds/footerMenu.json', withMenuEntry],
      ['data/english/names.json', withEnglishName],
      // A product's is in its facts.
      ...(kind === 'solution' ? ([['data/icons.json', withIcon]] as const) : []),
    ] as const) {
      if (file.endsWith('.json')) needDataFile(root, file, anyObject);
      files.set(file, add(readFileSync(join(root, file), 'utf8'), page));
    }
  } else {
    files.set(`data/items/${kind}/${slug}.json`, json(newItem(root, kind, today)));
    const media = mediaKinds.find((found) => found === kind);
    if (media)
      files.set(
        `data/media/${kind}/${slug}.json`,
        json(needDataFile(root, `data/scaffold/media/${mediaScaffolds[media]}.json`, anyObject)),
      );
  }

  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...files.keys()];
}
