import type { Feature } from '../feature';
import { specificationSection } from './section';

/** What a product is and needs, as a table of its facts. */
export const specification: Feature = {
  name: 'specification',
  sections: { specification: specificationSection },
};
