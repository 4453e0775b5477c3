const running = new Set<Promise<void>>();

/** Keeps track of work that goes on after its request was answered. It settles its own errors. */
export function runInBackground(work: Promise<void>): void {
  running.add(work);
  void work.finally(() => running.delete(work));
}

/** Imports that this process is reading, applying or undoing. */
export const runningImportCount = (): number => running.size;

/** Resolves when every import that this process is applying or undoing has ended, so that a stop can wait for it. */
export async function runningImports(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
}
