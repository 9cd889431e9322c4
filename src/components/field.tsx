import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import * as shared from '../styles/shared.module.css';
import * as styles from './field.module.css';

interface Texts {
  label: ReactNode;
  /** How to fill it in. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: string | null | undefined;
  /** Follows the label of a required field. Hidden from screen readers, which announce `required` themselves. */
  requiredMark?: string | undefined;
}

/** The texts, and every attribute of the element itself: `name`, `required`, `autoComplete`, … */
type Props<T extends 'input' | 'textarea' | 'select'> = Texts &
  Omit<ComponentPropsWithoutRef<T>, 'className' | 'children' | 'aria-invalid' | 'aria-describedby'>;

function useField<P extends Texts & { id?: string | undefined; required?: boolean | undefined }>(props: P) {
  const { label, hint, error, requiredMark, ...control } = props;
  const generated = useId();
  const id = control.id ?? generated;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    control: {
      ...control,
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
    label: (
      <>
        {label}
        {control.required && requiredMark && (
          <span className={styles.mark} aria-hidden="true">
            {requiredMark}
          </span>
        )}
      </>
    ),
    hint: hint && (
      <p id={`${id}-hint`} className={shared.fine}>
        {hint}
      </p>
    ),
    // Always rendered, one line high, so that errors are announced and shift nothing.
    error: (
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    ),
  };
}

function Frame({ field, children }: { field: ReturnType<typeof useField>; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={field.control.id} className={styles.label}>
        {field.label}
      </label>
      {field.hint}
      {children}
      {field.error}
    </div>
  );
}

/** A single line of text. */
export const TextField = forwardRef<HTMLInputElement, Props<'input'>>(function TextField(props, ref) {
  const field = useField(props);
  return (
    <Frame field={field}>
      <input type="text" {...field.control} ref={ref} className={styles.control} />
    </Frame>
  );
});

/** Several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, Props<'textarea'>>(function TextArea(props, ref) {
  const field = useField(props);
  return (
    <Frame field={field}>
      <textarea rows={4} {...field.control} ref={ref} className={styles.control} />
    </Frame>
  );
});

interface SelectProps extends Props<'select'> {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

/** A choice from a list. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { options, placeholder, ...rest } = props;
  const field = useField(rest);
  return (
    <Frame field={field}>
      <select {...field.control} ref={ref} className={styles.control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
});

/** The values of a select's form as a query, without the question mark. */
export function queryOfForm({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): string {
  // FormData may contain files; these forms have none.
  const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
  return String(new URLSearchParams(fields));
}

/** A checkbox, e.g. for consent. Its label may contain a link. */
export const Checkbox = forwardRef<HTMLInputElement, Props<'input'>>(function Checkbox(props, ref) {
  const field = useField(props);
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={field.control.id}>
        <input {...field.control} ref={ref} type="checkbox" className={styles.box} />
        <span>{field.label}</span>
      </label>
      <div className={styles.indented}>
        {field.hint}
        {field.error}
      </div>
    </div>
  );
});
