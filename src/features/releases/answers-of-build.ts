import { type ApiAnswers, askApi } from '../../calls/answers/ask';
import { readHandedOver } from '../../calls/answers/handed-over';
import { parseEnvironment } from '../../site/environment';
import { largeMenuChanges } from './changes';
import { type BuildRecord, readRecord } from './record';
import { servedFolder } from './releases';

/**
 * Refuses answers whose menus have changed a lot since the published build, which may be an
 * accident of the API: in strict mode with an error, otherwise with warnings.
 * @param published the record of the published build; null if there is none
 */
export function judgeAnswers(answers: ApiAnswers, published: BuildRecord | null): ApiAnswers {
  const { API_STRICT: strict, ACCEPT_MENU: isAccepted } = parseEnvironment(process.env);
  const changes =
    published && !isAccepted ? largeMenuChanges(published.answers, answers.answers) : [];
  if (strict && changes.length > 0)
    throw new Error([...changes, 'If that is meant, build again with ACCEPT_MENU=1.'].join('\n'));
  return { ...answers, warnings: [...answers.warnings, ...changes] };
}

/**
 * The API's answers that a build is made of. The API is asked once: here, or by the command that
 * has handed its answers over.
 * @param root the project's folder
 * @throws Error if there is no API, if it can't be built from, or if strict mode refuses a large
 * change
 */
export async function answersOfBuild(root: string): Promise<ApiAnswers> {
  const { API_URL, MOCK_API_URL, BUILD_ANSWERS } = parseEnvironment(process.env);
  if (BUILD_ANSWERS) return readHandedOver(BUILD_ANSWERS);

  const base = API_URL ?? MOCK_API_URL;
  if (!base) throw new Error('There is no API: API_URL is unset, and no mock API has started.');
  return judgeAnswers(await askApi(root, base), readRecord(servedFolder(root)));
}
