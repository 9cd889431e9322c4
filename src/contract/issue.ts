import type * as v from 'valibot';

export interface Issue {
  /** File, call or storage key. */
  source: string;
  /** Path inside it, e.g. `sections.2.items.0.text`; empty for the whole. */
  key: string;
  message: string;
}

/** Converts valibot's issues. */
export const issuesOf = (source: string, issues: readonly v.BaseIssue<unknown>[]): Issue[] =>
  issues.map(({ path, message }) => ({
    source,
    key: path?.map(({ key }) => String(key)).join('.') ?? '',
    message,
  }));

/** One line a person can act on. */
export const describeIssue = ({ source, key, message }: Issue): string =>
  `${source}${key ? ` › ${key}` : ''}: ${message}`;
