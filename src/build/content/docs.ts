import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  defaultLanguage,
  eachLanguage,
  fallbackLanguage,
  isPartial,
  type Language,
  languages,
} from '../../config/languages';
import { type DocText, docHead } from '../../contract/content/doc';
import type { Vendor } from '../../contract/content/vendor';
import { type Issue, issuesOf, type Report } from '../../contract/issue';
import { referencesIn, referenceValues, withVendor } from '../../i18n/references';
import { manifest } from '../../routes/manifest';
import { anchorIn, codeLanguages, docTarget, headingsIn, nodesIn, parseMarkdown } from './markdown';
import type { Content } from './read';
import { isWhole, isWrittenIn, type Translated } from './translations';

/** A page of a product's documentation: data/docs/PRODUCT/PAGE.zh.md and .en.md. */
export interface Doc extends Record<Language, DocText>, Translated {
  product: string;
  page: string;
}

const folder = 'data/docs';
export const docId = ({ product, page }: Pick<Doc, 'product' | 'page'>): string => `docs/${product}/${page}`;
export const docFile = ({ product, page }: Pick<Doc, 'product' | 'page'>, language: Language): string =>
  `${folder}/${product}/${page}.${language}.md`;

const namesIn = (path: string) => (existsSync(path) ? readdirSync(path).sort() : []);

function readText(root: string, source: string, issues: Issue[]): DocText | undefined {
  if (!existsSync(join(root, source))) return void issues.push({ source, key: '', message: 'is missing' });
  const text = readFileSync(join(root, source), 'utf8').replaceAll('\r\n', '\n');
  const [whole, head] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (whole === undefined || head === undefined) {
    issues.push({ source, at: '1:1', key: '', message: 'begins with no front matter between two lines “---”' });
    return undefined;
  }
  // Not parsed as YAML, so that a description may contain a colon without quotation marks.
  const pairs = head.split('\n').map((line) => /^(\w+): *(.*)$/.exec(line)?.slice(1, 3) ?? [line, '']);
  const result = v.safeParse(docHead, Object.fromEntries(pairs));
  if (!result.success) issues.push(...issuesOf(source, result.issues));
  const after = whole.split('\n').length - 1;
  return result.success ? { ...result.output, body: text.slice(whole.length), after } : undefined;
}

/**
 * Reads the documentation, products in the order of the manifest, pages by `order`; the vendor's facts are filled in.
 * @param issues collects what cannot be read
 */
export function readDocs(root: string, vendor: Vendor | undefined, issues: Issue[]): Doc[] {
  const found = namesIn(join(root, folder)).flatMap((product) => {
    const files = namesIn(join(root, folder, product)).filter((name) => name.endsWith('.md'));
    const pages = new Set(files.map((name) => name.replace(/\.\w+\.md$/, '')));
    return [...pages].flatMap((page): Doc[] => {
      const untranslated = languages.filter(
        (language) => isPartial(language) && !files.includes(`${page}.${language}.md`),
      );
      const texts = eachLanguage((language) => {
        const own = untranslated.includes(language) ? fallbackLanguage : language;
        const text = readText(root, docFile({ product, page }, own), issues);
        return text && vendor ? withVendor(text, vendor, own) : text;
      });
      return isWhole(texts) ? [{ product, page, ...texts, untranslated }] : [];
    });
  });
  const place = ({ product }: Doc) => manifest.findIndex(({ id }) => id === `product/${product}`);
  return found.sort((a, b) => place(a) - place(b) || a[defaultLanguage].order - b[defaultLanguage].order);
}

/** Node types that a page may contain. Everything else is rejected, because it would not be shown as intended. */
const known =
  /^(root|heading|paragraph|text|strong|emphasis|inlineCode|link|list|listItem|blockquote|code|table|tableRow|tableCell|break)$/;

/**
 * Checks what no schema can: heading anchors, links, references, code languages, and the same headings in both languages.
 * @param checkTarget reports a target outside the documentation that does not exist
 */
export function checkDocs(
  content: Content,
  checkTarget: (source: string, line: string, to: string) => void,
  report: Report,
  compare: Report,
): void {
  const { docs, facts } = content;
  const references = referenceValues(content, 'zh');
  const trees = new Map(
    docs.flatMap((doc) =>
      languages.map((language) => [docId(doc) + language, parseMarkdown(doc[language].body)] as const),
    ),
  );
  const anchors = new Map([...trees].map(([page, tree]) => [page, headingsIn(tree).map(({ id }) => id)]));
  for (const doc of docs) {
    const product = facts.get(`product/${doc.product}`);
    if (!product) report(docFile(doc, defaultLanguage), '', `there is no product/${doc.product} in data/products`);
    for (const language of languages.filter((one) => isWrittenIn(doc, one))) {
      const { title, body, after } = doc[language];
      const source = docFile(doc, language);
      const say = (line: number, message: string) => report(source, String(after + line), message);
      if (product && !title.startsWith(`${product.name[language]} `))
        report(source, '2', `the title does not begin with “${product.name[language]} ”`);
      for (const [index, line] of body.split('\n').entries())
        for (const name of referencesIn(line))
          if (!Object.hasOwn(references, name)) say(index + 1, `unknown reference {{${name}}}`);
      const seen = new Set<string>();
      const tree = trees.get(docId(doc) + language);
      for (const node of tree ? nodesIn(tree) : []) {
        const line = node.position?.start.line ?? 1;
        if (!known.test(node.type)) say(line, `${node.type} is not known here`);
        if (node.type === 'code' && !(node.lang && node.lang in codeLanguages))
          say(line, `code is in one of ${Object.keys(codeLanguages).join(', ')}, not in “${node.lang ?? ''}”`);
        if (node.type === 'heading') {
          if (node.depth !== 2 && node.depth !== 3) say(line, 'a heading has two or three #');
          const id = anchorIn(node);
          if (id === '') say(line, 'a heading ends with its anchor, e.g. {#install}');
          else if (seen.has(id)) say(line, `there are two anchors “${id}”`);
          seen.add(id);
        }
        if (node.type !== 'link') continue;
        const to = docTarget(node.url, doc);
        const [target = '', anchor] = to.split('#');
        const ids = anchors.get(target + language);
        if (ids === undefined) checkTarget(source, String(after + line), to);
        else if (anchor !== undefined && !ids.includes(anchor)) say(line, `link leads to no heading: ${node.url}`);
      }
    }
    const headings = (language: Language) => anchors.get(docId(doc) + language)?.join(' ');
    for (const language of languages) {
      const source = docFile(doc, language);
      const [own, chinese] = [headings(language), headings(defaultLanguage)];
      if (own !== chinese) compare(source, '', `has the headings ${own}, in Chinese ${chinese}`);
      if (doc[language].order !== doc[defaultLanguage].order) compare(source, '', 'has another order than in Chinese');
    }
  }
}
