import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatWishes, parseWishes, type Wishes } from './wishes.ts';

/** The wishes in the address, and how to change them. Steps leave no trail: Back leads away from the night. */
export function useWishes(): [Wishes, (wishes: Wishes) => void] {
  const query = useSearch();
  const [path, navigate] = useLocation();
  const wishes = useMemo(() => parseWishes(query), [query]);
  const change = useCallback(
    (next: Wishes) => {
      const formatted = formatWishes(next);
      navigate(formatted ? `${path}?${formatted}` : path, { replace: true });
    },
    [navigate, path],
  );
  return [wishes, change];
}
