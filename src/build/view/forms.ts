import { forms } from '../../config/forms';
import { faultsIn, limitsIn } from '../../contract/assumed/field-faults';
import { fieldsOf } from '../../contract/assumed/form-fields';
import type { FormTexts } from '../../contract/content/form-texts';
import { formatMessage } from '../../i18n/texts';
import { type FormRoute, formOfRoute } from '../../routes/forms';
import { manifest } from '../../routes/manifest';
import type { FieldView, FormView } from '../../routes/page-view';
import type { Route } from '../../routes/route-types';
import type { Item } from '../content/read';
import { contactChannels } from './contact-channels';
import type { Site } from './site';

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
      privacy: site.href('/PrivacyPolicy'),
    }
  );
}

function fieldViews(
  { form, items = [] }: FormRoute,
  { content, targets, language, ui }: Site,
): FieldView[] {
  const { forms: formTexts, fields: fieldTexts, choose }: FormTexts = ui.forms;
  const industries: Record<string, string> = ui.items.industries;
  return Object.entries(fieldsOf(forms[form].call)).map(([name, field]) => {
    const texts = fieldTexts[name];
    if (!texts) throw new Error(`data/ui/${language}/forms.json has no fields.${name}`);
    const { rule, control, options = [] } = field;
    const limits = limitsIn(rule);
    const choices =
      options === 'items'
        ? items
            .flatMap((kind): readonly Item[] => content.items[kind])
            .map((item) => ({ value: String(item.id), label: item[language].title }))
        : options === 'subjects'
          ? subjects
              .filter((subject) => content.pages.has(subject.id) && targets.isVisible(subject.id))
              .map((subject) => ({ value: subject.id, label: targets.name(subject.id) }))
          : options.map((value) => ({
              value,
              label: texts.options?.[value] ?? industries[value] ?? value,
            }));
    return {
      name,
      label: formTexts[form]?.labels?.[name] ?? texts.label,
      ...(texts.hint ? { hint: formatMessage(texts.hint, { max: limits.max }) } : {}),
      ...(control === 'select'
        ? { choices: { options: choices, placeholder: texts.placeholder ?? choose } }
        : {}),
      errors: Object.fromEntries(
        faultsIn(rule).map((fault) => [fault, formatMessage(texts.errors[fault] ?? '', limits)]),
      ),
    };
  });
}
