import { openAdvisories } from './advisories/addresses';
import { openMatrixFiles } from './compatibility/addresses';
import { openInterfaces } from './documents/addresses';
import { openFeeds } from './feeds/addresses';
import { openCalendars } from './lifecycle/addresses';
import { openBills } from './sbom/addresses';
import { openClassCalendars } from './training/addresses';

/**
 * Data that features publish for scanners, feed readers, calendars and API tools, by feature:
 * scripts of other sites may read them, which get no page and no other file. Paths as `_headers`
 * writes them, with one `*` at most. Taking one out: docs/adding.md.
 */
export const openFiles: Readonly<Record<string, readonly string[]>> = {
  advisories: openAdvisories,
  compatibility: openMatrixFiles,
  documents: openInterfaces,
  feeds: openFeeds,
  lifecycle: openCalendars,
  sbom: openBills,
  training: openClassCalendars,
};
