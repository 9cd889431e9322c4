import * as v from 'valibot';
import { diagram } from '../../content/schemas/diagram';
import { sectionSchema, titledTexts } from '../../content/schemas/sections';
import { paragraphs } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
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
    ${sectionHeadFields}
    "The prose below the diagram."
    paragraphs: [String!]!
    "What the drawing shows, as data."
    diagram: Diagram!
    "The diagram as the build has drawn it."
    drawing: Drawing
    "How its important parts work; null without any."
    mechanisms: [TitledText!]
  }
  "Layers from top to bottom with their components, and the flows between components."
  type Diagram {
    "What the diagram shows, in a sentence."
    caption: String!
    "From top to bottom, or in the order of the stages."
    layers: [DiagramLayer!]!
    "What goes from one component to another, in the order of their numbers."
    flows: [DiagramFlow!]!
  }
  "A layer, or in other layouts a zone or a stage."
  type DiagramLayer {
    "The name of the layer."
    name: String!
    "Its boxes, in their order."
    components: [DiagramComponent!]!
  }
  "A box of the diagram."
  type DiagramComponent {
    "Unique in its diagram; flows name it."
    id: String!
    "What stands in the box."
    name: String!
    "A few smaller words below the name; null without any."
    note: String
  }
  "What one component sends to another."
  type DiagramFlow {
    "The id of the component that sends."
    from: String!
    "The id of the component that receives."
    to: String!
    "What is sent."
    label: String!
  }
`;

/** The core technology: a diagram with its flows, prose and mechanisms. */
export const architectureSection: SectionDefinition<'architecture'> = {
  schema,
  surface: 'dark',
  types,
  view: architectureView,
  check: checkDiagram,
};
