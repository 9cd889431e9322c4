import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextField } from '../../components/field';
import { fields, isRequired } from '../../contract/assumed/form-fields';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { FieldView } from '../../routes/page-view';

interface Props {
  field: FieldView;
  texts: UiTexts['forms'];
  /** Address of the privacy policy. */
  privacy: string;
  newTabLabel: string;
  error: string | null;
  /** Connects the field to react-hook-form. */
  registration: UseFormRegisterReturn;
}

/** One field of a form. */
export function FormField({ field, texts, privacy, newTabLabel, error, registration }: Props) {
  const { name, label, hint, choices } = field;
  const declared = fields[name];
  if (!declared) return null;
  const frame = { name, label, hint, required: isRequired(declared), requiredMark: texts.requiredMark, error };
  const common = { ...frame, ...registration };
  switch (declared.control) {
    case 'select':
      return <Select {...common} options={choices?.options ?? []} placeholder={choices?.placeholder ?? ''} />;
    case 'textarea':
      return <CountedTextArea {...frame} registration={registration} />;
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

type CountedProps = Pick<FieldView, 'name' | 'label' | 'hint'> &
  Pick<Props, 'error' | 'registration'> & { required: boolean; requiredMark: string };

/** A text area whose hint counts its characters. */
function CountedTextArea({ hint, registration, ...props }: CountedProps) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [count, setCount] = useState(0);
  const recount = () => setCount(area.current?.value.length ?? 0);
  // After every render, because restoring or clearing a draft fires no input event.
  useEffect(recount);
  return (
    <TextArea
      {...props}
      {...registration}
      ref={(element) => {
        area.current = element;
        registration.ref(element);
      }}
      autoComplete="off"
      rows={3}
      hint={hint && fill(hint, { count })}
      onInput={recount}
    />
  );
}
