import { afterEach } from 'vitest';
import { keepWhatWasSeen } from './watched-contexts.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await keepWhatWasSeen(task.name).catch((error: unknown) => {
    process.stderr.write(`What the browser showed could not be kept: ${String(error)}\n`);
  });
});
