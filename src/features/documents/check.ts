import type { Code, Heading, Link, Root } from 'mdast';
import type { Issue, Report } from '../../calls/issue';
import type { Content } from '../../content/content';
import {
  anchorIn,
  codeLanguages,
  docTarget,
  headingsIn,
  nodesIn,
  parseMarkdown,
} from '../../content/markdown';
import { referencesIn, referenceValues, unknownReference } from '../../content/references';
import { uiTexts } from '../../content/ui-texts';
import { defaultLanguage, type Language, languages } from '../../site/languages';
import { type Doc, docFile, docId } from './read';

/**
 * Node types that a page may contain. Everything else is rejected, because it would not be shown as
 * intended.
 */
const allowedNodes =
  /^(root|heading|paragraph|text|strong|emphasis|inlineCode|link|list|listItem|blockquote|code|table|tableRow|tableCell|break)$/;

/** Reports an issue of a page by its line in the body. */
type ReportLine = (line: number, message: string) => void;

/** Checks headings: their depth, and that each has an anchor of its own. */
function headingChecker(reportAt: ReportLine) {
  const anchors = new Set<string>();

  return (heading: Heading, line: number): void => {
    if (heading.depth !== 2 && heading.depth !== 3) reportAt(line, 'a heading has two or three #');

    const anchor = anchorIn(heading);
    if (anchor === '') reportAt(line, 'a heading ends with its anchor, e.g. {#install}');
    else if (anchors.has(anchor)) reportAt(line, `there are two anchors “${anchor}”`);
    anchors.add(anchor);
  };
}

function checkCodeLanguage({ lang }: Code, line: number, reportAt: ReportLine): void {
  if (lang && lang in codeLanguages) return;
  const allowedLanguages = Object.keys(codeLanguages).join(', ');
  reportAt(line, `code is in one of ${allowedLanguages}, not in “${lang ?? ''}”`);
}

/** Reports a target outside the documentation that does not exist. */
type CheckTarget = (source: string, line: string, to: string) => void;

/** The anchor of a release's heading in its notes. */
const releaseAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** The anchors of the releases that notes describe. */
const describedReleases = (tree: Root): string[] =>
  headingsIn(tree)
    .map(({ id }) => id)
    .filter((id) => /^v\d/.test(id));

/**
 * Checks that release notes describe releases of the product, newest first, and no others. One that
 * they don't describe yet is no fault (`releasesWithoutNotes`).
 */
function checkReleases(
  { doc, tree }: DocPage,
  versions: readonly string[],
  reportAt: ReportLine,
): void {
  const headings = describedReleases(tree);
  const anchors = versions.map(releaseAnchor);
  const expectedHeadings = anchors.filter((anchor) => headings.includes(anchor));
  if (headings.join(' ') === expectedHeadings.join(' ')) return;

  const facts = `data/products/${doc.product}.json`;
  const list = (ids: readonly string[]) => ids.join(', ') || 'no release';
  reportAt(1, `has the headings ${list(headings)}, but ${facts} has ${list(anchors)}`);
}

/**
 * Releases of the facts that the product's release notes don't describe. Facts and notes have
 * different authors, so a build goes on and `npm run content` says so.
 */
export function releasesWithoutNotes({ docs, facts }: Pick<Content, 'docs' | 'facts'>): Issue[] {
  const notes = docs.filter(({ page }) => page === 'release-notes');

  return notes.flatMap((doc) => {
    const described = describedReleases(parseMarkdown(doc[defaultLanguage].body));
    const releases = facts.get(`product/${doc.product}`)?.releases ?? [];
    const missing = releases.filter(({ version }) => !described.includes(releaseAnchor(version)));

    return missing.map(({ version }) => ({
      source: docFile(doc, defaultLanguage),
      key: '',
      message: `says nothing of release ${version}: add ## ${version} {#${releaseAnchor(version)}}, in both languages`,
    }));
  });
}

/** The anchors of pages' headings, by the page's id and language. */
type Anchors = ReadonlyMap<string, readonly string[]>;

interface DocPage {
  doc: Doc;
  language: Language;
  tree: Root;
}

/**
 * Checks links: inside the documentation by the headings of the page, others with `checkTarget`.
 */
function linkChecker(
  { doc, language }: DocPage,
  anchors: Anchors,
  checkTarget: CheckTarget,
  reportAt: ReportLine,
) {
  return ({ url }: Link, line: number): void => {
    const to = docTarget(url, doc);
    const [page = '', anchor] = to.split('#');
    const pageAnchors = anchors.get(page + language);

    if (pageAnchors === undefined) {
      checkTarget(docFile(doc, language), String(doc[language].after + line), to);
    } else if (anchor !== undefined && !pageAnchors.includes(anchor)) {
      reportAt(line, `link leads to no heading: ${url}`);
    }
  };
}

/** Checks the elements of a page: their kinds, headings, links and code. */
function checkElements(
  page: DocPage,
  anchors: Anchors,
  checkTarget: CheckTarget,
  reportAt: ReportLine,
): void {
  const checkHeading = headingChecker(reportAt);
  const checkLink = linkChecker(page, anchors, checkTarget, reportAt);

  for (const node of nodesIn(page.tree)) {
    const line = node.position?.start.line ?? 1;
    if (!allowedNodes.test(node.type)) reportAt(line, `${node.type} is not known here`);
    if (node.type === 'code') checkCodeLanguage(node, line, reportAt);
    if (node.type === 'heading') checkHeading(node, line);
    if (node.type === 'link') checkLink(node, line);
  }
}

/** Checks that each reference to a fact has one. */
function checkFactReferences(
  body: string,
  references: Readonly<Record<string, string>>,
  reportAt: ReportLine,
): void {
  for (const [index, line] of body.split('\n').entries()) {
    for (const name of referencesIn(line)) {
      if (!Object.hasOwn(references, name)) reportAt(index + 1, unknownReference(name));
    }
  }
}

/**
 * Checks that the notes of every release say what its known issues are, if only that there are
 * none.
 */
function checkReleaseNotes(body: string, knownIssue: string, reportAt: ReportLine): void {
  const lines = body.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));

  for (const [at, start] of starts.entries()) {
    const isRelease = /\{#v\d[^}]*\}$/.test(lines[start] ?? '');
    const section = lines.slice(start, starts[at + 1]).join('\n');
    if (isRelease && !section.includes(`**${knownIssue}`)) {
      reportAt(start + 1, `the release doesn’t say what its known issues are: **${knownIssue}…**`);
    }
  }
}

/**
 * Checks what no schema can: heading anchors, links, references, code languages, and the same
 * headings in both languages.
 * @param report takes issues that make a page wrong
 * @param compare takes differences between languages
 */
export function checkDocs(
  content: Content,
  checkTarget: CheckTarget,
  report: Report,
  compare: Report,
): void {
  const { docs, facts } = content;
  const references = referenceValues(content, defaultLanguage);
  const pages: DocPage[] = docs.flatMap((doc) =>
    languages.map((language) => ({ doc, language, tree: parseMarkdown(doc[language].body) })),
  );
  const anchors: Anchors = new Map(
    pages.map(({ doc, language, tree }) => [
      docId(doc) + language,
      headingsIn(tree).map(({ id }) => id),
    ]),
  );

  for (const doc of docs) {
    if (!facts.has(`product/${doc.product}`)) {
      const message = `there is no product/${doc.product} in data/products`;
      report(docFile(doc, defaultLanguage), '', message);
    }
  }

  for (const page of pages) {
    const { doc, language } = page;
    const { title, body, after } = doc[language];
    const source = docFile(doc, language);
    const reportAt: ReportLine = (line, message) => report(source, String(after + line), message);

    const product = facts.get(`product/${doc.product}`);
    if (product && !title.startsWith(product.name[language]))
      report(source, '2', `the title does not begin with “${product.name[language]}”`);

    checkFactReferences(body, references, reportAt);
    if (doc.page === 'release-notes') {
      checkReleaseNotes(body, uiTexts(content.ui, language)('reference')('knownIssue'), reportAt);
      const versions = product?.releases.map(({ version }) => version) ?? [];
      checkReleases(page, versions, reportAt);
    }
    checkElements(page, anchors, checkTarget, reportAt);
  }

  for (const doc of docs) compareLanguages(doc, anchors, compare);
}

/** Compares headings and place of a page in all languages with the Chinese. */
function compareLanguages(doc: Doc, anchors: Anchors, compare: Report): void {
  const headingsOf = (language: Language) => anchors.get(docId(doc) + language)?.join(' ');
  const original = headingsOf(defaultLanguage);

  for (const language of languages) {
    const source = docFile(doc, language);
    const headings = headingsOf(language);
    if (headings !== original)
      compare(source, '', `has the headings ${headings}, in Chinese ${original}`);
    if (doc[language].order !== doc[defaultLanguage].order)
      compare(source, '', 'has another order than in Chinese');
  }
}
