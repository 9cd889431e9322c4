import type { Content } from '../../../src/content/content';
import type { SectionOf } from '../../../src/content/schemas/sections';
import { createSite, type Site } from '../../../src/content/site';
import { annexesOf, contractView } from '../../../src/features/contracts/view';
import { formatDay } from '../../../src/site/format-date';
import type { Language } from '../../../src/site/languages';

/** Everything that the PDF of a contract in one language is made from. */
export type ContractSource = ReturnType<typeof contractSource>;

/**
 * Gathers what the PDF of a contract is made from: the text of its page, and the tables of its
 * annexes.
 * @param id of its page
 * @throws Error if the page or its text is missing
 */
export function contractSource(content: Content, id: string, language: Language) {
  const document = content.contracts.documents[id];
  const dictionary = content.pages.get(id)?.[language];
  if (!document || !dictionary)
    throw new Error(`${id} has no page or no row in data/contracts.json`);

  const site = createSite(language, content, {}, document.date);
  const { name, hero, sections } = site.resolveFacts(dictionary);
  const section = sections.find(({ kind }) => kind === 'contract');
  if (section?.kind !== 'contract') throw new Error(`${id} has no section of kind contract`);

  const { vendor, ui } = content;
  const { version, date } = document;
  const edition = { version, date: formatDay(date, language) };
  const { contracts, media, print } = ui[language];

  return {
    language,
    title: name,
    lead: hero.lead,
    edition: site.getFixedT('contracts')('edition', edition),
    date,
    articles: contractView(section, site, id).articles,
    annexes: annexesOf(id, site).map(({ title, table }) => ({
      title,
      lead: table.lead,
      columns: table.columns,
      rows: table.rows.map((row) => row.map((cell) => cellText(cell, site))),
    })),
    vendor: {
      name: vendor.name[language],
      legalName: vendor.legalName[language],
      slogan: vendor.slogan[language],
    },
    /** Address of the contract's page. */
    page: vendor.siteUrl + site.targets.href(id),
    contractLabels: contracts,
    labels: { ...print, ...media },
  };
}

type Cell = SectionOf<'table'>['rows'][number][number];

/** A cell in words: a mark is yes or no, with its note. */
function cellText(cell: Cell, { getFixedT }: Site): string {
  const t = getFixedT('page');
  if (typeof cell === 'string') return cell;
  if (Array.isArray(cell)) return `${t('yes')} ${cell[1]}`;
  return t(cell ? 'yes' : 'no');
}
