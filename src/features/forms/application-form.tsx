import { graphql } from 'gatsby';
import { Trans, useTranslation } from 'gatsby-plugin-react-i18next';
import { Fragment, type MouseEvent, type Ref, type RefObject, useId, useRef } from 'react';
import { fields as declaredFields } from '../../calls/assumed/form-fields';
import { Button } from '../../components/button';
import { Channels } from '../../components/channels';
import type { FormRoute } from '../../site/form-pages';
import { decoyName } from '../../site/forms';
import type { Language } from '../../site/languages';
import * as shared from '../../styles/shared.module.css';
import * as styles from './application-form.module.css';
import { FormField, fieldId } from './form-field';
import { useApplication } from './use-application';

interface Props {
  route: FormRoute;
  view: Queries.ApplicationFormFragment;
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
 * A press leaves the focus where it is: leaving a field may show its error, which moves what is below,
 * and the press would end beside what it was meant for.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>) {
  const isOnTarget = event.target instanceof Element && event.target.closest('button, label');
  if (isOnTarget) event.preventDefault();
}

/** The focus that a press did not move; Enter in a field is no press. */
function focusPressed({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  if (detail > 0) currentTarget.focus();
}

/**
 * An application form: validates its fields, keeps a draft, and sends it. What was typed before
 * hydration is preserved. Without script it shows contact details instead.
 */
export function ApplicationForm({ route, view, newTabLabel, language, navigate }: Props) {
  const { t } = useTranslation('forms');
  const formTexts = t(`forms.${route.form}`, { returnObjects: true, reply: view.reply });
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const decoy = useRef<HTMLInputElement>(null);
  const application = useApplication({ route, view, language, navigate }, decoy);
  const isRefused = application.refused.length > 0;

  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={shared.title}>
        {formTexts.heading}
      </h2>

      <div className={shared.withoutScript}>
        <p>{t('noScript')}</p>
        <Channels channels={view.channels} className={shared.channels} />
      </div>

      <form
        ref={element}
        className={`${styles.form} ${shared.scriptOnly}`}
        method="post"
        noValidate
        aria-labelledby={headingId}
        onMouseDown={keepFocus}
        onSubmit={(event) => void application.submit(event)}
        onChange={({ target, currentTarget }) => application.change(target, currentTarget)}
      >
        {/* Near the first refused field, which has the focus; a failure is said next to the button. */}
        {isRefused && <Summary application={application} />}
        <Status application={application} element={element} form={route.form} />
        <Fields view={view} newTabLabel={newTabLabel} application={application} />
        <Decoy input={decoy} label={t('leaveEmpty')} />

        <Button
          type="submit"
          pending={application.isBusy}
          pendingLabel={t('sending')}
          onClick={focusPressed}
        >
          {application.isUnanswered ? t('retry') : formTexts.submit}
        </Button>
        {'next' in formTexts && <p className={styles.next}>{formTexts.next}</p>}
        {!isRefused && (
          <p role="alert" className={application.failure ? styles.failure : undefined}>
            {application.failure}
          </p>
        )}
      </form>
    </section>
  );
}

type Application = ReturnType<typeof useApplication>;

/** How many fields are refused, and a link to each. */
function Summary({ application }: { application: Application }) {
  const { t } = useTranslation('forms');
  const links = <RefusedFields application={application} separator={t('listSeparator')} />;

  return (
    <p role="alert" className={styles.summary}>
      {/* Renewed as a whole: a translator may have replaced the texts in it. */}
      <span key={application.refused.map(({ name }) => name).join(' ')}>
        <Trans
          t={t}
          i18nKey="status.invalid"
          count={application.refused.length}
          components={{ fields: links }}
        />
      </span>
    </p>
  );
}

interface RefusedFieldsProps {
  application: Application;
  separator: string;
}

function RefusedFields({ application: { refused, focus }, separator }: RefusedFieldsProps) {
  return refused.map(({ name, label }, index) => (
    <Fragment key={name}>
      {index > 0 && separator}
      <a
        href={`#${fieldId(name)}`}
        onClick={(event) => {
          event.preventDefault();
          focus(name);
        }}
      >
        {label}
      </a>
    </Fragment>
  ));
}

interface StatusProps {
  application: Application;
  element: RefObject<HTMLFormElement>;
  form: FormRoute['form'];
}

/** Whether the fields hold a draft; otherwise what the form is for. */
function Status({ application, element, form }: StatusProps) {
  const clearAndStartAgain = () => {
    application.clear();
    element.current?.querySelector<HTMLElement>('input, select')?.focus();
  };

  return (
    <p role="status">
      {application.isRestored ? (
        <RestoredNote key="restored" onClear={clearAndStartAgain} />
      ) : (
        <RequiredNote key="note" form={form} />
      )}
    </p>
  );
}

interface FieldsProps extends Pick<Props, 'view' | 'newTabLabel'> {
  application: Application;
}

function Fields({ view, newTabLabel, application }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {view.fields.map((field) => (
        <div key={field.name} className={isWide(field.name) ? styles.wide : undefined}>
          <FormField
            field={field}
            privacy={view.privacy}
            newTabLabel={newTabLabel}
            error={application.errorOf(field)}
            control={application.control}
          />
        </div>
      ))}
    </div>
  );
}

/** What the form is for, and that its fields are required. */
function RequiredNote({ form }: { form: FormRoute['form'] }) {
  const { t } = useTranslation('forms');
  const formTexts = t(`forms.${form}`, { returnObjects: true });

  return (
    <span className={styles.note}>
      {'note' in formTexts && <span>{formTexts.note}</span>}
      {t('requiredNote')}
    </span>
  );
}

interface RestoredNoteProps {
  onClear(): void;
}

/** Says that the fields hold a draft, and offers to empty them. */
function RestoredNote({ onClear }: RestoredNoteProps) {
  const { t } = useTranslation('forms');
  return (
    <span className={styles.note}>
      {t('restored')}{' '}
      <button type="button" className={shared.textButton} onClick={onClear}>
        {t('clear')}
      </button>
    </span>
  );
}

interface DecoyProps {
  input: Ref<HTMLInputElement>;
  /** For those whom it reaches all the same. */
  label: string;
}

/** A field that only bots see. Password managers leave it alone. */
function Decoy({ input, label }: DecoyProps) {
  return (
    <div className={styles.decoy} aria-hidden="true">
      <label>
        {label}
        <input
          ref={input}
          name={decoyName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

export const query = graphql`
  fragment ApplicationForm on PageForm {
    fields { ...FormField }
    channels { ...Channel }
    privacy
    reply
  }
`;
