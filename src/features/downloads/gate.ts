import { browserClient } from '../../api-client/browser-client';
import { CallError } from '../../api-client/client';
import type { DownloadKind } from '../../config/downloads';
import { recordDownload } from '../../contract/download-record';
import { ContractError } from '../../contract/envelope';
import type { DownloadView } from '../../routes/page-view';
import { readDownloader } from '../../stores/downloaders';
import { type FirstStep, firstStep, type NextStep, nextStep } from './rules';

/** How a press ends: by the rules, or without an answer that can be read. */
export type Outcome = Exclude<FirstStep, { step: 'log' }> | NextStep | { step: 'unanswered' };

/** Whether this browser holds a downloader record of a kind. */
export const isRegistered = (kind: DownloadKind): boolean => readDownloader(kind) !== null;

/**
 * The gate of specification section 4: reads the record and logs the download. Imported by the press that needs it, with the API client and
 * the schemas behind it.
 */
export async function passGate(item: DownloadView, host: string): Promise<Outcome> {
  const first = firstStep(item, readDownloader(item.kind), host);
  if (first.step !== 'log') return first;
  try {
    return nextStep(item, await browserClient.submit(recordDownload, first.request), host);
  } catch (error) {
    // No answer, or none that can be read: the visitor is told, and may press again.
    if (error instanceof CallError || error instanceof ContractError) return { step: 'unanswered' };
    throw error;
  }
}
