import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';

const schema = sectionSchema('questions', {
  items: listOf(2, v.strictObject({ question: text, answer: text })),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    questions: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Questions and answers."""
  type QuestionsSection implements SectionHead {
    ${sectionHeadFields}
    "The questions with their answers, in their order."
    items: [Question!]!
  }
  "A question and its answer."
  type Question {
    "The question, as a reader asks it."
    question: String!
    "The answer, in a paragraph."
    answer: String!
  }
`;

/** Questions and answers. */
export const questionsSection: SectionDefinition<'questions'> = { schema, types };
