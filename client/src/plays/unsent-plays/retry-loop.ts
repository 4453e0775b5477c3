import { exponentialBackoff } from '#client/lib/exponential-backoff.ts';

/**
 * Runs a task at once, again on request, and with exponential backoff while it is incomplete. Never concurrently.
 * @param run returns whether something is left for later; throwing means everything is
 */
export function retryLoop(run: () => Promise<'done' | 'later'>) {
  let stopped = false;
  let running = false;
  let again = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const go = async (): Promise<void> => {
    clearTimeout(timer);
    if (running) {
      again = true;
      return;
    }
    running = true;
    const outcome = await run().catch(() => 'later' as const);
    running = false;
    if (stopped) return;
    failures = outcome === 'later' ? failures + 1 : 0;
    if (again) {
      again = false;
      void go();
    } else if (outcome === 'later') timer = setTimeout(() => void go(), exponentialBackoff(failures));
  };
  void go();

  return {
    now: () => void go(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
