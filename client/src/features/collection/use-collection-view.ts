import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatView, parseView, type CollectionView } from './collection-view.ts';

/** Browsers take about three address changes a second from a page; typing is written when it rests. */
const TYPING_RESTS_MS = 350;

/**
 * The view in the address, and how to change it. Typing in the search box is in `view.search` at once and replaces the
 * address a moment later; every other change is a step that Back undoes.
 */
export function useCollectionView(): [CollectionView, (change: Partial<CollectionView>) => void] {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const [typed, setTyped] = useState<{ over: string; search: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const inAddress = useMemo(() => parseView(query), [query]);
  // What was typed holds until the address says something else.
  const view = useMemo(
    () => (typed?.over === query ? { ...inAddress, search: typed.search } : inAddress),
    [inAddress, typed, query],
  );
  const latest = useRef(view);
  latest.current = view;

  const write = useCallback(
    (next: CollectionView, replace: boolean) => {
      clearTimeout(timer.current);
      const nextQuery = formatView(next);
      navigate(nextQuery ? `${path}?${nextQuery}` : path, { replace });
    },
    [navigate, path],
  );

  const change = useCallback(
    (changes: Partial<CollectionView>) => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      if (Object.keys(changes).some((key) => key !== 'search')) {
        setTyped(null);
        write(next, false);
        return;
      }
      setTyped({ over: query, search: next.search });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(next, true), TYPING_RESTS_MS);
    },
    [write, query],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return [view, change];
}
