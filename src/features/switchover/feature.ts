import type { Feature } from '../feature';
import { switchoverSection } from './section';

/** The animated switch between two sites. */
export const switchover: Feature = {
  name: 'switchover',
  sections: { switchover: switchoverSection },
};
