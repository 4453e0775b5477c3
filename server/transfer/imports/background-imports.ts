const running = new Set<Promise<void>>();

/** Tracks work that continues after the response. The work handles its own errors. */
export function runInBackground(work: Promise<void>): void {
  running.add(work);
  void work.finally(() => running.delete(work));
}

/** Number of imports that this process is reading, applying or undoing. */
export const runningImportCount = (): number => running.size;

/** Resolves when all imports of this process have been applied or undone; for a graceful stop. */
export async function waitForRunningImports(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
}
