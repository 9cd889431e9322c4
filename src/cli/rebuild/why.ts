import { staleReason } from '../support/digest';
import { root } from '../support/environment';

/** Says why a build would begin anew, or nothing if it would go on from the last one. */
console.log(staleReason(root) ?? '');
