import type { SectionKind } from '../../contract/content/sections';
import type { SectionView } from '../../contract/content/view';
import type { UiTexts } from '../../i18n/ui-texts';

/** Labels that sections need beside their own texts. */
export type SectionLabels = UiTexts['page'] & UiTexts['list'] & { opensInNewTab: string };

export interface SectionProps<K extends SectionKind> {
  section: SectionView<K>;
  labels: SectionLabels;
}
