import { exponentialBackoff } from '#client/lib/rules/exponential-backoff.ts';

/**
 * Runs something at once, again whenever it is told to, and by itself after growing pauses while it has not done
 * everything. Never twice at a time.
 * @param run answers whether something is left for later; when it throws, everything is
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
