import { anchorOf } from '../../content/anchors';
import type { SectionResolver } from '../../content/section-definition';
import type { Site } from '../../content/site';
import { formatDay } from '../../site/format-date';
import { fileSize } from '../../site/measures';
import { contractPath } from './files';

/**
 * A contract as its page and its PDF show it.
 * @param page id of the page
 */
export const contractView: SectionResolver<'contract'> = ({ articles, ...section }, site, page) => {
  const { content, language, getFixedT } = site;
  const t = getFixedT('contracts');
  const document = content.contracts.documents[page];
  if (!document) throw new Error(`data/contracts.json has no document ${page}`);

  const path = contractPath(page, language);
  const file = content.contractPdfs.get(path);
  const pages = content.contractFiles[page]?.[language]?.pages;
  const size = file && t('size', { count: pages ?? 1, size: fileSize(file.bytes) });

  return {
    ...section,
    contractFacts: [
      { term: t('version'), detail: document.version },
      { term: t('date'), detail: formatDay(document.date, language) },
      ...(size ? [{ term: t('file'), detail: size }] : []),
    ],
    ...(file && { pdf: { href: path, label: t('download'), sha256: file.sha256 } }),
    articles: articles.map(({ title, clauses }, at) => ({
      anchor: `article-${at + 1}`,
      title: t('article', { number: at + 1, title }),
      clauses: clauses.map((text, index) => ({ number: `${at + 1}.${index + 1}`, text })),
    })),
    annexesLabel: t('annexes'),
    annexes: annexesOf(page, site).map(({ title, to }) => ({
      title,
      href: site.targets.href(to) ?? '',
    })),
  };
};

/**
 * The tables that belong to a contract, with their numbers.
 * @throws Error for one that isn't there
 */
export function annexesOf(page: string, { content, language, getFixedT, resolveFacts }: Site) {
  const t = getFixedT('contracts');
  const annexes = content.contracts.documents[page]?.annexes ?? [];

  return annexes.map((to, index) => {
    const [id = '', anchor] = to.split('#');
    const sections = content.pages.get(id)?.[language].sections ?? [];
    const section = sections.find((candidate) => anchorOf(candidate) === anchor);
    if (section?.kind !== 'table') throw new Error(`data/contracts.json: ${to} is no table`);

    const table = resolveFacts(section);
    return { to, table, title: t('annex', { number: index + 1, title: table.heading }) };
  });
}
