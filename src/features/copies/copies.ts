import type { Content } from '../../content/content';
import { uiTexts } from '../../content/ui-texts';
import { inLanguage, markdownPath, splitLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';
import { routeOfPath } from '../../site/lookup';
import { menuGroupIds } from '../../site/menu-groups';
import type { BuiltPage } from '../../views/built-page';

type CopiedPage = Pick<
  BuiltPage,
  'key' | 'path' | 'language' | 'template' | 'markdown' | 'meta' | 'view'
>;

type Names = Pick<Content, 'vendor' | 'ui'>;

/** The menu group of a page in `llms.txt`. */
function groupOf({
  path,
  template,
  view,
}: Omit<CopiedPage, 'template'> & { template: string }): string {
  if (template === 'doc') return 'docs';
  const route = routeOfPath(view.item ? `/${view.item.kind}` : splitLanguage(path).path);
  return route?.group ?? 'about';
}

/** The line of a page in `llms.txt`. */
function lineOf({ path, view, meta }: CopiedPage, { vendor }: Names): string {
  const heading = view.hero.heading.replace(/[[\]]/g, '');
  return `- [${heading}](${vendor.siteUrl}${markdownPath(path)}): ${meta.description}`;
}

/**
 * `llms.txt` of a language (llmstxt.org): what the site is, and its pages by menu group with the
 * addresses of their copies.
 */
function overviewOf(language: Language, pages: readonly CopiedPage[], names: Names): string {
  const { vendor, ui } = names;
  const getFixedT = uiTexts(ui, language);
  const home = pages.find(({ key }) => key === 'home');
  const titles = [
    ...menuGroupIds.map((group) => [group, getFixedT('items')(`groups.${group}`)]),
    ['docs', getFixedT('search')('kinds.docs')],
  ];

  const sections = titles.flatMap(([group, title]) => {
    const members = pages.filter((page) => groupOf(page) === group && page !== home);
    if (members.length === 0) return [];

    const lines = members.map((page) => lineOf(page, names));
    return [`## ${title}`, lines.join('\n')];
  });

  return [
    `# ${vendor.name[language]}`,
    `> ${home?.meta.description ?? vendor.slogan[language]}`,
    ...sections,
    '',
  ].join('\n\n');
}

/**
 * Machine-readable texts by path: a copy of every indexed page in Markdown, and an overview in each
 * language. Pure.
 */
export function copiesOf(pages: readonly CopiedPage[], names: Names): Map<string, string> {
  const copies = new Map<string, string>();
  const pagesWithCopy = pages.filter(({ markdown }) => markdown !== '');
  for (const { path, markdown } of pagesWithCopy) copies.set(markdownPath(path), markdown);

  for (const language of languages) {
    const pagesOfLanguage = pagesWithCopy.filter((page) => page.language === language);
    const overview = overviewOf(language, pagesOfLanguage, names);
    copies.set(inLanguage('/llms.txt', language), overview);
  }

  return copies;
}
