import { type MouseEvent, useRef, useState } from 'react';
import { downloaderKeys, opensTab } from '../../config/downloads';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { openPage } from '../../lib/open-page';
import type { DownloadView } from '../../routes/page-view';
import { useNotices } from '../../stores/notices';
import { local } from '../../stores/storage';
import type { GateOutcome } from './gate';

/** Clicks within this many milliseconds count as one, so that a double click logs one download. */
const settleTime = 1000;

const loadGate = () => import('./gate');

/** Whether something is stored under the kind's key; the gate checks whether it's a record. */
const mayBeRegistered = ({ kind }: DownloadView): boolean => Boolean(local.read(downloaderKeys[kind]));

/** Opens a tab that shows a message and has no access to this page. @returns null if the browser blocks it */
function openTab(text: string): Window | null {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = text;
    tab.document.body?.append(text);
  }
  return tab;
}

/**
 * What a click on a download link does (specification section 4). The link leads to the form, and without a record the browser
 * follows it. With a record, a tab opens at once, since browsers would block a later one, and gets its address after the log call.
 * @param host the company host; empty for the site's own origin
 */
export function useDownload(item: DownloadView, host: string, texts: UiTexts['downloads']) {
  const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle');
  const isBusy = useRef(false);
  const { notify, dismiss } = useNotices.getState();
  const warn = (text: string) => notify({ id: item.form, text });

  function follow(outcome: GateOutcome, tab: Window | null): void {
    if ('fault' in outcome) {
      tab?.close();
      const unanswered = fill(navigator.onLine ? texts.unanswered : texts.offline, { item: texts.items[item.kind] });
      warn(outcome.message || { ...texts, unanswered }[outcome.fault]);
    } else if (outcome.open === 'page') openPage(outcome.address);
    else if (tab) tab.location.replace(outcome.address);
    // A video's page needs no tab, but its form does: what was stored was no record.
    else window.open(outcome.address, '_blank', 'noopener');
  }

  async function download(tab: Window | null): Promise<void> {
    const begun = Date.now();
    isBusy.current = true;
    setState('pending');
    // Failing to load the gate counts as no answer.
    const outcome = await loadGate()
      .then(({ passGate }) => passGate(item, host))
      .catch((): GateOutcome => ({ fault: 'unanswered' }));
    follow(outcome, tab);
    setState('fault' in outcome && outcome.fault === 'refused' ? 'refused' : 'idle');
    settle(settleTime - (Date.now() - begun));
  }

  /** Ignores clicks for some milliseconds. */
  function settle(milliseconds: number): void {
    isBusy.current = true;
    setTimeout(() => {
      isBusy.current = false;
    }, milliseconds);
  }

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (isBusy.current) return event.preventDefault();
    dismiss(item.form);
    const needsTab = opensTab(item.kind);
    const isRegistered = mayBeRegistered(item);
    if (!isRegistered) return settle(settleTime);
    event.preventDefault();
    const tab = needsTab ? openTab(texts.preparing) : null;
    if (needsTab && !tab) return warn(texts.blocked);
    void download(tab);
  }

  function prepare(): void {
    // The click reports failures.
    if (mayBeRegistered(item)) loadGate().catch(() => undefined);
  }

  return { state, press: { onClick, onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare } };
}
