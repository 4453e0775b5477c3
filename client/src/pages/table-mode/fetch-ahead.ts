/**
 * Preloads all code that a pad may need once the page is idle, because the network may fail at any time. Failures are
 * retried on demand.
 *
 * @param fetchPage loads the page of a pad, where it is not open yet
 * @returns call it to stop
 */
export function fetchAhead(fetchPage?: () => Promise<unknown>): () => void {
  const fetchAll = () =>
    void Promise.allSettled([
      fetchPage?.(),
      import('./pad-sheets.tsx'),
      import('#client/features/table-mode/components/share-pad.tsx'),
      import('#client/features/table-mode/components/known-players.tsx'),
      import('#client/features/table-mode/celebrate.ts'),
      import('#client/features/table-tools/start-player.tsx'),
      import('#client/features/table-tools/timer.tsx'),
      import('#client/ui/toast-viewport.tsx'),
    ]);
  const timer = setTimeout(fetchAll, PAUSE);
  return () => clearTimeout(timer);
}

/** Milliseconds for the page itself to load. */
const PAUSE = 1_500;
