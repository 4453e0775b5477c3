import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Browsers allow about three URL changes a second, so typing is written after a pause. */
const TYPING_RESTS_MS = 350;

/** Encoding of a view in a query string. Both functions must be stable. */
interface ViewFormat<View> {
  parse: (query: string) => View;
  format: (view: View) => string;
}

/**
 * The view in the URL, and a setter. Typing in the search box changes `view.search` at once and the URL after a pause;
 * every other change adds a history entry.
 */
export function useViewInAddress<View extends { search: string }>({
  parse,
  format,
}: ViewFormat<View>): [View, (change: Partial<View>) => void] {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const [typed, setTyped] = useState<{ over: string; search: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const inAddress = useMemo(() => parse(query), [parse, query]);
  // Typed text is shown until the URL changes it.
  const view = useMemo(
    () => (typed?.over === query ? { ...inAddress, search: typed.search } : inAddress),
    [inAddress, typed, query],
  );
  const latest = useRef(view);
  latest.current = view;

  const write = useCallback(
    (next: View, replace: boolean) => {
      clearTimeout(timer.current);
      const nextQuery = format(next);
      navigate(nextQuery ? `${path}?${nextQuery}` : path, { replace });
    },
    [format, navigate, path],
  );

  const change = useCallback(
    (changes: Partial<View>) => {
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
