import * as v from 'valibot';
import { diagram } from '../../content/schemas/diagram';
import { sectionSchema, titledTexts } from '../../content/schemas/sections';
import { paragraphs } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { checkDiagram } from './check';
import { architectureView } from './view';

const schema = sectionSchema('architecture', {
  paragraphs,
  diagram,
  mechanisms: v.optional(titledTexts(2)),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    architecture: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The core technology: a diagram with its flows, prose and mechanisms."""
  type ArchitectureSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    paragraphs: [String!]!
    diagram: Diagram!
    "The diagram as the build has drawn it."
    drawing: Drawing
    mechanisms: [TitledText!]
  }
  "Layers from top to bottom with their components, and the flows between components."
  type Diagram {
    caption: String!
    layers: [DiagramLayer!]!
    flows: [DiagramFlow!]!
  }
  "A layer, or in other layouts a zone or a stage."
  type DiagramLayer {
    name: String!
    components: [DiagramComponent!]!
  }
  "A box of the diagram."
  type DiagramComponent {
    "Unique in its diagram; flows name it."
    id: String!
    name: String!
    note: String
  }
  "What one component sends to another."
  type DiagramFlow {
    "Ids of components."
    from: String!
    to: String!
    label: String!
  }
`;

/** The core technology: a diagram with its flows, prose and mechanisms. */
export const architectureSection: SectionDefinition<'architecture'> = {
  schema,
  surface: 'tint',
  types,
  view: architectureView,
  check: checkDiagram,
};
