import * as v from 'valibot';
import { read } from './call';
import { requiredText } from './fields';

/** Answer of `api/page/GetProductRecommend`: the hot searches (specification section 3). */
export const recommendations = v.pipe(
  v.array(v.object({ productName: requiredText })),
  v.minLength(1, 'a list with at least one entry'),
);

export type Recommendations = v.InferOutput<typeof recommendations>;

export const getRecommendations = read('GetProductRecommend', '/api/page/GetProductRecommend', recommendations);
