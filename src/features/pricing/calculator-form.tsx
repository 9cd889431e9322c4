import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Select, TextField } from '../../components/field';
import type { TextsOf } from '../../i18n/instance';
import * as shared from '../../styles/shared.module.css';
import * as styles from './calculator.module.css';
import {
  type Choice,
  choiceQuery,
  type Line,
  mostUnits,
  parseCount,
  terms,
  usualCount,
} from './choice';
import { yuan } from './yuan';

type CalculatorData = Queries.CalculatorSectionFragment;

interface FormProps {
  section: CalculatorData;
  choice: Choice;
  onChange(choice: Choice): void;
}

/** The choice of products with their quantities, maintenance level and term. */
export function CalculatorForm({ section, choice, onChange }: FormProps) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Presets section={section} choice={choice} onChange={onChange} />
      <Lines section={section} choice={choice} onChange={onChange} />
      <LevelAndTerm section={section} choice={choice} onChange={onChange} />
    </form>
  );
}

/** Deployments to start from. */
function Presets({ section, choice, onChange }: FormProps) {
  const { t } = useTranslation('pricing');
  const currentQuery = choiceQuery(choice);

  return (
    <fieldset>
      <legend className={styles.presets}>{t('presets')}</legend>
      <div className={shared.actions}>
        {section.presets.map(({ label, level, counts }) => {
          const preset = { lines: counts, level, years: choice.years };
          return (
            <button
              key={label}
              type="button"
              className={styles.preset}
              aria-pressed={choiceQuery(preset) === currentQuery}
              onClick={() => onChange(preset)}
            >
              {label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The chosen products, and a button that adds the next one. */
function Lines({ section, choice, onChange }: FormProps) {
  const { t } = useTranslation('pricing');
  const { lines } = choice;
  const nextUnit = section.units.find(({ slug }) => !lines.some((line) => line.slug === slug));

  const setLines = (newLines: readonly Line[]) => onChange({ ...choice, lines: newLines });
  const setLine = (place: number, newLine: Line) =>
    setLines(lines.map((line, index) => (index === place ? newLine : line)));

  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line, place) => {
          const others = lines.filter((other) => other !== line);
          return (
            <li key={line.slug}>
              <LineFields
                section={section}
                line={line}
                others={others}
                onChange={(newLine) => setLine(place, newLine)}
                onRemove={() => setLines(others)}
              />
            </li>
          );
        })}
      </ul>
      {nextUnit && (
        <Button
          look="quiet"
          onClick={() => setLines([...lines, { slug: nextUnit.slug, count: usualCount }])}
        >
          {t('add')}
        </Button>
      )}
    </>
  );
}

interface LineProps {
  section: CalculatorData;
  line: Line;
  /** The other lines: a product stands once. */
  others: readonly Line[];
  onChange(line: Line): void;
  onRemove(): void;
}

/** A product and how many units of it. */
function LineFields({ section, line, others, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('pricing');
  const unit = section.units.find(({ slug }) => slug === line.slug);
  const options = section.units.filter(({ slug }) => !others.some((other) => other.slug === slug));
  const price = unit?.price ?? null;

  return (
    <div className={styles.line}>
      <Select
        name="product"
        label={t('product')}
        value={line.slug}
        options={options.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ currentTarget }) => onChange({ ...line, slug: currentTarget.value })}
      />
      <Count
        key={line.slug}
        count={line.count}
        onChange={(count) => onChange({ ...line, count })}
      />
      {others.length > 0 && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('remove', { product: unit?.name ?? '' })}
          onClick={onRemove}
        >
          ×
        </button>
      )}
      <p className={styles.metric}>
        <span>{price === null ? t('onRequest') : t('each', { price: yuan(price, t) })}</span>{' '}
        <span>{unit?.metric}</span>
      </p>
    </div>
  );
}

const levelLabel = (
  { name, percent }: CalculatorData['levels'][number],
  t: TextsOf<'pricing'>,
): string => (percent === 0 ? name : t('levelOption', { level: name, percent }));

/** The maintenance level, and the years that it's bought for. */
function LevelAndTerm({ section, choice, onChange }: FormProps) {
  const { t } = useTranslation('pricing');
  const levels = section.levels.map((level) => ({ value: level.id, label: levelLabel(level, t) }));
  const years = terms.map((count) => ({ value: String(count), label: t('years', { count }) }));

  return (
    <div className={styles.pair}>
      <Select
        name="level"
        label={t('level')}
        value={choice.level}
        options={levels}
        onChange={({ currentTarget }) => onChange({ ...choice, level: currentTarget.value })}
      />
      <Select
        name="years"
        label={t('term')}
        value={String(choice.years)}
        options={years}
        onChange={({ currentTarget }) =>
          onChange({ ...choice, years: Number(currentTarget.value) })
        }
      />
    </div>
  );
}

interface CountProps {
  count: number;
  onChange(count: number): void;
}

/** A quantity. What isn't one stays in the field until it's left, and changes nothing. */
function Count({ count, onChange }: CountProps) {
  const { t } = useTranslation('pricing');
  /** What's being typed; null outside the field. */
  const [draft, setDraft] = useState<string | null>(null);

  return (
    <TextField
      type="number"
      name="count"
      inputMode="numeric"
      min={1}
      max={mostUnits}
      step={1}
      label={t('count')}
      value={draft ?? count}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value);
        const newCount = parseCount(value);
        if (newCount !== null) onChange(newCount);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
