import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
import { checkCertificates } from './check';
import { certificatesView } from './view';

/** Some rows of the table of certificates, by the names that the table gives them. */
const schema = sectionSchema('certificates', {
  /** The table, e.g. `certificates#held`: its rows have a name, true or false, and a date. */
  table: text,
  rows: listOf(1, text),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    certificates: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Certificates of the company and its products, from the table about them."""
  type CertificatesSection implements SectionHead {
    ${sectionHeadFields}
    "The certificates, in the order of the page."
    certificates: [Certificate!]!
    "The page that has the table, and its name."
    tablePage: PageName!
  }
  "A certificate that the vendor holds or plans to hold."
  type Certificate {
    "What it is called in the table."
    name: String!
    "true: the vendor holds it; false: it is planned."
    isHeld: Boolean!
    "Since when it is held, or when it's planned, in words."
    date: String!
  }
  "A page by the name that sentences call it."
  type PageName {
    "The page's name."
    name: String!
    "The page's address, with the anchor of the table."
    href: String!
  }
`;

/** Certificates that are held or planned, in one row. */
export const certificatesSection: SectionDefinition<'certificates'> = {
  schema,
  types,
  view: certificatesView,
  check: checkCertificates,
};
