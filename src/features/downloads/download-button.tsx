import { type MouseEvent, useId, useRef, useState } from 'react';
import * as looks from '../../components/button.module.css';
import { opensTab } from '../../config/downloads';
import { formatMessage } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { openPage } from '../../lib/open-page';
import type { DownloadView } from '../../routes/page-view';
import { useDownloaders } from '../../stores/downloaders';
import { useNotices } from '../../stores/notices';
import * as shared from '../../styles/shared.module.css';
import * as styles from './download-button.module.css';
import type { GateOutcome } from './gate';

interface Props {
  item: DownloadView;
  /** The company host; empty for the site's own origin. */
  host: string;
  texts: UiTexts['downloads'];
  /** `row`: in a list; `hero`: among the buttons of a page's head. */
  place?: 'page' | 'row' | 'hero';
  hint?: boolean;
}

/** Clicks within this many milliseconds count as one, so that a double click logs one download. */
const settleTime = 1000;

/** Opens a tab that shows a message and has no access to this page. @returns null where there are no tabs (web views of apps), or they are blocked */
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
 * Where no tab opens, this one gets it.
 */
function useDownload({ item, host, texts }: Props) {
  const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle');
  const isSettling = useRef(false);
  const { notify, dismiss } = useNotices.getState();
  const warn = (text: string) => notify({ id: item.form, text });

  function follow(outcome: GateOutcome, tab: Window | null): void {
    if ('fault' in outcome) {
      tab?.close();
      const unanswered = formatMessage(navigator.onLine ? texts.unanswered : texts.offline, {
        item: texts.items[item.kind],
      });
      warn(outcome.message || { ...texts, unanswered }[outcome.fault]);
      return;
    }
    if (tab) tab.location.replace(outcome.address);
    else openPage(outcome.address);
  }

  async function download(tab: Window | null): Promise<void> {
    setState('pending');
    // Failing to load the gate counts as no answer.
    const outcome = await import('./gate')
      .then(({ passGate }) => passGate(item, host))
      .catch((): GateOutcome => ({ fault: 'unanswered' }));
    follow(outcome, tab);
    setState('fault' in outcome && outcome.fault === 'refused' ? 'refused' : 'idle');
  }

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (isSettling.current || state === 'pending') return event.preventDefault();
    isSettling.current = true;
    setTimeout(() => {
      isSettling.current = false;
    }, settleTime);
    dismiss(item.form);
    if (useDownloaders.getState()[item.kind] === null) return;
    event.preventDefault();
    void download(opensTab(item.kind) ? openTab(texts.preparing) : null);
  }

  return { state, onClick };
}

/** Downloads an item, or plays a technology video, once its form was sent (section 4). Without script, a link to the form. */
export function DownloadButton(props: Props) {
  const { item, texts, place = 'page', hint = place === 'page' } = props;
  const { state, onClick } = useDownload(props);
  const factsId = useId();
  const isPending = state === 'pending';
  return (
    <div className={`${styles.download} ${place === 'hero' ? '' : styles[place]}`}>
      <a
        className={`${looks.button} ${place === 'page' ? looks.primary : looks.quiet}`}
        href={item.form}
        target="_blank"
        rel="noopener"
        onClick={onClick}
        aria-describedby={factsId}
        {...(isPending ? { 'aria-disabled': true } : {})}
      >
        {item.label}
        <span className="visually-hidden">
          {place === 'row' && formatMessage(texts.titled, { title: item.title })}
          {opensTab(item.kind) && texts.newTab}
        </span>
      </a>
      <span id={factsId} className={styles.facts}>
        {item.facts}
      </span>
      {state === 'refused' && (
        <a href={item.form} target="_blank" rel="noopener" className={shared.touch}>
          {texts.registerAgain}
          <span className="visually-hidden">{texts.newTab}</span>
        </a>
      )}
      <span role="status" className="visually-hidden">
        {isPending && texts.preparing}
      </span>
      {hint && <p className={styles.hint}>{texts.firstTime[item.kind]}</p>}
    </div>
  );
}
