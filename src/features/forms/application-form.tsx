import { type ComponentType, type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { decoyName } from '../../config/forms';
import type { Language } from '../../config/languages';
import { fill } from '../../i18n/texts';
import { whenIdle } from '../../lib/when-idle';
import type { FieldView, FormView } from '../../routes/page-view';
import { session } from '../../stores/session-storage';
import * as shared from '../../styles/shared.module.css';
import * as styles from './application-form.module.css';
import { FormField } from './form-field';
import { parseFormQuery } from './form-query';
import { type FormStatus, FormStatusLine } from './form-status';
import type { LiveFormProps, LiveFormState } from './live-form';

interface Props {
  view: FormView;
  language: Language;
  lead(address: string): void;
}

/**
 * A form of the site. The page holds it as plain HTML; the part that validates and sends it (live-form.tsx) is loaded when the page is idle, or
 * the visitor first touches it, or to restore what was typed earlier. Without script it says how to reach the vendor instead.
 */
export function ApplicationForm({ view, language, lead }: Props) {
  const { form, fields, texts } = view;
  const element = useRef<HTMLFormElement>(null);
  const shown = useRef({ at: 0, query: parseFormQuery('') });
  const wantsToSend = useRef(false);
  const [Live, setLive] = useState<ComponentType<LiveFormProps> | null>(null);
  const [live, setLiveState] = useState<LiveFormState | null>(null);
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const [unknownItem, setUnknownItem] = useState<string | null>(null);
  const headingId = useId();

  const wake = useCallback(() => {
    import('./live-form').then(
      ({ LiveForm }) => setLive(() => LiveForm),
      (error: unknown) => {
        // The next touch tries again. Only a visitor who has pressed the button gets a message.
        if (!wantsToSend.current) return;
        wantsToSend.current = false;
        console.warn(error);
        setStatus({ kind: 'unsent', offline: !navigator.onLine });
      },
    );
  }, []);

  useEffect(() => {
    const query = parseFormQuery(window.location.search);
    // The first page was visible long before its script ran.
    const isFirstPage = document.documentElement.dataset.ready === undefined;
    shown.current = { at: isFirstPage ? 0 : performance.now(), query };
    for (const [name, value] of Object.entries(query)) {
      const select = element.current?.elements.namedItem(name);
      if (value === null || !(select instanceof HTMLSelectElement)) continue;
      if ([...select.options].some((option) => option.value === value)) select.value = value;
      else if (name === 'file_id') setUnknownItem(value);
    }
    if (session.read(`draft:${form}`) !== null) wake();
    else whenIdle(wake);
  }, [form, wake]);

  useEffect(() => {
    if (!live || !wantsToSend.current) return;
    wantsToSend.current = false;
    void live.submit();
  }, [live]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (live) return void live.submit();
    wantsToSend.current = true;
    setStatus({ kind: 'sending' });
    wake();
  };
  const errorOf = ({ name, errors }: FieldView): string | null => {
    if (name === 'file_id' && unknownItem !== null) return fill(texts.unknownItem, { id: unknownItem.slice(0, 20) });
    const fault = live?.faults[name];
    return fault ? (errors[fault] ?? texts.check) : null;
  };
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={shared.title}>
        {texts.heading}
      </h2>
      <div className={shared.withoutScript}>
        <p>{texts.noScript}</p>
        <ul className={styles.channels}>
          {view.channels.map(({ label, value, href }) => (
            <li key={label}>
              {label} <a href={href}>{value}</a>
            </li>
          ))}
        </ul>
      </div>
      <form
        ref={element}
        className={`${styles.form} ${shared.scriptOnly}`}
        method="post"
        noValidate
        aria-labelledby={headingId}
        onSubmit={submit}
        onFocus={wake}
        onPointerEnter={wake}
        onInput={({ target }) => {
          if (target instanceof HTMLSelectElement && target.name === 'file_id') setUnknownItem(null);
        }}
      >
        <p className={styles.note} role="status">
          {live?.restored ? (
            <>
              {texts.restored}{' '}
              <button
                type="button"
                className={styles.clear}
                onClick={() => {
                  live.clear();
                  element.current?.querySelector<HTMLElement>('input, select')?.focus();
                }}
              >
                {texts.clear}
              </button>
            </>
          ) : (
            texts.requiredNote
          )}
        </p>
        <div className={styles.fields}>
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              view={view}
              error={errorOf(field)}
              registration={live?.register(field.name)}
            />
          ))}
        </div>
        <div className={styles.decoy} aria-hidden="true">
          <label>
            {texts.leaveEmpty}
            <input name={decoyName} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
          </label>
        </div>
        <Button
          type="submit"
          pending={status.kind === 'sending' || status.kind === 'sent'}
          pendingLabel={texts.sending}
        >
          {status.kind === 'unsent' ? texts.retry : texts.submit}
        </Button>
        <FormStatusLine status={status} faults={live?.faults ?? {}} view={view} />
      </form>
      {Live && element.current && (
        <Live
          view={view}
          language={language}
          element={element.current}
          query={shown.current.query}
          shownAt={shown.current.at}
          isAttached={live !== null}
          onChange={setLiveState}
          onStatus={setStatus}
          lead={lead}
        />
      )}
    </section>
  );
}
