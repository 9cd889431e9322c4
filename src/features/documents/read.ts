import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { filesBelow } from '../../calls/data-file';
import { type Issue, issuesOf } from '../../calls/issue';
import { belongsToDraft, type Drafts } from '../../content/drafts';
import { withVendor } from '../../content/references';
import type { Vendor } from '../../content/schemas/vendor';
import { isComplete } from '../../content/translations';
import { defaultLanguage, eachLanguage, type Language } from '../../site/languages';
import { manifest } from '../../site/manifest';
import { type DocText, docHead } from './schema';

/** A page of a product's documentation: data/docs/PRODUCT/PAGE.zh.md and .en.md. */
export interface Doc extends Record<Language, DocText> {
  product: string;
  page: string;
}

const folder = 'data/docs';

export const docId = ({ product, page }: Pick<Doc, 'product' | 'page'>): string =>
  `docs/${product}/${page}`;

export const docFile = (
  { product, page }: Pick<Doc, 'product' | 'page'>,
  language: Language,
): string => `${folder}/${product}/${page}.${language}.md`;

function readText(root: string, source: string, issues: Issue[]): DocText | undefined {
  if (!existsSync(join(root, source))) {
    issues.push({ source, key: '', message: 'is missing' });
    return undefined;
  }

  const text = readFileSync(join(root, source), 'utf8').replaceAll('\r\n', '\n');
  const [frontMatter, head] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (frontMatter === undefined || head === undefined) {
    issues.push({
      source,
      at: '1:1',
      key: '',
      message: 'begins with no front matter between two lines “---”',
    });
    return undefined;
  }

  // Not parsed as YAML, so that a description may contain a colon without quotation marks.
  const pairs = head
    .split('\n')
    .map((line) => /^(\w+): *(.*)$/.exec(line)?.slice(1, 3) ?? [line, '']);
  const result = v.safeParse(docHead, Object.fromEntries(pairs));
  if (!result.success) {
    issues.push(...issuesOf(source, result.issues));
    return undefined;
  }

  const after = frontMatter.split('\n').length - 1;
  return { ...result.output, body: text.slice(frontMatter.length), after };
}

/**
 * Reads the documentation, products in the order of the manifest, pages by `order`; the vendor's
 * facts are filled in.
 * @param issues collects what cannot be read
 * @param drafts products whose documentation isn't read
 */
export function readDocs(
  root: string,
  vendor: Vendor | undefined,
  issues: Issue[],
  drafts: Drafts,
): Doc[] {
  const files = filesBelow(root, folder, '.md').filter((file) => !belongsToDraft(file, drafts));
  const names = new Set(
    files.map((file) => file.slice(folder.length + 1).replace(/\.\w+\.md$/, '')),
  );

  const docs = [...names].flatMap((name): Doc[] => {
    const [product = '', page = ''] = name.split('/');
    const texts = eachLanguage((language) => {
      const text = readText(root, docFile({ product, page }, language), issues);
      return text && vendor ? withVendor(text, vendor, language) : text;
    });
    return isComplete(texts) ? [{ product, page, ...texts }] : [];
  });

  const place = ({ product }: Doc) => manifest.findIndex(({ id }) => id === `product/${product}`);
  return docs.sort(
    (a, b) => place(a) - place(b) || a[defaultLanguage].order - b[defaultLanguage].order,
  );
}
