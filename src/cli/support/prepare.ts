import '../../site/load-environment';
import { needDataFile } from '../../calls/data-file';
import { vendor } from '../../content/schemas/vendor';
import { redirectRows } from '../../features/redirects/schema';
import { fail, root } from './environment';

/*
 * The first import of every command. The modules after it read the environment, and take these
 * files as they are: a mistake in them would end the command with a stack.
 */
try {
  needDataFile(root, 'data/vendor.json', vendor);
  needDataFile(root, 'data/redirects.json', redirectRows);
} catch (error) {
  fail(error);
}
