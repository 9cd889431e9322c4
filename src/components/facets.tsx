import * as shared from '../styles/shared.module.css';
import * as styles from './facets.module.css';
import { translateOf } from './names';

interface Props<T extends string> {
  legend: string;
  values: readonly T[];
  selected: T | null;
  /** The label of a value; null stands for all values. */
  labelOf(value: T | null): string;
  isDisabled?(value: T): boolean;
  onChoose(value: T | null): void;
}

/** Buttons that narrow a list to one value. Hidden without script. */
export function Facets<T extends string>({
  legend,
  values,
  selected,
  labelOf,
  isDisabled,
  onChoose,
}: Props<T>) {
  return (
    <fieldset className={`${styles.facets} ${shared.scriptOnly}`}>
      <legend className="visually-hidden">{legend}</legend>
      {[null, ...values].map((value) => {
        const label = labelOf(value);
        return (
          <button
            key={value ?? ''}
            type="button"
            className={styles.facet}
            aria-pressed={selected === value}
            disabled={value !== null && isDisabled?.(value)}
            translate={translateOf(label)}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
