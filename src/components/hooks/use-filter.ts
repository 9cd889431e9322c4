import { useEffect, useState } from 'react';
import { writeQuery } from '../../site/write-query';

/**
 * The value that a list is narrowed to, kept in the address (`?filter=`); null for all.
 * @param canNarrow whether the list has a filter
 */
export function useFilter(
  canNarrow: boolean,
): [filter: string | null, choose: (filter: string | null) => void] {
  const [filter, setFilter] = useState<string | null>(null);

  useEffect(() => {
    const queryFilter = new URLSearchParams(window.location.search).get('filter');
    if (queryFilter && canNarrow) setFilter(queryFilter);
  }, [canNarrow]);

  const choose = (newFilter: string | null) => {
    writeQuery({ filter: newFilter });
    setFilter(newFilter);
  };

  return [filter, choose];
}
