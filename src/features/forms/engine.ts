import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FormName } from '../../routes/forms';
import { isDoubtful } from './doubt';
import { draftFields, readDraft, removeDraft, writeDraft } from './draft';
import { decoyName, fieldsOf, type Rule } from './fields';
import type { FormState, FormStatus } from './form-state';
import { faultsOf, send, type Values } from './requests';
import { type AskedOf, sourceOf } from './source';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Options {
  /** The form as it stands in the page, with whatever was typed before this was loaded. */
  element: HTMLFormElement;
  form: FormName;
  asked: AskedOf;
  /** When the form was shown, as `performance.now()`. */
  shownAt: number;
  /** Told whenever something changes that visitors see. */
  onChange(change: Partial<FormState>): void;
  /** Leads to the page that confirms it. @param item number of the item that it was about */
  onSent(item: string | undefined): void;
}

/** What a form does beyond standing there: validation, drafts, sending. */
export interface Engine {
  /** Validates and sends; does nothing while it is being sent. */
  submit(): Promise<void>;
  /** Empties the fields, and forgets what was kept of them. */
  clear(): void;
  stop(): void;
}

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
const contentOf = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/** The contract's schema for react-hook-form, which is told nothing but the broken rules. */
const resolverFor =
  (form: FormName): Resolver<Values> =>
  (values) => {
    const faults = Object.entries(faultsOf(form, values));
    const errors: FieldErrors<Values> = Object.fromEntries(faults.map(([field, type]) => [field, { type }]));
    return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/**
 * Brings a form to life; loaded by the visitor's first touch of it. It works on the fields that stand in the page, so that nothing is
 * rendered anew, and neither focus nor text is lost.
 */
export function startForm({ element, form, asked, shownAt, onChange, onSent }: Options): Engine {
  const control = (name: string): Control | null => {
    const found = element.elements.namedItem(name);
    return isControl(found) ? found : null;
  };
  const fields = fieldsOf[form].flatMap((name) => {
    const found = control(name);
    return found ? [{ name, control: found }] : [];
  });
  const values = (): Values => Object.fromEntries(fields.map((field) => [field.name, contentOf(field.control)]));
  const keep = () => writeDraft(form, Object.fromEntries(draftFields.map((name) => [name, control(name)?.value])));

  const draft = readDraft(form);
  let restored = false;
  for (const name of draftFields) {
    const field = control(name);
    // What stands there already is newer.
    if (!draft?.[name] || !field || field.value !== '') continue;
    field.value = draft[name];
    restored ||= field.value !== '';
  }
  if (restored) onChange({ restored });
  keep();

  const { register, handleSubmit, subscribe, setValue, reset } = createFormControl<Values>({
    // An error shows when a field is left, and from then on while it is being mended.
    mode: 'onTouched',
    defaultValues: values(),
    resolver: resolverFor(form),
  });
  const registered = new Map(fields.map((field) => [field.name as string, register(field.name)]));
  for (const field of fields) registered.get(field.name)?.ref(field.control);
  const unsubscribe = subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onChange({
        errors: Object.fromEntries(Object.entries(errors).map(([name, fault]) => [name, fault?.type as Rule])),
      }),
  });

  const say = (status: FormStatus) => onChange({ status });
  const onInput = (event: Event) => {
    if (!isControl(event.target)) return;
    void registered.get(event.target.name)?.onChange(event);
    keep();
  };
  const onLeave = (event: Event) => {
    if (isControl(event.target)) void registered.get(event.target.name)?.onBlur(event);
  };
  element.addEventListener('input', onInput);
  element.addEventListener('focusout', onLeave);

  const deliver = async (): Promise<boolean> => {
    const decoy = control(decoyName);
    if (isDoubtful(decoy?.value ?? '', performance.now() - shownAt)) {
      if (decoy) decoy.value = '';
      say({ kind: 'doubted' });
      return false;
    }
    say({ kind: 'sending' });
    const sent = values();
    const answered = await send(form, { ...sent, source: sourceOf(sent.source, asked, window.location.pathname) });
    if (!answered.ok) {
      say({ kind: 'refused', message: answered.message });
      return false;
    }
    removeDraft(form);
    say({ kind: 'sent' });
    onSent(sent.file_id);
    return true;
  };

  let isBusy = false;
  return {
    async submit() {
      if (isBusy) return;
      isBusy = true;
      let isDone = false;
      try {
        // Programs that fill in passwords and addresses do not always say so.
        for (const field of fields) setValue(field.name, contentOf(field.control));
        await handleSubmit(
          async () => {
            isDone = await deliver();
          },
          () => say({ kind: 'invalid' }),
        )();
      } catch (error) {
        // The visitor is told what to do; whoever maintains the site finds the reason here.
        console.warn(error);
        say({ kind: 'unsent', offline: !navigator.onLine });
      } finally {
        isBusy = isDone;
      }
    },
    clear() {
      removeDraft(form);
      for (const name of draftFields) setValue(name, '');
      reset(values());
      onChange({ restored: false, errors: {}, status: { kind: 'idle' } });
    },
    stop() {
      unsubscribe();
      element.removeEventListener('input', onInput);
      element.removeEventListener('focusout', onLeave);
    },
  };
}
