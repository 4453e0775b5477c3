import { setFlagsFromString } from 'node:v8';

/**
 * To be called before the first thread starts: V8 gives each thread what `--max-old-space-size` and
 * `--max-semi-space-size` give the process, whatever `resourceLimits` say. The heap of this thread keeps its size.
 */
export function freeThreadLimits(): void {
  setFlagsFromString('--max-old-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
}
