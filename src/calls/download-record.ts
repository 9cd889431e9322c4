import * as v from 'valibot';
import { submission } from './call';
import { outcome } from './envelope';
import { identifier } from './fields';
import { isPlain } from './printable';

/** Payload of `/api/Submit/down_record`, the log of every download (specification section 7). */
const downloadRecord = v.object({
  apply_id: identifier,
  file_id: identifier,
  /** The longest is an IPv6 address with an IPv4 one in it; empty if it is not known. */
  user_ip: v.pipe(v.string(), v.maxLength(45), v.check(isPlain)),
});

export const recordDownload = submission('down_record', downloadRecord, outcome);
