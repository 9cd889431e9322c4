import * as shared from '../styles/shared.module.css';
import * as styles from './facets.module.css';
import { Fold } from './fold';
import { translateOf } from './names';

/** A choice among the values of a list. */
interface Choice<T extends string> {
  selected: T | null;
  /** The label of a value; null stands for all values. */
  labelOf(value: T | null): string;
  /** How many entries have a value, shown after its label. */
  countOf?(value: T | null): number;
  isDisabled?(value: T): boolean;
  onChoose(value: T | null): void;
}

interface Props<T extends string> extends Choice<T> {
  legend: string;
  values: readonly T[];
  /** The same values under titles, where they are many; phones and tablets fold them. */
  groups?: readonly { title: string; facets: readonly T[] }[] | null | undefined;
}

/** Buttons that narrow a list to one value. Hidden without script. */
export function Facets<T extends string>({ legend, values, groups, ...choice }: Props<T>) {
  const isGrouped = groups && groups.length > 1;
  const { selected, labelOf } = choice;

  return (
    <fieldset className={`${styles.facets} ${shared.scriptOnly}`}>
      <legend className="visually-hidden">{legend}</legend>
      <Facet value={null} {...choice} />
      {!isGrouped && values.map((value) => <Facet key={value} value={value} {...choice} />)}
      {isGrouped &&
        groups.map(({ title, facets }) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.title}>{title}</legend>
            {/* A folded group names the choice that is in it. */}
            <Fold
              label={
                selected && facets.includes(selected) ? `${title}: ${labelOf(selected)}` : title
              }
              isLong
            >
              <div className={styles.values}>
                {facets.map((value) => (
                  <Facet key={value} value={value} {...choice} />
                ))}
              </div>
            </Fold>
          </fieldset>
        ))}
    </fieldset>
  );
}

function Facet<T extends string>({
  value,
  selected,
  labelOf,
  countOf,
  isDisabled,
  onChoose,
}: Choice<T> & { value: T | null }) {
  const label = labelOf(value);

  return (
    <button
      type="button"
      className={styles.facet}
      aria-pressed={selected === value}
      disabled={value !== null && isDisabled?.(value)}
      translate={translateOf(label)}
      onClick={() => onChoose(value)}
    >
      {countOf ? (
        <>
          <span>{label}</span> <span className={styles.count}>{countOf(value)}</span>
        </>
      ) : (
        label
      )}
    </button>
  );
}
