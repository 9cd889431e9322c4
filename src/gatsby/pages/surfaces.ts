import type { SectionView } from '../../content/page-view';
import type { SectionDefinitions } from '../../content/section-definition';

/** Sections in a row on plain paper, divided by a rule, before one on the tint. */
const mostOnPaper = 2;

/**
 * Gives the sections of a page their surfaces: that of their kind, else paper, and the tint of the product's family to what would be the third on paper
 * in a row. Pure.
 * @param definitions of the kinds, some of which have a surface of their own
 * @param followed index of a section that something on a surface of its own follows, such as a console
 */
export function withSurfaces(
  sections: readonly SectionView[],
  definitions: SectionDefinitions,
  followed?: number,
): SectionView[] {
  let onPaper = 0;

  return sections.map((section, index) => {
    const surface = definitions[section.kind]?.surface;
    const isPaired = section.kind === 'highlights' && sections[index - 1]?.kind === 'painPoints';

    if (surface || onPaper === mostOnPaper) onPaper = 0;
    else if (!isPaired) onPaper += 1;

    const shown = surface ?? (onPaper === 0 ? 'tint' : null);
    if (index === followed) onPaper = 0;
    return shown ? { ...section, surface: shown } : section;
  });
}
