import * as v from 'valibot';
import { submission } from './call';
import { outcome } from './envelope';
import { identifier } from './fields';

/** Payload of `/api/Submit/down_record`, the log of every download (specification section 7). */
const downloadRecord = v.object({
  apply_id: identifier,
  file_id: identifier,
  user_ip: v.string(),
});

export const recordDownload = submission('down_record', downloadRecord, outcome);
