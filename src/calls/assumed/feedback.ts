import * as v from 'valibot';
import { submission } from '../call';
import { outcome } from '../envelope';
import { requiredLine } from './text-rules';

const shortLine = requiredLine(1, 200);

/** What readers miss: whether a page was useful, or what a search did not find. */
export const feedback = v.variant('kind', [
  v.object({ kind: v.literal('page'), path: shortLine, useful: v.boolean() }),
  v.object({ kind: v.literal('search'), language: shortLine, query: shortLine }),
]);

export type Feedback = v.InferOutput<typeof feedback>;

export const sendFeedback = submission('feedback', feedback, outcome, { assumed: true });
