import { type Control, useWatch } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextField } from '../../components/field';
import { fields, isRequired, strangeParts } from '../../contract/assumed/form-fields';
import { formatMessage } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { FieldView } from '../../routes/page-view';

interface Props {
  field: FieldView;
  texts: UiTexts['forms'];
  /** Address of the privacy policy. */
  privacy: string;
  newTabLabel: string;
  error: string | null;
  control: Control<Record<string, unknown>>;
}

/** One field of a form. */
export function FormField({ field, texts, privacy, newTabLabel, error, control }: Props) {
  const { name, label, hint, choices } = field;
  // The hint of a text area counts its characters.
  const value = String(useWatch({ control, name }) ?? '');
  const declared = fields[name];
  if (!declared) return null;
  const strange = strangeParts(declared, value);
  const named = error && strange && formatMessage(texts.unreadable, { part: strange });
  const words = {
    label,
    hint,
    error: named ? named + error : error,
    requiredMark: texts.requiredMark,
  };
  const common = { ...words, required: isRequired(declared), ...control.register(name) };
  switch (declared.control) {
    case 'select':
      return (
        <Select
          {...common}
          options={choices?.options ?? []}
          placeholder={choices?.placeholder ?? ''}
        />
      );
    case 'textarea':
      return (
        <TextArea
          {...common}
          autoComplete="off"
          rows={3}
          hint={hint && formatMessage(hint, { count: value.length })}
        />
      );
    case 'agreement': {
      const [before, after] = texts.agree.split('{{policy}}');
      return (
        <Checkbox
          {...common}
          label={
            <>
              {before}
              <a href={privacy} target="_blank" rel="noopener">
                {texts.policy}
                <span className="visually-hidden"> ({newTabLabel})</span>
              </a>
              {after}
            </>
          }
        />
      );
    }
    case 'text':
      return <TextField {...common} {...declared.input} />;
  }
}
