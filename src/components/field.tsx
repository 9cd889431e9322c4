import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import * as styles from './field.module.css';

/** What stands around a control. */
interface Texts {
  label: ReactNode;
  /** How to fill it in. */
  hint?: string | undefined;
  /** What is wrong with it; null or left out while nothing is. */
  error?: string | null | undefined;
  /** Shown behind the label of a required field; a screen reader says so in its own words. */
  requiredMark?: string | undefined;
}

/** Everything the element itself takes: `name`, `required`, `autoComplete`, `inputMode`, … */
type Control<T extends 'input' | 'textarea' | 'select'> = Texts &
  Omit<ComponentPropsWithoutRef<T>, 'className' | 'children' | 'aria-invalid' | 'aria-describedby'>;

interface FrameProps extends Texts {
  required: boolean;
  ids: Record<'control' | 'hint' | 'error', string>;
}

/** Parts a control from what stands around it, and ties them by ids. */
function useField<P extends Texts & { id?: string | undefined; required?: boolean | undefined }>({
  label,
  hint,
  error,
  requiredMark,
  ...control
}: P) {
  const generated = useId();
  const id = control.id ?? generated;
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  const frame: FrameProps = { label, hint, error, requiredMark, ids, required: control.required === true };
  return {
    frame,
    control: {
      ...control,
      id,
      ...(error ? { 'aria-invalid': true as const } : {}),
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    },
  };
}

function Label({ label, required, requiredMark }: Pick<FrameProps, 'label' | 'required' | 'requiredMark'>) {
  return (
    <>
      {label}
      {required && requiredMark && (
        <span className={styles.mark} aria-hidden="true">
          {requiredMark}
        </span>
      )}
    </>
  );
}

/** Always there, and as high as a line: an error is announced when it appears, and moves nothing. */
function ErrorLine({ id, error }: { id: string; error: Texts['error'] }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {error}
    </p>
  );
}

function Frame({ label, hint, error, requiredMark, required, ids, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.control} className={styles.label}>
        <Label label={label} required={required} requiredMark={requiredMark} />
      </label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <ErrorLine id={ids.error} error={error} />
    </div>
  );
}

/** A line of text: name, e-mail, telephone number. */
export const TextField = forwardRef<HTMLInputElement, Control<'input'>>(function TextField(props, ref) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <input type="text" {...control} ref={ref} className={styles.control} />
    </Frame>
  );
});

/** Several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, Control<'textarea'>>(function TextArea(props, ref) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <textarea rows={4} {...control} ref={ref} className={`${styles.control} ${styles.area}`} />
    </Frame>
  );
});

interface SelectProps extends Control<'select'> {
  options: readonly { value: string; label: string }[];
  /** Stands for no choice. */
  placeholder?: string;
}

/** One of a list, by the browser's own list. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, ...props },
  ref,
) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <span className={styles.choice}>
        <select {...control} ref={ref} className={styles.control}>
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

/** Yes or no, e.g. consent; its label may hold a link. */
export const Checkbox = forwardRef<HTMLInputElement, Control<'input'>>(function Checkbox(props, ref) {
  const { frame, control } = useField(props);
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={frame.ids.control}>
        <input {...control} ref={ref} type="checkbox" className={styles.box} />
        <span>
          <Label {...frame} />
        </span>
      </label>
      {frame.hint && (
        <p id={frame.ids.hint} className={`${styles.hint} ${styles.indented}`}>
          {frame.hint}
        </p>
      )}
      <div className={styles.indented}>
        <ErrorLine id={frame.ids.error} error={frame.error} />
      </div>
    </div>
  );
});
