import { realContent } from '../support/real-site';

/** Address of the site under test, without a slash at its end. */
export const base = process.env.SMOKE_BASE ?? '';

/** The data folder that the site under test was built from. */
export const content = realContent();

/** For tests that set the mock's faults or read its submissions: skipped against a deployment (SMOKE_URL). */
export const describeWithMock = process.env.SMOKE_URL ? describe.skip : describe;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
