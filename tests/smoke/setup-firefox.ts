import { setUpSmoke } from './setup';

/** The smoke tests in Firefox (npm run smoke:firefox). */
export default function setup(jestConfig: object): Promise<void> {
  process.env.SMOKE_BROWSER = 'firefox';
  return setUpSmoke(jestConfig);
}
