import { redirectRows } from '../../contract/content/redirects';
import { vendor } from '../../contract/content/vendor';
import { needDataFile } from '../../contract/data-file';
import { fail, root } from './environment';

/* Loaded before a command (run.mjs), whose modules take these files as they are: a mistake in them would end it with a stack. */
try {
  needDataFile(root, 'data/vendor.json', vendor);
  needDataFile(root, 'data/redirects.json', redirectRows);
} catch (error) {
  fail(error);
}
