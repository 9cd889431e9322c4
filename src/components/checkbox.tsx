import { forwardRef } from 'react';
import * as styles from './checkbox.module.css';
import { type FieldProps, useField } from './field';

/** A checkbox, e.g. for consent. Its label may contain a link. */
export const Checkbox = forwardRef<HTMLInputElement, FieldProps<'input'>>(function Checkbox(props, ref) {
  const field = useField(props);
  return (
    <div>
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
