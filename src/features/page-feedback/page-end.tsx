import { useEffect } from 'react';
import type { PageEndProps } from '../browser-feature';
import { PageFeedback } from './page-feedback';
import { useFeedback } from './use-feedback';

/** Longest query that is sent. */
const queryLimit = 200;

/**
 * Asks below a page whether it was useful; below the results of the search, it sends what was
 * searched for in vain.
 */
export function PageFeedbackEnd({ language, isOn, failedQuery }: PageEndProps) {
  const send = useFeedback(isOn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per query
  useEffect(() => {
    if (failedQuery) send?.({ kind: 'search', language, query: failedQuery.slice(0, queryLimit) });
  }, [failedQuery]);

  if (!send || failedQuery !== undefined) return null;

  return (
    <PageFeedback
      onAnswer={(useful) => send({ kind: 'page', path: window.location.pathname, useful })}
    />
  );
}
