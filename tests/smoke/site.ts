import { referenceValues, replaceReferences } from '../../src/i18n/references';
import { realContent } from '../support/real-site';

/** Address of the site under test, without a slash at its end. */
export const base = process.env.SMOKE_BASE ?? '';

const written = realContent();
const [zh, en] = [referenceValues(written, 'zh'), referenceValues(written, 'en')];
const items = Object.entries(written.items).map(([kind, list]) => [
  kind,
  list.map((item) => ({ ...item, zh: replaceReferences(item.zh, zh), en: replaceReferences(item.en, en) })),
]);

const pages = [...written.pages].map(
  ([id, page]) => [id, { ...page, zh: replaceReferences(page.zh, zh), en: replaceReferences(page.en, en) }] as const,
);

/** The data folder that the site under test was built from; pages and items with their references filled in. */
export const content = { ...written, pages: new Map(pages), items: Object.fromEntries(items) as typeof written.items };

/** For tests that set the mock's faults or read its submissions: skipped against a deployment (SMOKE_URL). */
export const describeWithMock = process.env.SMOKE_URL ? describe.skip : describe;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
