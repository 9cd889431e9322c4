/** What decides whether sections are a pair. */
interface Member {
  kind: string;
  items?: readonly unknown[];
}

/** Kinds of sections that stand side by side where both fit, by the first of each pair. */
const secondOfPair: Readonly<Record<string, string | undefined>> = {
  painPoints: 'highlights',
  links: 'questions',
};

/** As many links, each with a text, are no higher than any questions, which are closed. */
const lowLinks = 2;

/** Whether links are much higher than the questions beside them. */
const areHigher = (links: number, questions: number) => links > lowLinks && links >= questions;

/** Whether two sections, one after the other, are a pair. */
export const isPair = (first: Member | undefined, second: Member | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  secondOfPair[first.kind] === second.kind &&
  !(first.kind === 'links' && areHigher(first.items?.length ?? 0, second.items?.length ?? 0));

/** Kinds of sections that share a band, one below the other, by the first of each. */
const secondOfBand: Readonly<Record<string, string | undefined>> = {
  scenarios: 'links',
  specification: 'questions',
};

/** Whether two sections, one after the other, share a band. */
export const isBand = (first: Member | undefined, second: Member | undefined): boolean =>
  first !== undefined && second !== undefined && secondOfBand[first.kind] === second.kind;
