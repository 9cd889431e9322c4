import { correct } from './correct';
import { excerpt, has, mark } from './excerpt';
import { parseHeadings, parseTexts, parseVariants } from './later-files';
import { partsOf } from './near';

/** What makes results better and is not needed for the first ones: loaded with the second file of the index. */
export const refinements = { correct, excerpt, has, mark, partsOf, parseHeadings, parseTexts, parseVariants };

export type Refinements = typeof refinements;
