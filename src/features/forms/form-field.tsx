import { type Control, useWatch } from 'react-hook-form';
import { fields, isRequired, strangeParts } from '../../calls/assumed/form-fields';
import { Checkbox, Select, TextArea, TextField } from '../../components/field';
import type { FieldView } from '../../content/page-view';
import { formatMessage } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { FormValues } from './use-application';

interface Props {
  field: FieldView;
  texts: UiTexts['forms'];
  /** Address of the privacy policy. */
  privacy: string;
  newTabLabel: string;
  error: string | null;
  control: Control<FormValues>;
}

/** One field of a form, by the control that it's declared with. */
export function FormField({ field, texts, privacy, newTabLabel, error, control }: Props) {
  const { name, label, hint, choices } = field;
  // The hint of a text area counts its characters.
  const value = String(useWatch({ control, name }) ?? '');

  const declared = fields[name];
  if (!declared) return null;

  const unreadablePart = error === null ? '' : strangeParts(declared, value);
  const unreadable = unreadablePart && formatMessage(texts.unreadable, { part: unreadablePart });

  const attributes = {
    label,
    hint,
    error: error && unreadable + error,
    requiredMark: texts.requiredMark,
    required: isRequired(declared),
    ...control.register(name),
  };

  switch (declared.control) {
    case 'select':
      return (
        <Select
          {...attributes}
          options={choices?.options ?? []}
          placeholder={choices?.placeholder ?? ''}
        />
      );
    case 'textarea':
      return (
        <TextArea
          {...attributes}
          autoComplete="off"
          rows={3}
          hint={hint && formatMessage(hint, { count: value.length })}
        />
      );
    case 'agreement':
      return (
        <Checkbox
          {...attributes}
          label={<AgreementLabel texts={texts} privacy={privacy} newTabLabel={newTabLabel} />}
        />
      );
    case 'text':
      return <TextField {...attributes} {...declared.input} />;
  }
}

/** The sentence of agreement, with a link in place of the policy's name. */
function AgreementLabel({
  texts,
  privacy,
  newTabLabel,
}: Pick<Props, 'texts' | 'privacy' | 'newTabLabel'>) {
  const [before, after] = texts.agree.split('{{policy}}');

  return (
    <>
      {before}
      <a href={privacy} target="_blank" rel="noopener">
        {texts.policy}
        <span className="visually-hidden"> ({newTabLabel})</span>
      </a>
      {after}
    </>
  );
}
