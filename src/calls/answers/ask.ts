import { parseEnvironment } from '../../site/environment';
import type { Answers } from '../calls';
import { createClient } from '../client';
import { type Bodies, fetchAnswers, type StaleCall } from './fetch';
import { lastGood } from './last-good';
import { loadPictures, type Picture } from './pictures';

/** Everything that a build takes from the API. */
export interface ApiAnswers {
  answers: Answers;
  /** The bodies of the answers as received, by the name of their call. */
  bodies: Bodies;
  /**
   * Whether the configured API has just given all of them, so that they may become the last good
   * ones.
   */
  areFresh: boolean;
  /** The pictures of the menu and the logo, by address; without those that could not be loaded. */
  pictures: ReadonlyMap<string, Picture>;
  /** A line for each entry that does not fit and is left out. */
  leftOut: string[];
  /** A line for each call and picture that failed. */
  warnings: string[];
}

const staleWarning = ({ call, reason }: StaleCall) =>
  `LAST GOOD ANSWER USED for ${call} (data/last-good/${call}.json): ${reason}`;

const pictureWarning = (failure: string) =>
  `${failure}. The picture of the last build is used if there is one.`;

/**
 * Asks the API for everything that a build depends on: the answers and the menu's pictures.
 * @param root the project's folder
 * @param base the API's base address
 * @throws Error that names each call without an answer; in strict mode also if a host of pictures
 * doesn't answer
 */
export async function askApi(root: string, base: string): Promise<ApiAnswers> {
  const environment = parseEnvironment(process.env);
  const { API_STRICT: strict, API_TIMEOUT: timeout, API_RETRIES: retries } = environment;

  const { answers, bodies, leftOut, stale } = await fetchAnswers({
    client: createClient({ base, timeout }),
    strict,
    retries,
    lastGood: (call) => lastGood(root, call),
  });
  const { pictures, failures, outage } = await loadPictures(answers, base, timeout);
  if (strict && outage) throw new Error(outage);

  return {
    answers,
    bodies,
    areFresh: environment.API_URL !== undefined && stale.length === 0,
    pictures,
    leftOut,
    warnings: [...stale.map(staleWarning), ...failures.map(pictureWarning)],
  };
}
