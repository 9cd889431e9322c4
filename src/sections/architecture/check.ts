import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';

/** Checks that the flows of a diagram join its components, and that their ids are unique. */
export function checkDiagram(
  { diagram }: SectionOf<'architecture'>,
  { report }: SectionCheck,
): void {
  const ids = diagram.layers.flatMap(({ components }) => components.map(({ id }) => id));
  for (const [index, { from, to }] of diagram.flows.entries()) {
    for (const end of [from, to]) {
      if (!ids.includes(end)) report(`.diagram.flows.${index}`, `unknown component ${end}`);
    }
  }

  if (new Set(ids).size !== ids.length) report('.diagram', 'two components have the same id');
}
