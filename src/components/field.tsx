import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import * as shared from '../styles/shared.module.css';
import * as styles from './field.module.css';

interface Texts {
  label: ReactNode;
  /** How to fill it in. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: string | null | undefined;
  /** Follows the label of a required field; screen readers say so in their own words. */
  requiredMark?: string | undefined;
}

/** The texts, and everything that the element itself takes: `name`, `required`, `autoComplete`, … */
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
    // Always rendered, one line high, so that an error is announced when it appears and shifts nothing.
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

/** A line of text: name, e-mail, telephone number. */
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
      <textarea rows={4} {...field.control} ref={ref} className={`${styles.control} ${styles.area}`} />
    </Frame>
  );
});

interface SelectProps extends Props<'select'> {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

/** One of a list, by the browser's own list. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { options, placeholder, ...rest } = props;
  const field = useField(rest);
  return (
    <Frame field={field}>
      <span className={styles.choice}>
        <select {...field.control} ref={ref} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </Frame>
  );
});

/** What the form of a select holds, as a query without its question mark. */
export function queryOfForm({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): string {
  // Options may contain only text.
  const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
  return String(new URLSearchParams(fields));
}

/** Yes or no, e.g. consent; its label may hold a link. */
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
