import { takeOver } from '../support/handed-over';
import type { SiteContent } from './content';

/** Address of the site under test, without a slash at its end. */
export const base = process.env.SMOKE_BASE ?? '';

/** What setup.ts has read of the data folder, once for all files. */
export const content = takeOver<SiteContent>('smoke');

/**
 * For tests that set the mock's faults or read its submissions: skipped against a deployment
 * (SMOKE_URL).
 */
export const describeWithMock = process.env.SMOKE_URL ? describe.skip : describe;

export { setTimeout as pause } from 'node:timers/promises';
