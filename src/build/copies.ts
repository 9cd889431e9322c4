import { type Language, languages } from '../config/languages';
import { inLanguage, markdownPath, splitLanguage } from '../routes/href';
import { routeOfPath } from '../routes/lookup';
import type { Content } from './content/read';
import type { BuiltPage } from './view/pages';

type CopiedPage = Pick<
  BuiltPage,
  'key' | 'path' | 'language' | 'template' | 'markdown' | 'meta' | 'view'
>;

/** `llms.txt` of a language (llmstxt.org): what the site is, and its pages by menu group with the addresses of their copies. */
function overview(
  pages: readonly CopiedPage[],
  language: Language,
  { vendor, ui }: Pick<Content, 'vendor' | 'ui'>,
) {
  const titles = { ...ui[language].items.groups, docs: ui[language].search.kinds.docs };
  const groupOf = ({ path, template, view }: CopiedPage) =>
    template === 'doc'
      ? 'docs'
      : (routeOfPath(view.item ? `/${view.item.kind}` : splitLanguage(path).path)?.group ??
        'about');
  const line = ({ path, view, meta }: CopiedPage) =>
    `- [${view.hero.heading.replace(/[[\]]/g, '')}](${vendor.siteUrl}${markdownPath(path)}): ${meta.description}`;
  const home = pages.find(({ key }) => key === 'home');
  const sections = Object.entries(titles).flatMap(([group, title]) => {
    const own = pages.filter((page) => groupOf(page) === group && page !== home);
    return own.length > 0 ? [`## ${title}`, own.map(line).join('\n')] : [];
  });
  return [
    `# ${vendor.name[language]}`,
    `> ${home?.meta.description ?? vendor.slogan[language]}`,
    ...sections,
    '',
  ].join('\n\n');
}

/** Machine-readable texts by path: a copy of every indexed page in Markdown, and an overview in each language. Pure. */
export function copiesOf(
  pages: readonly CopiedPage[],
  content: Pick<Content, 'vendor' | 'ui'>,
): Map<string, string> {
  const copied = pages.filter(({ markdown }) => markdown !== '');
  return new Map([
    ...copied.map(({ path, markdown }) => [markdownPath(path), markdown] as const),
    ...languages.map((language) => {
      const own = copied.filter((page) => page.language === language);
      return [inLanguage('/llms.txt', language), overview(own, language, content)] as const;
    }),
  ]);
}
