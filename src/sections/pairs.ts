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

/** More links, each with a text, would be much higher than the questions, which are closed. */
const mostLinks = 2;

/** Whether two sections, one after the other, are a pair. */
export const isPair = (first: Member | undefined, second: Member | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  secondOfPair[first.kind] === second.kind &&
  !(first.kind === 'links' && (first.items?.length ?? 0) > mostLinks);
