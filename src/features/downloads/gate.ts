import { browserClient } from '../../api-client/browser-client';
import { CallError } from '../../api-client/client';
import { opensTab } from '../../config/downloads';
import { recordDownload } from '../../contract/download-record';
import { ContractError } from '../../contract/envelope';
import { companyAddress } from '../../lib/company-address';
import type { DownloadView } from '../../routes/page-view';
import { readDownloader } from '../../stores/downloaders';

export type GateOutcome =
  /** There's no downloader record of this kind: open the form in a new tab. */
  | { step: 'apply'; address: string }
  /** The file isn't on the company host: log and open nothing. */
  | { step: 'distrust' }
  /** The log call answered status 0 with this message, which may be empty. */
  | { step: 'refuse'; message: string }
  /** No answer, or an invalid one. */
  | { step: 'unanswered' }
  /** Logged: open the file in the tab that the click opened. */
  | { step: 'open'; address: string }
  /** Logged: open the technology video's page in this tab. */
  | { step: 'navigate'; address: string };

/**
 * The download gate (specification sections 4 and 8): checks the record, logs the download, and returns what to do next. Loaded on
 * demand, with the API client and schemas it needs.
 * @param host the company host; empty for the site's own origin
 */
export async function passGate(item: DownloadView, host: string): Promise<GateOutcome> {
  const record = readDownloader(item.kind);
  if (!record) return { step: 'apply', address: item.form };
  const address = opensTab(item.kind) ? companyAddress(host, item.address) : item.address;
  if (address === null) return { step: 'distrust' };
  try {
    const { ok, msg } = await browserClient.submit(recordDownload, {
      apply_id: record.apply_id,
      file_id: String(item.id),
      user_ip: record.userIp,
    });
    if (!ok) return { step: 'refuse', message: msg.trim() };
  } catch (error) {
    // The visitor sees a message and can try again.
    if (error instanceof CallError || error instanceof ContractError) return { step: 'unanswered' };
    throw error;
  }
  return { step: opensTab(item.kind) ? 'open' : 'navigate', address };
}
