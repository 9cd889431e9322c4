import { defaultLanguage, type Language, languages } from '../../config/languages';
import type { Report } from '../../contract/issue';
import { referencesIn, referenceValues } from '../../i18n/references';
import { docFile, docId } from './docs';
import { anchorIn, codeLanguages, docTarget, headingsIn, nodesIn, parseMarkdown } from './markdown';
import type { Content } from './read';

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
      languages.map(
        (language) => [docId(doc) + language, parseMarkdown(doc[language].body)] as const,
      ),
    ),
  );
  const anchors = new Map(
    [...trees].map(([page, tree]) => [page, headingsIn(tree).map(({ id }) => id)]),
  );
  for (const doc of docs) {
    const product = facts.get(`product/${doc.product}`);
    if (!product)
      report(
        docFile(doc, defaultLanguage),
        '',
        `there is no product/${doc.product} in data/products`,
      );
    for (const language of languages) {
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
          say(
            line,
            `code is in one of ${Object.keys(codeLanguages).join(', ')}, not in “${node.lang ?? ''}”`,
          );
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
        else if (anchor !== undefined && !ids.includes(anchor))
          say(line, `link leads to no heading: ${node.url}`);
      }
    }
    const headings = (language: Language) => anchors.get(docId(doc) + language)?.join(' ');
    for (const language of languages) {
      const source = docFile(doc, language);
      const own = headings(language);
      const chinese = headings(defaultLanguage);
      if (own !== chinese) compare(source, '', `has the headings ${own}, in Chinese ${chinese}`);
      if (doc[language].order !== doc[defaultLanguage].order)
        compare(source, '', 'has another order than in Chinese');
    }
  }
}
