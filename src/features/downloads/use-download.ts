import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type MouseEvent, useRef, useState } from 'react';
import type { TextsOf } from '../../i18n/instance';
import { opensTab } from '../../site/downloads';
import { openPage } from '../../site/open-page';
import { useDownloaders } from '../../stores/downloaders';
import { useNotices } from '../../stores/notices';
import type { GateOutcome } from './gate';

interface Options {
  item: Queries.DownloadFragment;
  /** The company host; empty for the site's own origin. */
  host: string;
}

/** Clicks within this many milliseconds count as one, so that a double click logs one download. */
const settleTime = 1000;

/**
 * Opens a tab that shows a message and has no access to this page.
 * @returns null where there are no tabs (web views of apps), or they are blocked
 */
function openTab(text: string): Window | null {
  const tab = window.open('', '_blank');

  if (tab) {
    tab.opener = null;
    tab.document.title = text;
    tab.document.body?.append(text);
  }
  return tab;
}

/** What a visitor is told if nothing opens. */
function faultMessage(
  { fault, message }: Extract<GateOutcome, { fault: string }>,
  { item }: Options,
  t: TextsOf<'downloads'>,
): string {
  if (message) return message;
  if (fault !== 'unanswered') return t(fault);

  return t(navigator.onLine ? 'unanswered' : 'offline', {
    item: t(`items.${item.kind}`),
  });
}

/** Ignores clicks for a moment after the first. */
function useSettling() {
  const isSettling = useRef(false);

  function settle(): void {
    isSettling.current = true;
    setTimeout(() => {
      isSettling.current = false;
    }, settleTime);
  }

  return { isSettling, settle };
}

/** Asks the gate. Failing to load it counts as no answer. */
const askGate = ({ item, host }: Options): Promise<GateOutcome> =>
  import('./gate')
    .then(({ passGate }) => passGate(item, host))
    .catch(() => ({ fault: 'unanswered' }));

/**
 * What a click on a download link does (specification section 4). The link leads to the form, and
 * without a record the browser follows it. With a record, a tab opens at once, since browsers would
 * block a later one, and gets its address after the log call. Where no tab opens, this one gets it.
 */
export function useDownload(options: Options) {
  const { t } = useTranslation('downloads');
  const { item } = options;
  const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle');
  const { isSettling, settle } = useSettling();
  const { notify, dismiss } = useNotices.getState();

  function follow(outcome: GateOutcome, tab: Window | null): void {
    if ('fault' in outcome) {
      tab?.close();
      notify({ id: item.form, text: faultMessage(outcome, options, t) });
    } else if (tab) {
      tab.location.replace(outcome.address);
    } else {
      openPage(outcome.address);
    }
  }

  async function download(tab: Window | null): Promise<void> {
    setState('pending');
    const outcome = await askGate(options);
    follow(outcome, tab);
    setState('fault' in outcome && outcome.fault === 'refused' ? 'refused' : 'idle');
  }

  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isSettling.current || state === 'pending') {
      event.preventDefault();
      return;
    }

    settle();
    dismiss(item.form);
    // What is stored now decides, whoever has stored it.
    void useDownloaders.persist.rehydrate();
    if (useDownloaders.getState()[item.kind] === null) return;

    event.preventDefault();
    void download(opensTab(item.kind) ? openTab(t('preparing')) : null);
  }

  return { state, onClick };
}
