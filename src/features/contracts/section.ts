import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
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
    id: String!
    heading: String!
    lead: String
    surface: Surface
    "Version, first day, and what its PDF is."
    contractFacts: [ContractFact!]!
    "Its PDF; null before it's drawn."
    pdf: ContractPdf
    articles: [ContractArticle!]!
    annexesLabel: String!
    annexes: [ContractAnnex!]!
  }
  "A label with a text."
  type ContractFact {
    term: String!
    detail: String!
  }
  "The PDF of a contract."
  type ContractPdf {
    href: String!
    label: String!
    sha256: String!
  }
  "An article with its numbered clauses."
  type ContractArticle {
    "Its anchor."
    anchor: String!
    title: String!
    clauses: [ContractClause!]!
  }
  "A clause with its number, 3.2."
  type ContractClause {
    number: String!
    text: String!
  }
  "A table of another page that belongs to a contract."
  type ContractAnnex {
    href: String!
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
