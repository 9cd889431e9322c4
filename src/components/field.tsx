import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
} from 'react';
import * as shared from '../styles/shared.module.css';
import * as styles from './field.module.css';
import { translateOf } from './names';

interface Texts {
  label: ReactNode;
  /** How to fill it in. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: string | null | undefined;
  /**
   * Follows the label of a required field. Hidden from screen readers, which announce `required`
   * themselves.
   */
  requiredMark?: string | undefined;
}

/** The texts, and every attribute of the element itself: `name`, `required`, `autoComplete`, … */
type FieldProps<T extends 'input' | 'textarea' | 'select'> = Texts &
  Omit<ComponentPropsWithoutRef<T>, 'className' | 'children' | 'aria-invalid' | 'aria-describedby'>;

/** The parts of a field, and the attributes of its control. */
function useField<P extends Texts & { id?: string | undefined; required?: boolean | undefined }>(
  props: P,
) {
  const { label, hint, error, requiredMark, ...attributes } = props;
  const generatedId = useId();
  const id = attributes.id ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return {
    control: {
      ...attributes,
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
    label: (
      <>
        {label}
        {attributes.required && requiredMark && (
          <span className={styles.mark} aria-hidden="true">
            {requiredMark}
          </span>
        )}
      </>
    ),
    hint: hint && (
      <p id={hintId} className={shared.fine}>
        {hint}
      </p>
    ),
    // Always rendered, one line high, so that errors are announced and shift nothing.
    error: (
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    ),
  };
}

/** A field with its label above and its error below the control. */
function LabelledField({
  field: { control, label, hint, error },
  children,
}: {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      {hint}
      {children}
      {error}
    </div>
  );
}

interface TextFieldProps extends FieldProps<'input'> {
  /** A button beside the input. */
  beside?: ReactNode;
}

/** A single line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { beside, ...props },
  ref,
) {
  const field = useField(props);
  const input = <input type="text" {...field.control} ref={ref} className={styles.control} />;

  return (
    <LabelledField field={field}>
      {beside ? (
        <div className={styles.beside}>
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
    </LabelledField>
  );
});

/** Several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, FieldProps<'textarea'>>(
  function TextArea(props, ref) {
    const field = useField(props);

    return (
      <LabelledField field={field}>
        <textarea rows={4} {...field.control} ref={ref} className={styles.control} />
      </LabelledField>
    );
  },
);

/** A checkbox, e.g. for consent. Its label may contain a link. */
export const Checkbox = forwardRef<HTMLInputElement, FieldProps<'input'>>(
  function Checkbox(props, ref) {
    const field = useField(props);

    return (
      <div className={styles.field}>
        <label className={styles.check}>
          <input {...field.control} ref={ref} type="checkbox" className={styles.box} />
          <span>{field.label}</span>
        </label>
        <div className={styles.indented}>
          {field.hint}
          {field.error}
        </div>
      </div>
    );
  },
);

interface SelectProps extends FieldProps<'select'> {
  /** A text is its own value. */
  options: readonly (string | { value: string; label: string })[];
  placeholder?: string;
}

/** A choice from a list. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { options, placeholder, ...fieldProps } = props;
  const field = useField(fieldProps);

  return (
    <LabelledField field={field}>
      <select {...field.control} ref={ref} className={`${styles.control} ${styles.select}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label } =
            typeof option === 'string' ? { value: option, label: option } : option;

          return (
            <option key={value} value={value} translate={translateOf(label)}>
              {label}
            </option>
          );
        })}
      </select>
    </LabelledField>
  );
});

/** The values of a select's form as a query, without the question mark. */
export function queryOfForm({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): string {
  // FormData may contain files; these forms have none.
  const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
  return String(new URLSearchParams(fields));
}
