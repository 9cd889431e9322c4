import { setUpSmoke } from './setup';

/** axe on every page and on everything that opens, in both themes (npm run test:accessibility). */
export default function setup(jestConfig: object): Promise<void> {
  Object.assign(process.env, { SMOKE_EVERY: '1', SMOKE_ACCESSIBILITY: '1' });
  return setUpSmoke(jestConfig);
}
