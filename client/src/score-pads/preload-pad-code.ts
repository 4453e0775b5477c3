/**
 * Preloads all code that a pad may need once the page is idle, because the network may fail at any time. Failures are
 * retried on demand.
 *
 * @param fetchPage loads the page of a pad, where it is not open yet
 * @returns call it to stop
 */
export function preloadPadCode(fetchPage?: () => Promise<unknown>): () => void {
  const fetchAll = () =>
    void Promise.allSettled([
      fetchPage?.(),
      import('./pad-panels.tsx'),
      import('./pad/components/share-pad.tsx'),
      import('./pad/components/known-players.tsx'),
      import('./pad/announce-pad-play.ts'),
      import('./table-tools/start-player.tsx'),
      import('./table-tools/timer.tsx'),
      import('#client/ui/layers/toast-viewport.tsx'),
    ]);
  const timer = setTimeout(fetchAll, PAUSE);
  return () => clearTimeout(timer);
}

/** Milliseconds for the page itself to load. */
const PAUSE = 1_500;
