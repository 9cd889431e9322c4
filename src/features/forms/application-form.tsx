import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { Channels } from '../../components/channels';
import { decoyName, forms, leastFillingTime } from '../../config/forms';
import type { Language } from '../../config/languages';
import { fields as declaredFields, faultOf, formSchema } from '../../contract/assumed/form-fields';
import { formatMessage } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { parseDevice } from '../../lib/device';
import { type FormRoute, successAddress } from '../../routes/forms';
import type { FieldView, FormView } from '../../routes/page-view';
import * as shared from '../../styles/shared.module.css';
import * as styles from './application-form.module.css';
import { FormField } from './form-field';
import { parseFormQuery, readDraft, removeDraft, send, sourceOf, writeDraft } from './submission';

interface Props {
  route: FormRoute;
  view: FormView;
  texts: UiTexts['forms'];
  newTabLabel: string;
  language: Language;
  /** Opens the confirmation page. */
  navigate(address: string): void;
}

/** Whether a field takes a row of its own. */
function isWide(name: string): boolean {
  const { control, options } = declaredFields[name] ?? {};
  return control === 'textarea' || control === 'agreement' || typeof options === 'string';
}

/**
 * An application form: validates its fields, keeps a draft, and sends it. What was typed before hydration is preserved.
 * Without script it shows contact details instead.
 */
export function ApplicationForm({ route, view, texts, newTabLabel, language, navigate }: Props) {
  const { form } = route;
  const { fields } = view;
  const own = texts.forms[form];
  const element = useRef<HTMLFormElement>(null);
  const decoy = useRef<HTMLInputElement>(null);
  const [isRestored, setRestored] = useState(false);
  const [unknownItem, setUnknownItem] = useState<string | null>(null);
  const headingId = useId();
  // Without default values, fields start with what's in the page.
  const { control, formState, getValues, handleSubmit, reset, setError, setValue } = useForm<
    Record<string, unknown>
  >({
    // Validate a field when it's left, and from then on with every keystroke.
    mode: 'onTouched',
    resolver: valibotResolver(formSchema(forms[form].call)),
  });
  const { errors, isSubmitted, isSubmitting, isSubmitSuccessful } = formState;
  const isBusy = isSubmitting || isSubmitSuccessful;

  /** Chooses what the address asks for. */
  const preselect = () => {
    for (const [name, value] of Object.entries(parseFormQuery(window.location.search))) {
      const choices = fields.find((field) => field.name === name)?.choices;
      if (value === null || !choices) continue;
      if (choices.options.some((option) => option.value === value)) setValue(name, value);
      else if (name === 'file_id') setUnknownItem(value);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    preselect();
    // Text that's already in a field is newer than the draft.
    const draft = Object.entries(readDraft(form)).filter(([name]) => getValues(name) === '');
    for (const [name, value] of draft) setValue(name, value);
    setRestored(draft.length > 0);
  }, []);

  const clear = () => {
    removeDraft(form);
    reset();
    preselect();
    setRestored(false);
  };

  const deliver = async (values: Record<string, unknown>) => {
    // Probably filled in by a bot. A person can confirm by sending it again.
    if (decoy.current && (decoy.current.value !== '' || performance.now() < leastFillingTime)) {
      decoy.current.value = '';
      return setError('root', { message: texts.status.doubted });
    }
    const { pathname, search } = window.location;
    const source = sourceOf(values.source, parseFormQuery(search), pathname);
    try {
      const { ok, msg } = await send(form, { ...values, source });
      if (!ok) return setError('root', { message: msg || texts.status.refused });
    } catch (error) {
      // The visitor is told what to do; the reason is in the console.
      console.warn(error);
      const channel = (scheme: string) =>
        view.channels.find(({ href }) => href.startsWith(scheme))?.value ?? '';
      const unsent = formatMessage(texts.status.unsent, {
        phone: channel('tel:'),
        email: channel('mailto:'),
      });
      return setError('root', {
        type: 'unanswered',
        message: navigator.onLine ? unsent : texts.status.offline,
      });
    }
    removeDraft(form);
    // Whoever goes back after sending may be someone else.
    window.addEventListener('pageshow', clear, { once: true });
    const item = values.file_id === undefined ? undefined : String(values.file_id);
    const device = parseDevice(document.documentElement.dataset.device) ?? 'desktop';
    navigate(successAddress(route, device, language, item));
  };

  const errorOf = ({ name, errors: messages }: FieldView): string | null => {
    if (name === 'file_id' && unknownItem !== null)
      return formatMessage(texts.unknownItem, { id: unknownItem.slice(0, 20) });
    return errors[name] ? (messages[faultOf(String(errors[name].type))] ?? texts.check) : null;
  };
  const wrong = fields.filter(({ name }) => errors[name]).map(({ label }) => label);
  const invalid = { count: wrong.length, fields: wrong.join(texts.listSeparator) };
  // Empty while it's sent, and once everything is corrected.
  const alert =
    !isSubmitting &&
    (errors.root?.message ??
      (isSubmitted && wrong.length > 0 && formatMessage(texts.status.invalid, invalid)));
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={shared.title}>
        {own.heading}
      </h2>
      <div className={shared.withoutScript}>
        <p>{texts.noScript}</p>
        <Channels channels={view.channels} className={shared.channels} />
      </div>
      <form
        ref={element}
        className={`${styles.form} ${shared.scriptOnly}`}
        method="post"
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => void handleSubmit(deliver)(event)}
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement && target.name === 'file_id')
            setUnknownItem(null);
          if (!isBusy) writeDraft(form, Object.fromEntries(new FormData(currentTarget)));
        }}
      >
        <p role="status">
          {isRestored ? (
            <span key="restored" className={styles.note}>
              {texts.restored}{' '}
              <button
                type="button"
                className={shared.textButton}
                onClick={() => {
                  clear();
                  element.current?.querySelector<HTMLElement>('input, select')?.focus();
                }}
              >
                {texts.clear}
              </button>
            </span>
          ) : (
            <span key="note" className={styles.note}>
              {'note' in own && <span>{own.note}</span>}
              {texts.requiredNote}
            </span>
          )}
        </p>
        <div className={styles.fields}>
          {fields.map((field) => (
            <div key={field.name} className={isWide(field.name) ? styles.wide : undefined}>
              <FormField
                field={field}
                texts={texts}
                privacy={view.privacy}
                newTabLabel={newTabLabel}
                error={errorOf(field)}
                control={control}
              />
            </div>
          ))}
        </div>
        <div className={styles.decoy} aria-hidden="true">
          <label>
            {texts.leaveEmpty}
            <input
              ref={decoy}
              name={decoyName}
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore=""
              data-lpignore="true"
            />
          </label>
        </div>
        <Button type="submit" pending={isBusy} pendingLabel={texts.sending}>
          {errors.root?.type === 'unanswered' ? texts.retry : own.submit}
        </Button>
        <p role="alert" className={alert ? styles.alert : undefined}>
          {alert}
        </p>
      </form>
    </section>
  );
}
