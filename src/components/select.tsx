import { type ChangeEvent, forwardRef } from 'react';
import { type FieldProps, useField } from './field';
import * as styles from './select.module.css';

interface SelectProps extends FieldProps<'select'> {
  /** A text is its own value. */
  options: readonly (string | { value: string; label: string })[];
  placeholder?: string;
}

/** A choice from a list. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { options, placeholder, ...rest } = props;
  const { control, framed } = useField(rest);
  return framed(
    <select {...control} ref={ref} className={styles.select}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => {
        const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <option key={value} value={value}>
            {label}
          </option>
        );
      })}
    </select>,
  );
});

/** The values of a select's form as a query, without the question mark. */
export function queryOfForm({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): string {
  // FormData may contain files; these forms have none.
  const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
  return String(new URLSearchParams(fields));
}
