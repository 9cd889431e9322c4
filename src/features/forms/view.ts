import { faultsIn, limitsIn } from '../../calls/assumed/field-faults';
import { fieldsOf } from '../../calls/assumed/form-fields';
import { contactChannels } from '../../content/contact-channels';
import type { Item } from '../../content/content';
import type { FieldView, FormView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { type FormRoute, formOfRoute } from '../../site/form-pages';
import { forms } from '../../site/forms';
import { manifest } from '../../site/manifest';
import type { Route } from '../../site/route-types';

/** Pages that a consultation or a trial can refer to. */
const subjects = manifest.filter(
  ({ template }) => template === 'product' || template === 'solution',
);

/** The view of a page's form; null for a page without one. */
export function formView({ id }: Route, site: Site): FormView | null {
  const route = formOfRoute(id);
  return (
    route && {
      fields: fieldViews(route, site),
      channels: contactChannels(site.content, site.language),
      privacy: site.targets.hrefIfAny('PrivacyPolicy'),
      reply: site.content.service.reply[site.language],
    }
  );
}

type FieldTexts = (
  keys: string | string[],
  options?: { count?: number | undefined; defaultValue?: string },
) => string;

interface Choice {
  value: string;
  label: string;
}

/** The items of some kinds, by their numbers. */
const itemChoices = (
  kinds: NonNullable<FormRoute['items']>,
  { content, language }: Site,
): Choice[] =>
  kinds
    .flatMap((kind): readonly Item[] => content.items[kind])
    .map((item) => ({ value: String(item.id), label: item[language].title }));

/** The products and solutions that the language shows. */
const subjectChoices = ({ content, targets }: Site): Choice[] =>
  subjects
    .filter(({ id }) => content.pages.has(id) && targets.isVisible(id))
    .map(({ id }) => ({ value: id, label: targets.name(id) }));

function fieldViews({ form, items = [] }: FormRoute, site: Site): FieldView[] {
  // Fields are declared as data: the schema of forms.json (form-texts.ts) says that it has these
  // keys. Of several keys, the first that has a text counts.
  const t: FieldTexts = site.getFixedT('forms');

  return Object.entries(fieldsOf(forms[form].call)).map(([name, field]) => {
    const { rule, control, options = [] } = field;
    const limits = limitsIn(rule);
    const errors = faultsIn(rule).map((fault) => [
      fault,
      t(`fields.${name}.errors.${fault}`, {
        count: fault === 'short' ? limits.least : limits.max,
      }),
    ]);
    const choicesOf = (): Choice[] => {
      if (options === 'items') return itemChoices(items, site);
      if (options === 'subjects') return subjectChoices(site);
      return options.map((value) => ({
        value,
        label: t([`fields.${name}.options.${value}`, `items:industries.${value}`]),
      }));
    };

    const hint = t([`forms.${form}.hints.${name}`, `fields.${name}.hint`], { defaultValue: '' });
    const placeholder = t([`fields.${name}.placeholder`, 'choose']);

    return {
      name,
      label: t([`forms.${form}.labels.${name}`, `fields.${name}.label`]),
      ...(hint ? { hint } : {}),
      ...(control === 'select' ? { choices: { options: choicesOf(), placeholder } } : {}),
      errors: Object.fromEntries(errors),
    };
  });
}
