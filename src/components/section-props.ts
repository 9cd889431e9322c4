import type { SectionView } from '../content/page-view';
import type { SectionKind } from '../content/schemas/sections';
import type { UiTexts } from '../i18n/ui-texts';

export type SectionLabels = UiTexts['page'] & UiTexts['list'] & { opensInNewTab: string };

export interface SectionProps<K extends SectionKind> {
  section: SectionView<K>;
  labels: SectionLabels;
}
