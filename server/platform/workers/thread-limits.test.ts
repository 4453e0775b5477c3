import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

const FILE = fileURLToPath(new URL('./thread-limits.ts', import.meta.url));
const PROGRAM = `
  import { freeThreadLimits } from ${JSON.stringify(FILE)};
  import { getHeapStatistics } from 'node:v8';
  import { Worker } from 'node:worker_threads';
  freeThreadLimits();
  const thread = new Worker(
    new URL('data:text/javascript,import { parentPort } from "node:worker_threads"; import { getHeapStatistics } from "node:v8"; parentPort.postMessage(getHeapStatistics().heap_size_limit)'),
    { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } });
  thread.on('message', (limit) => console.log(JSON.stringify([getHeapStatistics().heap_size_limit, limit])));`;

test('a worker thread has its own memory limit, independent of the flags of the process', async () => {
  const flags = ['--max-semi-space-size=16', '--max-old-space-size=768', '--import', 'tsx', '--input-type=module'];
  const { stdout } = await run(process.execPath, [...flags, '--eval', PROGRAM]);
  const [process_, thread] = (JSON.parse(stdout) as number[]).map((bytes) => Math.round(bytes / 1024 / 1024));
  expect(process_).toBeGreaterThanOrEqual(768);
  expect(thread).toBeGreaterThanOrEqual(128);
  expect(thread).toBeLessThan(180);
});
