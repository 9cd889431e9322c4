import * as v from 'valibot';
import type { Language } from '../site/languages';
import type { Content } from './content';
import type { SectionView } from './page-view';
import type { Section, SectionKind, SectionOf } from './schemas/sections';
import type { Site } from './site';

/**
 * The tint of the product's family, or a dark ground across the window
 * (src/components/frame.module.css).
 */
export type Surface = 'tint' | 'dark';

/** What a section is checked with. */
export interface SectionCheck {
  content: Content;
  /** That of the section's page. */
  language: Language;
  /** Reports an issue by the path below the section. */
  report(path: string, message: string): void;
}

/**
 * Resolves a section's targets and fills its lists; its anchor comes later.
 * @param page id of the page that has the section
 */
export type SectionResolver<K extends SectionKind> = (
  section: SectionOf<K>,
  site: Site,
  page: string,
) => Omit<SectionView<K>, 'id'>;

interface SectionParts<K extends SectionKind> {
  /** What dictionaries say of it. */
  schema: v.StrictObjectSchema<
    v.ObjectEntries & { kind: v.LiteralSchema<K, undefined> },
    undefined
  >;
  /**
   * What pages can ask of it, in GraphQL: a type `KindSection`, and those below it. Fields of one
   * name have one type and may all be null or not, in all kinds and below: GraphQL refuses the
   * fragments otherwise.
   */
  types: string;
  /** What its sections stand on, unless it's paper. */
  surface?: Surface;
  /** Checks what no schema can express. */
  check?(section: SectionOf<K>, context: SectionCheck): void;
  /**
   * Its parts for the copy of its page in Markdown, where they have other names or form than on the
   * page: `columns` and `rows` of a table, `tables` with headings of their own, `items` of a list.
   */
  markdownParts?(section: SectionView<K>, site: Site): object;
  /**
   * Its view as the data layer stores it: keys (src/views/node-key.ts) in the place of products and
   * items, which are nodes of their own.
   * @param page id of its page
   */
  stored?(view: SectionView<K>, page: string, language: Language): object;
}

/**
 * What a kind of section gives to the build. Only a kind whose data are already as pages show them
 * does without a view.
 */
export type SectionDefinition<K extends SectionKind> = SectionParts<K> &
  (SectionOf<K> & { id: string } extends SectionView<K>
    ? { view?: SectionResolver<K> }
    : { view: SectionResolver<K> });

/** Kinds of sections by their tags. */
export type SectionDefinitions = { [K in SectionKind]?: SectionDefinition<K> };

/** The kinds of sections that features give, together. */
export const sectionDefinitions = (
  features: readonly { sections?: SectionDefinitions }[],
): SectionDefinitions => Object.assign({}, ...features.map(({ sections }) => sections));

/** Says that no folder gives a kind of section, for instance because its feature is gone. */
function unknownKind({ received, expected }: v.VariantIssue): string {
  const kinds = expected?.replace(/[()]/g, '').replaceAll(' | ', ', ');
  return `no section has the kind ${received}: remove the section, or name one of ${kinds}`;
}

/** The schema of a section of any of these kinds. */
export function anySection(definitions: SectionDefinitions): v.GenericSchema<unknown, Section> {
  const schemas = Object.values(definitions).map(({ schema }) => schema);

  // A kind is declared by the output of its schema (`SectionKinds`); TypeScript can't follow that
  // through the list.
  return v.variant('kind', schemas, unknownKind) as v.GenericSchema as v.GenericSchema<
    unknown,
    Section
  >;
}

/** Checks a section as its kind does. */
export function checkSection(
  section: Section,
  definitions: SectionDefinitions,
  context: SectionCheck,
): void {
  // The type of the definitions pairs each kind with its check; TypeScript can't follow that
  // through the look-up.
  const definition = definitions[section.kind] as SectionParts<SectionKind> | undefined;
  definition?.check?.(section, context);
}
