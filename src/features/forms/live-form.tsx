import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { browserClient } from '../../api-client/browser-client';
import { decoyName, type FormName, forms, leastFillingTime, longestSource } from '../../config/forms';
import type { Language } from '../../config/languages';
import { applications, applyForDownload } from '../../contract/assumed/applications';
import { faultOf, fieldsOf, isKept, rulesOf } from '../../contract/assumed/form-fields';
import { isPlain, withoutHidden } from '../../contract/fields';
import { successAddress } from '../../routes/forms';
import type { FormView } from '../../routes/page-view';
import { writeDownloader } from '../../stores/downloaders';
import { parseStored } from '../../stores/parse-stored';
import { session } from '../../stores/session-storage';
import type { FormQuery } from './form-query';
import type { Faults, FormStatus } from './form-status';

/** The live part, as the form uses it. */
export interface LiveFormState {
  register(name: string): UseFormRegisterReturn;
  faults: Faults;
  /** What was typed earlier in this session is back. */
  restored: boolean;
  /** Validates and sends; a no-op while it is being sent. */
  submit(): Promise<void>;
  clear(): void;
}

export interface LiveFormProps {
  view: FormView;
  language: Language;
  element: HTMLFormElement;
  query: FormQuery;
  /** When the form was shown, as `performance.now()`. */
  shownAt: number;
  /** Whether the fields have been given what `register` returns. */
  isAttached: boolean;
  onChange(state: LiveFormState): void;
  onStatus(status: FormStatus): void;
  lead(address: string): void;
}

/**
 * Validates, keeps and sends a form. Renders nothing: the fields are in the page already, and registering them preserves focus and text.
 * Loaded when the visitor first touches the form.
 */
export function LiveForm({
  view,
  language,
  element,
  query,
  shownAt,
  isAttached,
  onChange,
  onStatus,
  lead,
}: LiveFormProps) {
  const { form, fields } = view;
  // Without default values each field starts with what is in the page.
  const { register, handleSubmit, setValue, getValues, reset, subscribe, formState } = useForm<Record<string, unknown>>(
    {
      // An error appears when a field is left; from then on each keystroke is checked.
      mode: 'onTouched',
      resolver: valibotResolver(v.object(rulesOf(forms[form].call))),
    },
  );
  const { errors } = formState;
  const [restored, setRestored] = useState(false);
  const phase = useRef<'idle' | 'sending' | 'sent'>('idle');

  useEffect(() => {
    if (!isAttached) return;
    // Text that is already in a field is newer than the draft.
    const draft = Object.entries(readDraft(form)).filter(([name]) => getValues(name) === '');
    for (const [name, value] of draft) setValue(name, value);
    setRestored(draft.length > 0);
    const keep = () => {
      if (phase.current !== 'sent') writeDraft(form, getValues());
    };
    keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [isAttached, form, getValues, setValue, subscribe]);

  async function deliver(values: Record<string, unknown>): Promise<void> {
    const decoy = element.elements.namedItem(decoyName);
    if (decoy instanceof HTMLInputElement && looksAutomated(decoy.value, performance.now() - shownAt)) {
      decoy.value = '';
      return onStatus({ kind: 'doubted' });
    }
    onStatus({ kind: 'sending' });
    const answer = await send(form, { ...values, source: sourceOf(values.source, query, window.location.pathname) });
    if (!answer.ok) return onStatus({ kind: 'refused', message: answer.msg });
    phase.current = 'sent';
    removeDraft(form);
    onStatus({ kind: 'sent' });
    const device = document.documentElement.dataset.device === 'phone' ? 'phone' : 'desktop';
    lead(successAddress(view, device, language, values.file_id === undefined ? undefined : String(values.file_id)));
  }

  async function submit(): Promise<void> {
    if (phase.current !== 'idle') return;
    phase.current = 'sending';
    // Password managers and autofill do not always fire events.
    for (const { name, control } of fields) {
      const found = element.elements.namedItem(name);
      if (control === 'agreement' && found instanceof HTMLInputElement) setValue(name, found.checked);
      else if (found && 'value' in found) setValue(name, found.value);
    }
    try {
      await handleSubmit(deliver, () => onStatus({ kind: 'invalid' }))();
    } catch (error) {
      // The visitor sees what to do; the console has the reason.
      console.warn(error);
      onStatus({ kind: 'unsent', offline: !navigator.onLine });
    }
    if (phase.current === 'sending') phase.current = 'idle';
  }

  function clear(): void {
    removeDraft(form);
    const kept = Object.entries(fieldsOf(forms[form].call)).filter(([, field]) => isKept(field));
    reset({ ...getValues(), ...Object.fromEntries(kept.map(([name]) => [name, ''])) }, { keepFieldsRef: true });
    setRestored(false);
    onStatus({ kind: 'idle' });
  }

  // The handlers close over nothing that changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told only what a visitor sees change
  useEffect(() => {
    const faults = Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, faultOf(String(error?.type))]),
    );
    onChange({ register, faults, restored, submit, clear });
  }, [formState, restored]);
  return null;
}

/**
 * The `source` to send: what the visitor chose, else what the link said, else the form's own address.
 * @param path of the form's page
 */
export function sourceOf(chosen: unknown, query: FormQuery, path: string): string {
  const source = withoutHidden((String(chosen ?? '') || query.source || '').slice(0, longestSource)).trim();
  return source && isPlain(source) ? source : path;
}

/**
 * Whether a form looks filled in by a bot. A person confirms by sending it again.
 * @param decoy what the hidden field holds
 * @param milliseconds since the form was shown
 */
export const looksAutomated = (decoy: string, milliseconds: number): boolean =>
  decoy !== '' || milliseconds < leastFillingTime;

/**
 * Sends a form. An application for a download leaves its kind's downloader record behind (specification section 4).
 * @throws CallError or ContractError if no answer confirms it
 */
async function send(form: FormName, request: Record<string, unknown>): Promise<{ ok: boolean; msg: string }> {
  const { call, kind } = forms[form];
  if (!kind) return browserClient.submit(applications[call], request);
  const answer = await browserClient.submit(applyForDownload, { ...request, kind });
  // Where storage is blocked there is no record, and the next download asks for the form again.
  if (answer.ok) writeDownloader(kind, { apply_id: answer.answer.apply_id, userIp: answer.answer.user_ip });
  return answer;
}

const stored = v.record(v.string(), v.string());

function kept(form: FormName, values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fieldsOf(forms[form].call)).flatMap(([name, field]): [string, string][] => {
    const value = values[name];
    return isKept(field) && typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
}

/** What was typed into a form in this session and not sent, by field; empty if there is no valid draft. */
export const readDraft = (form: FormName): Record<string, string> =>
  Object.fromEntries(kept(form, parseStored(stored, session.read(`draft:${form}`)) ?? {}));

/** Keeps what was typed for this session. */
export function writeDraft(form: FormName, values: Readonly<Record<string, unknown>>): void {
  const draft = Object.fromEntries(kept(form, values));
  if (Object.keys(draft).length > 0) session.write(`draft:${form}`, JSON.stringify(draft));
  else removeDraft(form);
}

export const removeDraft = (form: FormName): void => session.remove(`draft:${form}`);
