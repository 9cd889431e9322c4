import { anchorOf } from '../../content/anchors';
import type { SectionView } from '../../content/page-view';
import type { Section, SectionKind } from '../../content/schemas/sections';
import { type SectionResolver, sectionDefinitions } from '../../content/section-definition';
import type { Site } from '../../content/site';
import { features } from '../../features';

const definitions = sectionDefinitions(features);

/**
 * Resolves a section's targets, fills its lists and gives it an anchor.
 * @param page id of its page
 */
export function sectionView(section: Section, page: string, site: Site): SectionView {
  // The type of the definitions pairs each kind with its view; TypeScript can't follow that through
  // the look-up.
  const resolve = definitions[section.kind]?.view as SectionResolver<SectionKind> | undefined;
  const resolved = resolve ? resolve(section, site, page) : section;

  return { ...resolved, id: anchorOf(section) } as SectionView;
}

/** The parts of a section for the copy of its page in Markdown. */
export function markdownParts(section: SectionView, site: Site): object {
  const partsOf = definitions[section.kind]?.markdownParts as MarkdownParts | undefined;
  return partsOf?.(section, site) ?? section;
}

type MarkdownParts = (section: SectionView, site: Site) => object;
