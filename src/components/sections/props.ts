import type { SectionKind } from '../../contract/content/sections';
import type { UiTexts } from '../../i18n/ui-texts';
import type { SectionView } from '../../routes/page-view';

export type SectionLabels = UiTexts['page'] & UiTexts['list'] & { opensInNewTab: string };

export interface SectionProps<K extends SectionKind> {
  section: SectionView<K>;
  labels: SectionLabels;
}
