import * as v from 'valibot';
import type { SectionKind } from '../../src/content/schemas/sections';
import {
  anySection,
  type SectionDefinitions,
  sectionDefinitions,
} from '../../src/content/section-definition';
import { features } from '../../src/features';

const kindsOf = (definitions: SectionDefinitions = {}) => Object.keys(definitions) as SectionKind[];

const featuresWithKinds = features.filter(({ sections }) => sections !== undefined);

test.each(featuresWithKinds)('sections of $name are refused where it is taken out', (feature) => {
  const otherFeatures = features.filter((other) => other !== feature);
  const section = anySection(sectionDefinitions(otherFeatures));

  for (const kind of kindsOf(feature.sections)) {
    const { issues = [] } = v.safeParse(section, { kind, heading: 'A heading' });
    expect(issues).toMatchObject([{ received: `"${kind}"`, path: [{ key: 'kind' }] }]);
  }
});

test('no two features give the same kind of section', () => {
  const kinds = features.flatMap(({ sections }) => kindsOf(sections));
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('a kind of section bears its name in its schema and in its GraphQL type', () => {
  for (const [kind, definition] of Object.entries(sectionDefinitions(features))) {
    const type = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Section`;
    expect(definition.schema.entries.kind.literal).toBe(kind);
    expect(definition.types).toMatch(new RegExp(`type ${type} implements SectionHead\\b`));
  }
});
