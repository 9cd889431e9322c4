import { axe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** For the files that use it: the others need not load axe. */
export { axe };
