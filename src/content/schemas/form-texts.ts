import * as v from 'valibot';
import { faultsIn } from '../../calls/assumed/field-faults';
import { type Field, fields } from '../../calls/assumed/form-fields';
import { forms } from '../../site/forms';
import { industries } from '../../site/industries';
import { text } from './text';

const each = <T extends v.GenericSchema>(names: readonly string[], schema: T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, schema]));

/** Industries are named in data/ui/{zh,en}/items.json, which list filters share. */
const isNamedHere = (option: string): boolean =>
  !industries.some((industry) => industry === option);

/** The texts of one field. */
function fieldTexts({ rule, options = [] }: Field) {
  const labelledOptions = typeof options === 'string' ? [] : options.filter(isNamedHere);

  return v.strictObject({
    label: text,
    hint: v.optional(text),
    placeholder: v.optional(text),
    options: v.optional(v.strictObject(each(labelledOptions, text)), {}),
    errors: v.strictObject(each(faultsIn(rule), text)),
  });
}

/** data/ui/{zh,en}/forms.json: names every text that a declared field or form lacks. */
export const formTexts = v.looseObject({
  choose: text,
  agree: v.pipe(
    text,
    v.regex(/\{\{policy\}\}/, 'has no {{policy}} for the link to the privacy policy'),
  ),
  /** `note` stands above the fields; `labels` replaces labels of fields in this form. */
  forms: v.strictObject(
    each(
      Object.keys(forms),
      v.strictObject({
        heading: text,
        submit: text,
        note: v.optional(text),
        labels: v.optional(v.record(v.string(), text), {}),
      }),
    ),
  ),
  fields: v.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldTexts(field)])),
  ),
});

export type FormTexts = v.InferInput<typeof formTexts>;
