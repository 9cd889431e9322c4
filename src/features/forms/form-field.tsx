import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextField } from '../../components/field';
import { fill } from '../../i18n/texts';
import type { FieldView, FormView } from '../../routes/page-view';

interface Props {
  field: FieldView;
  view: Pick<FormView, 'texts' | 'privacy'>;
  error: string | null;
  /** Connects the field to react-hook-form. */
  registration: UseFormRegisterReturn;
}

/** One field of a form. */
export function FormField({ field, view: { texts, privacy }, error, registration }: Props) {
  const { name, label, hint, required, input, choices } = field;
  const frame = { name, label, hint, required, requiredMark: texts.requiredMark, error };
  const common = { ...frame, ...registration };
  switch (field.control) {
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
                <span className="visually-hidden"> ({texts.opensInNewTab})</span>
              </a>
              {after}
            </>
          }
        />
      );
    }
    case 'text':
      return <TextField {...common} {...input} />;
  }
}

type CountedProps = Pick<FieldView, 'name' | 'label' | 'hint' | 'required'> &
  Pick<Props, 'error' | 'registration'> & { requiredMark: string };

/** A text area whose hint counts its characters. */
function CountedTextArea({ hint = '', registration, ...props }: CountedProps) {
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
      hint={fill(hint, { count })}
      onInput={recount}
    />
  );
}
