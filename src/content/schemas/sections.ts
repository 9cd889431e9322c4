import * as v from 'valibot';
import { listOf, text, titledText } from './text';

/**
 * The kinds of sections by their tags, each with its data. A kind declares itself beside its
 * schema, in a folder of src/sections or of src/features
 * (`declare module '../../content/schemas/sections'`), so that it leaves with its folder.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface SectionKinds {}

export type SectionKind = keyof SectionKinds;

/** A section of a page, told apart by `kind`. */
export type Section = SectionKinds[SectionKind];
export type SectionOf<K extends SectionKind> = SectionKinds[K];

/** Common fields of sections: anchor, heading and a lead sentence below it. */
export const sectionHead = {
  /** Anchor of the section; default: its kind. */
  id: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor is lower case, digits and hyphens')),
  ),
  heading: text,
  lead: v.optional(text),
};

/** The schema of a kind of section: its tag, the common fields and those of its own. */
export const sectionSchema = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), ...sectionHead, ...entries });

/**
 * A list of titles with a text each.
 * @param minCount how many there are at least
 */
export const titledTexts = (minCount: number) => listOf(minCount, titledText);
