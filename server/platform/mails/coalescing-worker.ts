export interface CoalescingWorker {
  /** Runs it now, or once more after the current run. */
  wake: () => void;
  /** Resolves when the current run has ended; none follows. */
  stop: () => Promise<void>;
}

/** A worker that runs when woken, never concurrently. @param run returns whether there is more to do at once */
export function coalescingWorker(
  run: (isStopping: () => boolean) => Promise<boolean>,
  onError: (error: unknown) => void,
): CoalescingWorker {
  let isWanted = false;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  async function runWhileWanted(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      try {
        if (await run(() => stopping.signal.aborted)) isWanted = true;
      } catch (error) {
        onError(error);
      }
    }
    running = null;
  }

  return {
    wake: () => {
      isWanted = true;
      if (!stopping.signal.aborted) running ??= Promise.resolve().then(runWhileWanted);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
