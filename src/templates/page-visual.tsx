import { Plan } from '../components/plan';
import type { PageView } from '../routes/page-view';

/** The plan of the page's own architecture; nothing for a page without one. */
export function PageVisual({ view }: { view: PageView }) {
  const section = view.sections.find((candidate) => candidate.kind === 'architecture');
  return section?.kind === 'architecture' ? <Plan diagram={section.diagram} /> : null;
}

/** Whether the page has something to show beside its head. */
export const hasVisual = (view: PageView): boolean => view.sections.some(({ kind }) => kind === 'architecture');
