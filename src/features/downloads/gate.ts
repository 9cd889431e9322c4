import { browserClient } from '../../calls/browser-client';
import { CallError } from '../../calls/client';
import { recordDownload } from '../../calls/download-record';
import { ContractError } from '../../calls/envelope';
import { companyAddress } from '../../site/company-address';
import { opensTab } from '../../site/downloads';
import { useDownloaders } from '../../stores/downloaders';

/** An address to open, or why nothing opens, with the server's message if it refuses. */
export type GateOutcome =
  | { address: string }
  | { fault: 'refused' | 'distrusted' | 'unanswered'; message?: string };

/**
 * The download gate (specification sections 4 and 8): checks the record, logs the download, and
 * returns what to do next. Loaded on demand, with the API client and schemas it needs.
 * @param host the company host; empty for the site's own origin
 */
export async function passGate(item: Queries.DownloadFragment, host: string): Promise<GateOutcome> {
  const record = useDownloaders.getState()[item.kind];
  if (!record) return { address: item.form };

  // A technology video has a page; everything else is a file on the company host.
  const address = opensTab(item.kind) ? companyAddress(host, item.address) : item.address;
  if (address === null) return { fault: 'distrusted' };

  try {
    const { ok, msg } = await browserClient.submit(recordDownload, {
      apply_id: record.apply_id,
      file_id: String(item.id),
      user_ip: record.userIp,
    });
    if (!ok) return { fault: 'refused', message: msg.trim() };
  } catch (error) {
    // The visitor sees a message and can try again.
    if (error instanceof CallError || error instanceof ContractError) {
      return { fault: 'unanswered' };
    }
    throw error;
  }

  return { address };
}
