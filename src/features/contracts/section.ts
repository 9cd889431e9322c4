import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
import { contractView } from './view';

const schema = sectionSchema('contract', {
  /** In their order, which numbers them and their clauses. */
  articles: listOf(
    1,
    v.strictObject({ title: text, clauses: listOf(1, text, 'clause') }),
    'article',
  ),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    contract: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The text of a contract (data/contracts.json)."""
  type ContractSection implements SectionHead {
    ${sectionHeadFields}
    "Version, first day, and what its PDF is."
    contractFacts: [ContractFact!]!
    "Its PDF; null before it's drawn."
    pdf: ContractPdf
    "Its articles, in the order of their numbers."
    articles: [ContractArticle!]!
    "What stands above the annexes."
    annexesLabel: String!
    "The tables that belong to it, in the order of their numbers."
    annexes: [ContractAnnex!]!
  }
  "A label with a text."
  type ContractFact {
    "What the fact is about."
    term: String!
    "The fact itself."
    detail: String!
  }
  "The PDF of a contract."
  type ContractPdf {
    "Its address on this site."
    href: String!
    "What the link to it says."
    label: String!
    "Its SHA-256 checksum, in hexadecimal."
    sha256: String!
  }
  "An article with its numbered clauses."
  type ContractArticle {
    "Its anchor, without #."
    anchor: String!
    "Its heading, with its number."
    title: String!
    "Its clauses, in the order of their numbers."
    clauses: [ContractClause!]!
  }
  "A clause with its number, 3.2."
  type ContractClause {
    "The numbers of its article and its own: 3.2."
    number: String!
    "What the clause says."
    text: String!
  }
  "A table of another page that belongs to a contract."
  type ContractAnnex {
    "The address of the table on its page."
    href: String!
    "The heading of the table, with the number of the annex."
    title: String!
  }
`;

/** The text of a contract, also as a PDF. */
export const contractSection: SectionDefinition<'contract'> = {
  schema,
  types,
  check(_section, { content, report }) {
    const pages = Object.keys(content.contracts.documents);
    if (pages.length === 0) report('', 'data/contracts.json has no documents: remove the section');
  },
  view: contractView,
  markdownParts: ({ contractFacts, pdf, articles, annexes }) => ({
    facts: pdf ? [...contractFacts, { term: 'SHA-256', detail: pdf.sha256 }] : contractFacts,
    items: articles.map(({ title, clauses }) => ({
      title,
      entries: clauses.map(({ number, text: clause }) => ({ title: number, text: clause })),
    })),
    entries: [
      ...(pdf ? [{ title: pdf.label, href: pdf.href }] : []),
      ...annexes.map(({ title, href }) => ({ title, href })),
    ],
  }),
};
