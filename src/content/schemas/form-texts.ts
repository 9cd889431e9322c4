import * as v from 'valibot';
import { type FieldFault, faultsIn, isOfLength } from '../../calls/assumed/field-faults';
import { type Field, fields } from '../../calls/assumed/form-fields';
import { forms } from '../../site/forms';
import { industries } from '../../site/industries';
import { pluralForms } from '../../site/languages';
import { text } from './text';

const each = <T extends v.GenericSchema>(names: readonly string[], schema: T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, schema]));

/** Industries are named in data/ui/{zh,en}/items.json, which list filters share. */
const isNamedHere = (option: string): boolean =>
  !industries.some((industry) => industry === option);

/**
 * A text for each fault. One of length may have plural forms instead, of which `npm run content`
 * finds those that a language lacks.
 */
function errorTexts(faults: readonly FieldFault[]) {
  const lengthFaults = faults.filter(isOfLength);
  const names = lengthFaults.flatMap((fault) => [fault, ...pluralForms(fault)]);

  return v.pipe(
    v.strictObject({
      ...each(
        faults.filter((fault) => !isOfLength(fault)),
        text,
      ),
      ...each(names, v.optional(text)),
    }),
    v.check(
      (texts) =>
        lengthFaults.every((fault) => names.some((name) => name.startsWith(fault) && texts[name])),
      `has no text for one of: ${lengthFaults.join(', ')}`,
    ),
  );
}

/** The texts of one field. */
function fieldTexts({ rule, options = [] }: Field) {
  const labelledOptions = typeof options === 'string' ? [] : options.filter(isNamedHere);

  return v.strictObject({
    label: text,
    hint: v.optional(text),
    placeholder: v.optional(text),
    options: v.optional(v.strictObject(each(labelledOptions, text)), {}),
    errors: errorTexts(faultsIn(rule)),
  });
}

/** data/ui/{zh,en}/forms.json: names every text that a declared field or form lacks. */
export const formTexts = v.looseObject({
  choose: text,
  agree: v.pipe(
    text,
    v.regex(/<policy>.+<\/policy>/, 'has no <policy>…</policy> for the link to the privacy policy'),
  ),
  /**
   * `note` stands above the fields, `next` below the button: what happens then. `labels` and
   * `hints` replace those of fields in this form.
   */
  forms: v.strictObject(
    each(
      Object.keys(forms),
      v.strictObject({
        heading: text,
        submit: text,
        note: v.optional(text),
        next: v.optional(text),
        labels: v.optional(v.record(v.string(), text), {}),
        hints: v.optional(v.record(v.string(), text), {}),
      }),
    ),
  ),
  fields: v.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldTexts(field)])),
  ),
});
