import { type ComponentPropsWithoutRef, type FormEventHandler, forwardRef } from 'react';
import { Button } from '../../components/button';
import * as styles from './search-field.module.css';

interface Props extends ComponentPropsWithoutRef<'input'> {
  /** The address of the search page. */
  action: string;
  label: string;
  button: string;
  onSearch?: FormEventHandler<HTMLFormElement>;
}

/** A search form. Without script or `onSearch`, it leads to the search page. */
export const SearchField = forwardRef<HTMLInputElement, Props>(function SearchField(
  { action, label, button, onSearch, ...input },
  ref,
) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers have <search>
    <form
      role="search"
      aria-label={label}
      action={action}
      method="get"
      className={styles.form}
      onSubmit={onSearch}
    >
      <input
        {...input}
        ref={ref}
        type="search"
        name="query"
        className={styles.input}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit">{button}</Button>
    </form>
  );
});
