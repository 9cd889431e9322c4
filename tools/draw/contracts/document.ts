import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { table } from '../media/blocks';
import { documentOf, headline, vendorLine } from '../media/template';
import type { ContractSource } from './source';

/** A contract as a document of A4 pages: title, contents, articles, annexes and signatures. */
export function contractMarkup(source: ContractSource): string {
  return documentOf(source, 'contracts/contract.css', [
    ...opening(source),
    ...source.articles.flatMap(article),
    signatures(source),
    ...source.annexes.flatMap((annex, index) => annexTable(annex, index, source)),
  ]);
}

/** Title, version and contents; page numbers are added after layout (../media/pdf.ts). */
function opening(source: ContractSource): ElementContent[] {
  const { title, lead, edition, contractLabels, articles, annexes, page } = source;
  const links = [
    ...articles.map(({ anchor, title }) => h('a', { href: `#${anchor}` }, title)),
    ...annexes.map(({ title }, index) => h('a', { href: `#${annexAnchor(index)}` }, title)),
  ];

  return [
    vendorLine(source),
    h('h1', headline(title, source.language)),
    h('p.edition', edition),
    h('p', lead),
    h('p', [contractLabels.webVersion, ' ', h('a', { href: page }, page)]),
    h('nav.contents', h('h2', contractLabels.contents), ...links),
  ];
}

function article({ anchor, title, clauses }: ContractSource['articles'][number]): ElementContent[] {
  return [
    h('h2', { id: anchor }, title),
    ...clauses.map(({ number, text }) => h('div.clause', [h('span', number), h('p', text)])),
  ];
}

const annexAnchor = (index: number): string => `annex-${index + 1}`;

function annexTable(
  { title, lead, columns, rows }: ContractSource['annexes'][number],
  index: number,
  { language }: ContractSource,
): ElementContent[] {
  return [
    h('h2.annex', { id: annexAnchor(index) }, headline(title, language)),
    ...(lead ? [h('p', lead)] : []),
    table(rows, columns),
  ];
}

/** Where both sides sign. */
const signatures = ({ contractLabels, vendor }: ContractSource) =>
  h('section.signatures', [
    h('h2', contractLabels.signed),
    h('div', [
      h('div', [
        h('p', contractLabels.provider),
        h('p', vendor.legalName),
        h('p.line', contractLabels.sign),
      ]),
      h('div', [
        h('p', contractLabels.customer),
        h('p', '\u00a0'),
        h('p.line', contractLabels.sign),
      ]),
    ]),
  ]);
