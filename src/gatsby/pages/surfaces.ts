import type { SectionView } from '../../content/page-view';
import type { SectionDefinitions, Surface } from '../../content/section-definition';
import { isBand, isPair } from '../../sections/pairs';

/** Sections in a row on one surface, divided by a rule, before one on another. */
const mostInRow = 2;

interface Surroundings {
  /** Index of a section that something on a surface of its own follows, such as a console. */
  consoleHost?: number | undefined;
  /** Kinds of sections that aren't among the others: the page's head shows them. */
  elsewhere?: readonly SectionView['kind'][];
  /** Whether related links follow, which stand on paper. */
  hasRelated?: boolean;
}

/** Whether two sections, one after the other, stand on one surface: side by side or in one band. */
const areOne = (first: SectionView | undefined, second: SectionView | undefined) =>
  isPair(first, second) || isBand(first, second);

/**
 * Gives the sections of a page their surfaces: that of their kind, else paper, and the tint of the
 * product's family to what would be the third on paper in a row. What would be the third on the tint
 * stands on paper. Pure.
 * @param definitions of the kinds, some of which have a surface of their own
 */
export function withSurfaces(
  sections: readonly SectionView[],
  definitions: SectionDefinitions,
  { consoleHost, elsewhere = [], hasRelated = false }: Surroundings = {},
): SectionView[] {
  let onPaper = 0;
  let onTint = 0;
  let surface: Surface | null = null;
  const lastIndex = sections.length - 1;

  return sections.map((section, index) => {
    if (elsewhere.includes(section.kind)) return section;

    const isFirst = areOne(section, sections[index + 1]);
    const isSecond = areOne(sections[index - 1], section);
    const isLast = index + Number(isFirst) === lastIndex;

    if (!isSecond) {
      const surfaceOfKind = definitions[section.kind]?.surface;
      const most = isLast && hasRelated ? mostInRow - 1 : mostInRow;
      surface = surfaceOfKind ?? (onPaper >= most ? 'tint' : null);
      if (surface === 'tint' && onTint === mostInRow) surface = null;
      onPaper = surface ? 0 : onPaper + 1;
      onTint = surface === 'tint' ? onTint + 1 : 0;
    }
    if (index === consoleHost) {
      onPaper = 0;
      onTint = 0;
    }
    return surface ? { ...section, surface } : section;
  });
}
