import { fileURLToPath } from 'node:url';
import type { WorkerFile } from '#server/platform/workers/open-workers.ts';

const isBuilt = !import.meta.url.endsWith('.ts');

/** The built server uses the built worker; sources run by tsx. */
export const WORKER_FILE: WorkerFile = isBuilt
  ? { filename: fileURLToPath(new URL('worker.js', import.meta.url)) }
  : { filename: fileURLToPath(new URL('worker.ts', import.meta.url)), execArgv: ['--import', 'tsx'] };
