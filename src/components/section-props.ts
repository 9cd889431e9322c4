import type { UiTexts } from '../i18n/ui-texts';

export type SectionLabels = UiTexts['page'] & UiTexts['list'] & { opensInNewTab: string };

/** What the component of a kind takes: the data of its fragment, and the labels of the page. */
export interface SectionProps<Fragment> {
  section: Fragment;
  labels: SectionLabels;
}
