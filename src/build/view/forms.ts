import type { Language } from '../../config/languages';
import { industryChoices } from '../../contract/assumed/applications';
import { formOfRoute } from '../../routes/forms';
import { inLanguage } from '../../routes/href';
import { manifest } from '../../routes/manifest';
import type { FormView } from '../../routes/page-view';
import type { Route } from '../../routes/route-types';
import type { Content, Item } from '../content/read';
import { contactChannels } from './sections';
import type { Targets } from './targets';

/** Pages that a consultation or a trial can be about. */
const subjects = manifest.filter(({ template }) => template === 'product' || template === 'solution');

/** What the form of a page needs; null for a page without one. */
export function formView(
  { id }: Pick<Route, 'id'>,
  content: Content,
  targets: Targets,
  language: Language,
): FormView | null {
  const form = formOfRoute(id);
  if (!form) return null;
  const ui = content.ui[language];
  const items = form.items.flatMap((kind): readonly Item[] => content.items[kind]);
  return {
    ...form,
    choices: form.asksSubject
      ? subjects.flatMap((route) =>
          content.pages.has(route.id) && targets.isVisible(route.id)
            ? [{ value: route.id, label: targets.name(route.id) }]
            : [],
        )
      : items.map((item) => ({ value: String(item.id), label: item[language].title })),
    industries: industryChoices.map((industry) => ({
      value: industry,
      label: industry === 'other' ? ui.forms.otherIndustry : ui.items.industries[industry],
    })),
    channels: contactChannels({ vendor: content.vendor, language, labels: ui.footer }),
    privacy: inLanguage('/PrivacyPolicy', language),
  };
}
