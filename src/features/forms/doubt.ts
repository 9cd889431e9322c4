import { leastFillingTime } from '../../config/forms';

/**
 * Whether a form was filled in as programs do it. Nobody is turned away: who is doubted is asked to send it once more, and loses nothing.
 * @param decoy what stands in the field that people do not see
 * @param milliseconds since the form was shown
 */
export const isDoubtful = (decoy: string, milliseconds: number): boolean =>
  decoy !== '' || milliseconds < leastFillingTime;
