import { valibotResolver } from '@hookform/resolvers/valibot';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type RefObject, useEffect, useState } from 'react';
import { type FormState, type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { faultOf } from '../../calls/assumed/field-faults';
import { fields, formSchema, typedRule } from '../../calls/assumed/form-fields';
import type { TextsOf } from '../../i18n/instance';
import { parseDevice } from '../../site/device';
import { type FormRoute, successAddress } from '../../site/form-pages';
import { type FormName, forms, leastFillingTime } from '../../site/forms';
import type { Language } from '../../site/languages';
import { parseFormQuery, readDraft, removeDraft, send, sourceOf, writeDraft } from './submission';

type FormView = Queries.ApplicationFormFragment;

/** What fields hold, by name: texts, and whether a box is ticked. */
export type FormValues = Record<string, unknown>;

interface Options {
  route: FormRoute;
  view: FormView;
  language: Language;
  /** Opens the confirmation page. */
  navigate(address: string): void;
}

/** Longest part of an unknown item's number that a message repeats, in characters. */
const maxItemLength = 20;

/** What to do instead if a form can't be sent. */
function unsentMessage({ channels }: FormView, t: TextsOf<'forms'>): string {
  if (!navigator.onLine) return t('status.offline');

  const channelOf = (scheme: string) =>
    channels.find(({ href }) => href.startsWith(scheme))?.value ?? '';

  return t('status.unsent', {
    phone: channelOf('tel:'),
    email: channelOf('mailto:'),
  });
}

/** Whether a bot has probably filled in the form: too fast, or with the field that nobody sees. */
const isDoubtful = (decoy: HTMLInputElement): boolean =>
  decoy.value !== '' || performance.now() < leastFillingTime;

/**
 * Whether the address may fill a field with a value: one of its choices, or a text that the field
 * itself would take.
 */
function isFilledBy({ name, choices }: Queries.FormFieldFragment, value: string): boolean {
  if (choices) return choices.options.some((option) => option.value === value);

  const declared = fields[name];
  return declared !== undefined && v.is(typedRule(declared), value);
}

type FormControls = Pick<
  UseFormReturn<FormValues>,
  'getValues' | 'reset' | 'setValue' | 'setError'
>;

/**
 * What a form starts with: the choices that its address asks for, and the draft of an earlier
 * visit.
 */
function usePrefilledForm(form: FormName, view: FormView, controls: FormControls) {
  const { getValues, reset, setValue } = controls;
  const [isRestored, setRestored] = useState(false);
  /** The item that the address asks for, if the form does not offer it. */
  const [unknownItem, setUnknownItem] = useState<string | null>(null);

  const preselect = () => {
    for (const [name, value] of Object.entries(parseFormQuery(window.location.search))) {
      const field = view.fields.find((declared) => declared.name === name);
      if (value === null || !field) continue;

      if (isFilledBy(field, value)) setValue(name, value);
      else if (name === 'file_id') setUnknownItem(value);
    }
  };

  const restoreDraft = () => {
    const draft = Object.entries(readDraft(form));

    // Text that's already in a field is newer than the draft, unless the browser has kept it: Firefox
    // does when a page is loaded again.
    for (const [name, value] of draft) if (getValues(name) === '') setValue(name, value);
    setRestored(draft.some(([name, value]) => getValues(name) === value));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    preselect();
    restoreDraft();
  }, []);

  /** Empties the form and removes its draft. */
  const clear = () => {
    removeDraft(form);
    reset();
    preselect();
    setRestored(false);
  };

  return { isRestored, unknownItem, forgetUnknownItem: () => setUnknownItem(null), clear };
}

/** Why the form wasn't sent although its fields are right; empty while it's sent. */
const failureText = ({ errors, isSubmitting }: FormState<FormValues>): string =>
  (!isSubmitting && errors.root?.message) || '';

/** Which fields are refused; none while the form is sent, and once everything is corrected. */
function refusedFields(
  { errors, isSubmitted, isSubmitting }: FormState<FormValues>,
  { fields }: FormView,
): FormView['fields'] {
  if (!isSubmitted || isSubmitting || errors.root?.message) return [];
  return fields.filter(({ name }) => errors[name]);
}

/**
 * How an application is sent: a doubtful one only when it's confirmed, and after a success the
 * confirmation page opens.
 * @param decoy the field that only bots fill in
 * @param clear empties the form
 * @returns sends what the fields hold; what goes wrong becomes the error of the whole form
 */
function useDelivery(
  { route, view, language, navigate }: Options,
  decoy: RefObject<HTMLInputElement>,
  setError: FormControls['setError'],
  clear: () => void,
) {
  const { t } = useTranslation('forms');
  const { form } = route;

  const openConfirmation = (fileId: unknown) => {
    // Whoever goes back after sending may be someone else.
    window.addEventListener('pageshow', clear, { once: true });

    const item = fileId === undefined ? undefined : String(fileId);
    const device = parseDevice(document.documentElement.dataset.device) ?? 'desktop';
    navigate(successAddress(route, device, language, item));
  };

  return async (values: FormValues): Promise<void> => {
    // A person can confirm by sending it again.
    if (decoy.current && isDoubtful(decoy.current)) {
      decoy.current.value = '';
      return setError('root', { message: t('status.doubted') });
    }

    const { pathname, search } = window.location;
    const source = sourceOf(values.source, parseFormQuery(search), pathname);

    try {
      const { ok, msg } = await send(form, { ...values, source });
      if (!ok) return setError('root', { message: msg || t('status.refused') });
    } catch (error) {
      // The visitor is told what to do; the reason is in the console.
      console.warn(error);
      return setError('root', { type: 'unanswered', message: unsentMessage(view, t) });
    }

    removeDraft(form);
    openConfirmation(values.file_id);
  };
}

/** Why a field is refused, in words; null if it isn't. */
function fieldErrorText(
  { name, errors: messages }: Queries.FormFieldFragment,
  { errors }: FormState<FormValues>,
  unknownItem: string | null,
  t: TextsOf<'forms'>,
): string | null {
  if (name === 'file_id' && unknownItem !== null) {
    return t('unknownItem', { id: unknownItem.slice(0, maxItemLength) });
  }

  const error = errors[name];
  if (!error) return null;
  return messages[faultOf(String(error.type))] ?? t('check');
}

/**
 * The state of an application form: validation, draft, and sending.
 * @param decoy the field that only bots fill in
 */
export function useApplication(options: Options, decoy: RefObject<HTMLInputElement>) {
  const { t } = useTranslation('forms');
  const { view } = options;
  const { form } = options.route;

  // Without default values, fields start with what's in the page.
  const { control, formState, handleSubmit, ...controls } = useForm<FormValues>({
    // Validate a field when it's left, and from then on with every keystroke.
    mode: 'onTouched',
    resolver: valibotResolver(formSchema(forms[form].call)),
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const isBusy = isSubmitting || isSubmitSuccessful;

  const { isRestored, unknownItem, forgetUnknownItem, clear } = usePrefilledForm(
    form,
    view,
    controls,
  );

  const deliver = useDelivery(options, decoy, controls.setError, clear);

  return {
    control,
    isBusy,
    /** Whether the last attempt got no answer. */
    isUnanswered: errors.root?.type === 'unanswered',
    /** Whether fields hold text of an earlier visit. */
    isRestored,
    refused: refusedFields(formState, view),
    focus: controls.setFocus,
    failure: failureText(formState),
    errorOf: (field: Queries.FormFieldFragment) => fieldErrorText(field, formState, unknownItem, t),
    clear,
    submit: handleSubmit(deliver),

    /** Keeps the draft as a field changes. */
    change(field: EventTarget, element: HTMLFormElement): void {
      if (field instanceof HTMLSelectElement && field.name === 'file_id') forgetUnknownItem();
      if (!isBusy) writeDraft(form, Object.fromEntries(new FormData(element)));
    },
  };
}
