import { Plan } from '../components/plan';
import type { PageView } from '../routes/page-view';

/** The diagram of the page's architecture section, if it has one. */
export function PageVisual({ view }: { view: PageView }) {
  const section = view.sections.find((candidate) => candidate.kind === 'architecture');
  return section?.kind === 'architecture' ? <Plan diagram={section.diagram} /> : null;
}

/** Whether `PageVisual` renders something. */
export const hasVisual = (view: PageView): boolean => view.sections.some(({ kind }) => kind === 'architecture');
