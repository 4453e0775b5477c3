import { afterEach, beforeEach } from 'vitest';
import { keepWhatWasSeen, traceContexts } from './watched-contexts.ts';

beforeEach(({ task }) => traceContexts((task.result?.retryCount ?? 0) > 0));

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await keepWhatWasSeen(task.name).catch((error: unknown) => {
    process.stderr.write(`What the browser showed could not be kept: ${String(error)}\n`);
  });
});
