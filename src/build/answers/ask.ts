import { createClient } from '../../api-client/client';
import { parseEnvironment } from '../../config/environment';
import { fetchAnswers } from './fetch';
import { lastGood } from './last-good';
import { loadPictures } from './pictures';

/**
 * Asks the API for everything that a build depends on: the answers and the menu's pictures.
 * @param root the project's folder
 * @param base the API's base address
 * @returns also `bodies`, to be kept if the build passes (the mock has its seeds), and a warning for each call and picture that failed
 * @throws Error that names each call without an answer; in strict mode also if a host of pictures doesn't answer
 */
export async function askApi(root: string, base: string) {
  const {
    API_URL,
    API_STRICT: strict,
    API_TIMEOUT: timeout,
    API_RETRIES: retries,
  } = parseEnvironment(process.env);
  const client = createClient({ base, timeout });
  const fetched = await fetchAnswers({
    client,
    strict,
    retries,
    lastGood: (call) => lastGood(root, call),
  });
  const { answers, leftOut, stale } = fetched;
  const { loaded, failures, outage } = await loadPictures(answers, base, timeout);
  if (strict && outage) throw new Error(outage);
  const warnings = [
    ...stale.map(
      ({ call, reason }) =>
        `LAST GOOD ANSWER USED for ${call} (data/last-good/${call}.json): ${reason}`,
    ),
    ...failures.map(
      (failure) => `${failure}. The picture of the last build is used if there is one.`,
    ),
  ];
  return {
    answers,
    leftOut,
    bodies: API_URL && stale.length === 0 ? fetched.bodies : {},
    loaded,
    warnings,
  };
}
