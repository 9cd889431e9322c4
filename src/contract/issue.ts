import type * as v from 'valibot';

/** One thing wrong in data that came from outside: where it stands and what it is. */
export interface Issue {
  /** File, call or storage key. */
  source: string;
  /** Path inside it, e.g. `sections.2.items.0.text`; empty for the whole. */
  key: string;
  message: string;
}

/** valibot's issues as ours, naming the source. */
export const issuesOf = (source: string, issues: readonly v.BaseIssue<unknown>[]): Issue[] =>
  issues.flatMap((issue) => {
    // A variant's own issue only says that no option fits; what does not fit stands in its children.
    const key = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    return [{ source, key, message: issue.message }];
  });

/** One line a person can act on. */
export const describeIssue = ({ source, key, message }: Issue): string =>
  `${source}${key ? ` › ${key}` : ''}: ${message}`;
