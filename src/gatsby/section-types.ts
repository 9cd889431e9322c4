import type { SectionKind } from '../content/schemas/sections';
import type { SectionDefinitions } from '../content/section-definition';
import { sharedSectionTypes } from '../sections/shared-types';

/** The name of a kind's type in the union `Section`: `OverviewSection` of `overview`. */
export const sectionType = (kind: SectionKind): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Section`;

/** GraphQL types of sections: those that kinds share, and those of each kind. */
export const sectionTypeDefinitions = (definitions: SectionDefinitions): string[] => [
  sharedSectionTypes,
  ...Object.values(definitions).map(({ types }) => types),
];
