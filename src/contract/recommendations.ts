import * as v from 'valibot';
import { requiredText } from './fields';
import { read } from './call';

/** Answer of `api/page/GetProductRecommend`: the hot searches (specification section 3). */
export const recommendations = v.pipe(
  v.array(v.object({ productName: requiredText })),
  v.minLength(1, 'a list with at least one entry'),
);

export type Recommendations = v.InferOutput<typeof recommendations>;

export const getRecommendations = read('GetProductRecommend', '/api/page/GetProductRecommend', recommendations);
