import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { fieldLimits } from '../../config/forms';
import type { Language } from '../../config/languages';
import { successAddress } from '../../routes/forms';
import type { FormView } from '../../routes/page-view';
import { session } from '../../stores/session-storage';
import * as styles from './application-form.module.css';
import type { Engine } from './engine';
import { decoyName, type FieldName, fieldsOf } from './fields';
import { FormField } from './form-field';
import { type FormState, type FormTexts, initialState } from './form-state';
import { FormStatusLine } from './form-status-line';
import { type AskedOf, askedOf } from './source';

interface Props {
  view: FormView;
  language: Language;
  texts: FormTexts;
  /** Leads to the page that confirms what was sent. */
  lead(address: string): void;
}

const nothingAsked: AskedOf = { item: null, source: null };

/**
 * A form of the site (decisions on calls). It stands in the page as plain HTML; what validates and sends it is loaded when the visitor
 * first touches it, or when something typed earlier has to be restored. Where there is no script it says how to reach the vendor instead.
 */
export function ApplicationForm({ view, language, texts, lead }: Props) {
  const { form } = view;
  const element = useRef<HTMLFormElement>(null);
  const engine = useRef<Promise<Engine> | null>(null);
  const shown = useRef({ at: 0, asked: nothingAsked });
  const [state, setState] = useState<FormState>(initialState);
  const [unknownItem, setUnknownItem] = useState<string | null>(null);
  const [messageLength, setMessageLength] = useState(0);
  const headingId = useId();

  const wake = useCallback((): Promise<Engine> => {
    engine.current ??= import('./engine').then(({ startForm }) => {
      if (!element.current) throw new Error('The form has gone from the page');
      return startForm({
        element: element.current,
        form,
        asked: shown.current.asked,
        shownAt: shown.current.at,
        onChange: (change) => {
          setState((before) => ({ ...before, ...change }));
          setMessageLength(messageOf(element.current).length);
        },
        onSent: (item) => {
          const device = document.documentElement.dataset.device === 'phone' ? 'phone' : 'desktop';
          lead(successAddress(view, device, language, item));
        },
      });
    });
    // A part that did not load is asked for again at the next touch.
    engine.current.catch(() => {
      engine.current = null;
    });
    return engine.current;
  }, [form, view, language, lead]);

  useEffect(() => {
    const asked = askedOf(window.location.search);
    // The page that was loaded as a document has been there from its beginning, long before script came.
    const isFirstPage = document.documentElement.dataset.ready === undefined;
    shown.current = { at: isFirstPage ? 0 : performance.now(), asked };
    const choose = (name: FieldName, value: string | null): boolean => {
      const select = element.current?.elements.namedItem(name);
      if (!(select instanceof HTMLSelectElement) || value === null) return true;
      if (![...select.options].some((option) => option.value === value)) return false;
      select.value = value;
      return true;
    };
    choose('source', asked.source);
    if (!choose('file_id', asked.item)) setUnknownItem(asked.item);
    setMessageLength(messageOf(element.current).length);
    if (session.read(`draft:${form}`) !== null) void wake().catch(() => undefined);
    return () => {
      void engine.current?.then((started) => started.stop()).catch(() => undefined);
      engine.current = null;
    };
  }, [form, wake]);

  const touch = () => void wake().catch(() => undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await (await wake()).submit();
    } catch (error) {
      console.warn(error);
      setState((before) => ({ ...before, status: { kind: 'unsent', offline: !navigator.onLine } }));
    }
  };
  const clear = () => {
    void wake().then((started) => {
      started.clear();
      setMessageLength(0);
      element.current?.querySelector<HTMLElement>('input, select')?.focus();
    }, touch);
  };

  const { submit: submitLabel, heading } = texts.forms[form];
  const isSending = state.status.kind === 'sending' || state.status.kind === 'sent';
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.withoutScript}>
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
        className={styles.form}
        method="post"
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => void submit(event)}
        onFocus={touch}
        onPointerEnter={touch}
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement) setMessageLength(target.value.length);
          if (target instanceof HTMLSelectElement && target.name === 'file_id') setUnknownItem(null);
        }}
      >
        <p className={styles.note} role="status">
          {state.restored ? (
            <>
              {texts.restored}{' '}
              <button type="button" className={styles.clear} onClick={clear}>
                {texts.clear}
              </button>
            </>
          ) : (
            texts.requiredNote
          )}
        </p>
        <div className={styles.fields}>
          {fieldsOf[form].map((name) => (
            <FormField
              key={name}
              name={name}
              view={view}
              texts={texts}
              fault={state.errors[name]}
              messageLength={messageLength}
              unknownItem={unknownItem}
            />
          ))}
        </div>
        <div className={styles.decoy} aria-hidden="true">
          <label>
            {texts.leaveEmpty}
            <input name={decoyName} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
          </label>
        </div>
        <Button type="submit" pending={isSending} pendingLabel={texts.sending}>
          {state.status.kind === 'unsent' ? texts.retry : submitLabel}
        </Button>
        <FormStatusLine state={state} view={view} texts={texts} />
      </form>
    </section>
  );
}

const messageOf = (form: HTMLFormElement | null): string => {
  const message = form?.elements.namedItem('message');
  return message instanceof HTMLTextAreaElement ? message.value.slice(0, 10 * fieldLimits.message) : '';
};
