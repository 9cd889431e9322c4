/** Kinds of sections that stand side by side where both fit, by the first of each pair. */
const secondOfPair: Readonly<Record<string, string | undefined>> = {
  painPoints: 'highlights',
  links: 'questions',
};

/**
 * Whether two sections, one after the other, are a pair.
 * @param first its kind
 */
export const isPair = (first: string | undefined, second: string | undefined): boolean =>
  first !== undefined && second !== undefined && secondOfPair[first] === second;
