import { type ExampleLength, type Examples, exampleLengths } from '../../content/examples';
import type { SectionView } from '../../content/page-view';
import { withVendor } from '../../content/references';
import type { Section } from '../../content/schemas/sections';
import type { Site } from '../../content/site';
import { gallery } from '../../site/gallery';
import { noLists, onBothDevices, type PlainPage } from '../../views/built-page';
import { metadataOf } from '../../views/metadata';
import { sectionView } from './sections';

/** The address of a kind's page, without language. */
const kindPath = (kind: string): string => `${gallery.path}/${kind}`;

/** An example as a page would have it; what cannot be resolved is said in its place. */
function exampleView(section: Section, id: string, page: string, site: Site): SectionView {
  try {
    return { ...sectionView(section, page, site), id };
  } catch (error) {
    // One example that names a page which is gone leaves the others to look at.
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'prose', id, heading: id, paragraphs: [`examples.json: ${message}`] };
  }
}

/** A page of the gallery: no menu leads to it, and no search engine may index it. */
function galleryPage(
  path: string,
  name: string,
  purpose: string,
  sections: SectionView[],
  site: Site,
): PlainPage {
  const key = path.slice(1);
  const texts = { title: name, description: purpose, keywords: [] };

  return {
    ...onBothDevices(key, site.href(path), site),
    template: 'gallery',
    shell: 'bare',
    meta: metadataOf({ key, path, texts, noindex: true }, site),
    view: {
      ...noLists,
      breadcrumbs: [],
      hero: { heading: name, lead: purpose, actions: [] },
      sections,
      related: [],
    },
  };
}

/** The list of the kinds, with what each is for. */
function indexPage(examples: Examples, site: Site): PlainPage {
  const { language } = site;
  const kinds = Object.entries(examples).map(([kind, { purpose }]) => ({
    label: kind,
    text: purpose[language],
    to: site.href(kindPath(kind)),
  }));
  const components = {
    label: 'components',
    text: 'src/components',
    to: site.href(gallery.componentsPath),
  };
  const list = {
    kind: 'links',
    id: 'kinds',
    heading: 'Sections',
    items: [...kinds, components],
  } as const;

  return galleryPage(gallery.path, 'Gallery', 'src/**/examples.json', [list], site);
}

/**
 * The pages of the gallery in a language: the kinds of sections, a page for each with its examples,
 * and the components.
 */
export function galleryPages(examples: Examples, site: Site): PlainPage[] {
  const { language } = site;
  const resolvedExamples = withVendor(examples, site.content.vendor, language);

  const kindPages = Object.entries(resolvedExamples).map(([kind, { purpose, ...byLength }]) => {
    const pageOf = (length: ExampleLength) => byLength[length].page ?? 'home';
    const sections = exampleLengths.map((length) =>
      exampleView(byLength[length][language], length, pageOf(length), site),
    );
    return {
      ...galleryPage(kindPath(kind), kind, purpose[language], sections, site),
      examplePages: exampleLengths.map(pageOf),
    };
  });

  const components = galleryPage(gallery.componentsPath, 'components', 'src/components', [], site);
  return [indexPage(resolvedExamples, site), ...kindPages, components];
}
