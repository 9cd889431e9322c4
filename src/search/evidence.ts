import { type Field, lengthOf, scan, valueAt } from './field';

/** What speaks for each page, for one word or several. Plain lists: typed ones would bring 6 kB of fills for old browsers with them, and are no faster here. */
export interface Evidence {
  /** A page's score; 0 without a match. */
  scores: number[];
  /** 1 where the name or the title has it. */
  named: number[];
  /** 1 where it is found in more than the texts of sections. */
  stated: number[];
  /** The section that has most of it, -1 for none, and how much that is. */
  sections: number[];
  strengths: number[];
  /** What to mark in the texts shown. */
  words: readonly string[];
}

/** As many zeros. */
export const zeros = (length: number): number[] => new Array<number>(length).fill(0);

export const noEvidence = (pages: number): Evidence => ({
  scores: zeros(pages),
  named: zeros(pages),
  stated: zeros(pages),
  sections: zeros(pages).fill(-1),
  strengths: zeros(pages),
  words: [],
});

/** What one word finds in some fields. */
export function collect(
  fields: readonly Field[],
  pages: number,
  word: string,
  latin: boolean,
  least: number,
): Evidence {
  const evidence = noEvidence(pages);
  const { scores, named, stated, sections, strengths } = evidence;
  const found = zeros(pages);
  for (const field of fields) {
    found.fill(0);
    scan(field, word, latin, least, (text, grade) => {
      const page = valueAt(field.pages, text);
      if (field.sort === 'text') found[page] = valueAt(found, page) + grade;
      else {
        const worth =
          field.sort === 'name' ? grade * (0.6 + 0.4 * (word.length / Math.max(lengthOf(field, text), 1))) : grade;
        found[page] = Math.max(valueAt(found, page), worth);
        if (field.sort === 'name') named[page] = 1;
        stated[page] = 1;
      }
      const section = field.sections[text] ?? -1;
      if (section === -1) return;
      const strength = field.weight * grade;
      if (sections[page] !== section && strength <= valueAt(strengths, page)) return;
      strengths[page] = sections[page] === section ? valueAt(strengths, page) + strength / 4 : strength;
      sections[page] = section;
    });
    for (let page = 0; page < pages; page += 1) {
      const amount = valueAt(found, page);
      if (amount > 0)
        scores[page] = valueAt(scores, page) + field.weight * (field.sort === 'text' ? Math.log2(1 + amount) : amount);
    }
  }
  return { ...evidence, words: [word] };
}

export const isEmpty = ({ scores }: Evidence): boolean => scores.every((score) => score === 0);

/** Takes over a page's section from another evidence if it is the stronger one. */
function takeSection(into: Evidence, from: Evidence, page: number): void {
  if (valueAt(from.strengths, page) <= valueAt(into.strengths, page)) return;
  into.strengths[page] = valueAt(from.strengths, page);
  into.sections[page] = from.sections[page] ?? -1;
}

/** Pages with all of them: the mean of their scores. @param factor what this is worth against a single word */
export function allOf(pages: number, evidences: readonly Evidence[], factor: number): Evidence {
  const joint = noEvidence(pages);
  for (let page = 0; page < pages; page += 1) {
    let sum = 0;
    let named = 1;
    let stated = 1;
    for (const { scores, named: names, stated: statements } of evidences) {
      const score = valueAt(scores, page);
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
      named &= valueAt(names, page);
      stated &= valueAt(statements, page);
    }
    if (sum === 0) continue;
    joint.scores[page] = (factor * sum) / evidences.length;
    joint.named[page] = named;
    joint.stated[page] = stated;
    for (const evidence of evidences) takeSection(joint, evidence, page);
  }
  return { ...joint, words: evidences.flatMap(({ words }) => words) };
}

/** Pages with any of them: the best of their scores. @param factors what each is worth */
export function anyOf(pages: number, evidences: readonly Evidence[], factors: readonly number[]): Evidence {
  const joint = noEvidence(pages);
  for (const [index, evidence] of evidences.entries())
    for (let page = 0; page < pages; page += 1) {
      const score = valueAt(evidence.scores, page) * (factors[index] ?? 1);
      if (score > valueAt(joint.scores, page)) joint.scores[page] = score;
      if (evidence.named[page]) joint.named[page] = 1;
      if (evidence.stated[page]) joint.stated[page] = 1;
      takeSection(joint, evidence, page);
    }
  return {
    ...joint,
    words: [...new Set(evidences.filter((evidence) => !isEmpty(evidence)).flatMap(({ words }) => words))],
  };
}
