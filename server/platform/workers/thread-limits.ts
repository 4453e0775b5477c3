import { setFlagsFromString } from 'node:v8';

/**
 * Resets the heap flags of the process, because V8 applies `--max-old-space-size` and `--max-semi-space-size` to each new thread
 * and ignores its `resourceLimits`. Call it before the first thread starts. The heap of this thread keeps its size.
 */
export function freeThreadLimits(): void {
  setFlagsFromString('--max-old-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
}
