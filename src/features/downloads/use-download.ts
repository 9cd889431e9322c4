import { navigate } from 'gatsby';
import { type MouseEvent, useRef, useState } from 'react';
import { downloaderKeys, opensTab } from '../../config/downloads';
import type { UiTexts } from '../../i18n/ui-texts';
import type { DownloadView } from '../../routes/page-view';
import { local } from '../../stores/local-storage';
import { useNotices } from '../../stores/notices';

/** Milliseconds within which a second press is taken for a part of the first: a double click or tap logs one download. */
const settleTime = 1000;

/** The gate's code; several presses load it once. */
const loadGate = () => import('./gate');

/** Whether something stands under the kind's key. Whether it is a record is read by the gate. */
const mayBeRegistered = ({ kind }: DownloadView): boolean => Boolean(local.read(downloaderKeys[kind]));

/** Whether the browser lets a press made by script (src/chrome/start-script.ts) open a tab. */
const mayOpenTab = (): boolean => navigator.userActivation?.isActive ?? true;

/** A new tab that knows nothing of this page and says that something is coming; null where the browser blocks it. */
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
 * What a press on a download link does (specification section 4). The link itself leads to the form: without a record the press is left to it.
 * With one the new tab is opened in the press, since browsers block a later one, and pointed at its address after the log call.
 * @param host the company host; empty: the site's own origin
 */
export function useDownload(item: DownloadView, host: string, texts: UiTexts['downloads']) {
  const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle');
  const isBusy = useRef(false);
  const notify = useNotices((notices) => notices.notify);

  async function pass(tab: Window | null): Promise<'idle' | 'refused'> {
    const fail = (message: string) => {
      tab?.close();
      notify(message, 'alert');
    };
    let outcome: Awaited<ReturnType<Awaited<ReturnType<typeof loadGate>>['passGate']>>;
    try {
      outcome = await (await loadGate()).passGate(item, host);
    } catch {
      // The gate's code cannot be loaded: to the visitor as good as no answer.
      outcome = { step: 'unanswered' };
    }
    switch (outcome.step) {
      case 'open':
        tab?.location.replace(outcome.address);
        return 'idle';
      case 'navigate':
        await navigate(outcome.address);
        return 'idle';
      case 'apply':
        // What stood there is no record.
        if (tab) tab.location.replace(outcome.address);
        else window.open(outcome.address, '_blank', 'noopener');
        return 'idle';
      case 'refuse':
        fail(outcome.message || texts.refused);
        return 'refused';
      case 'distrust':
        fail(texts.distrusted);
        return 'idle';
      case 'unanswered':
        fail(navigator.onLine ? texts.unanswered : texts.offline);
        return 'idle';
    }
  }

  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isBusy.current) {
      event.preventDefault();
      return;
    }
    if (!mayBeRegistered(item)) {
      if (event.isTrusted || mayOpenTab()) settle(settleTime);
      else block(event);
      return;
    }
    event.preventDefault();
    const tab = opensTab(item.kind) ? openTab(texts.preparing) : null;
    if (opensTab(item.kind) && !tab) {
      block(event);
      return;
    }
    const begun = Date.now();
    isBusy.current = true;
    setState('pending');
    void pass(tab).then((ended) => {
      setState(ended);
      settle(settleTime - (Date.now() - begun));
    });
  }

  /** The browser does not open a tab: the visitor is told. */
  function block(event: MouseEvent): void {
    event.preventDefault();
    notify(texts.blocked, 'alert');
  }

  /** Presses count again after this many milliseconds. */
  function settle(milliseconds: number): void {
    isBusy.current = true;
    setTimeout(() => {
      isBusy.current = false;
    }, milliseconds);
  }

  /** Loads the gate before the press, as soon as the visitor points at the link. */
  function prepare(): void {
    // A failure is reported by the press.
    if (mayBeRegistered(item)) loadGate().catch(() => undefined);
  }

  return { state, press: { onClick, onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare } };
}
