/**
 * Fetches the code of everything that a pad may open, once the page is at rest: at the table the network may go at any
 * moment. What cannot be fetched now is fetched when it is wanted.
 */
export function fetchAhead(): () => void {
  const fetchAll = () =>
    void Promise.allSettled([
      import('./pad-page.tsx'),
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

/** Milliseconds in which the page itself comes up. */
const PAUSE = 1_500;
