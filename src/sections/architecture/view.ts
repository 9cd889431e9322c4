import type { PageLink, SectionView } from '../../content/page-view';
import type { Diagram } from '../../content/schemas/diagram';
import type { SectionResolver } from '../../content/section-definition';
import type { Site } from '../../content/site';
import { drawArchitecture } from '../../drawings/architecture/architecture';

/**
 * Links of a diagram's components by id, as declared in the facts of the page.
 * @throws Error that names a component missing from the diagram
 */
export function componentLinks(
  page: string,
  { layers }: Diagram,
  site: Site,
): Record<string, PageLink> {
  const componentIds = layers.flatMap(({ components }) => components.map(({ id }) => id));
  const targetsById = site.content.pages.get(page)?.facts.components ?? {};

  const links: Record<string, PageLink> = {};
  for (const [id, target] of Object.entries(targetsById)) {
    if (!componentIds.includes(id))
      throw new Error(`data/pages/${page}.json: components: the diagram has no ${id}`);

    const [link] = site.targets.links([target]);
    // A component can't be a link on only one device.
    if (link && link.devices === undefined) links[id] = link;
  }

  return links;
}

export const architectureView: SectionResolver<'architecture'> = (section, site, page) => ({
  ...section,
  componentLinks: componentLinks(page, section.diagram, site),
});

/**
 * Draws the architecture in the sections of a page: ELK lays it out asynchronously.
 * @param mark puts marks where a line may break (`titleMarks`)
 */
export const withDrawings = (
  sections: readonly SectionView[],
  mark: (text: string) => string,
): Promise<SectionView[]> =>
  Promise.all(
    sections.map(async (section) => {
      if (section.kind !== 'architecture') return section;

      const { componentLinks: links, ...rest } = section;
      return { ...rest, drawing: await drawArchitecture(section.diagram, links, mark) };
    }),
  );
