import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '../../tests/support/server/free-port.ts';
import { cleanUpOnExit } from '../bench/clean-up-on-exit.ts';
import { readLoopDelay, PROBE_ARGUMENTS } from '../bench/event-loop-delay.ts';
import { answers, ended, memoryOf, processorMsOf } from '../bench/server-under-test.ts';

/** `mem_limit` of a server in compose.yaml; V8 takes half of it for what lasts. */
export const MEMORY_LIMIT_MB = 512;
const HEAP_MB = MEMORY_LIMIT_MB / 2;
/** Node sees the limit of a container, and the server starts as many worker threads as fit in it. */
const CONTAINER = `data:text/javascript,process.constrainedMemory=()=>${MEMORY_LIMIT_MB * 2 ** 20}`;
const LOOK_EVERY_MS = 50;

/** The effect of an attack on a server. */
export interface Harm {
  /** Longest delay of the event loop, milliseconds, without what it waited for a processor. */
  delayMs: number;
  /** Most memory, megabytes. */
  peakMB: number;
  /** Processor time, milliseconds. */
  processorMs: number;
  hasExited: boolean;
}

export interface LimitedServer {
  origin: string;
  /** Since the last call. */
  harm(): Promise<Harm>;
  end(): Promise<void>;
}

interface Where {
  databaseUrl: string;
  /** Port of the server that simulates other sites. */
  pagesPort: number;
  /** Folder for temporary files. */
  tmp: string;
}

/** Starts the built server like the image, with the memory of its container. */
export async function startLimitedServer({ databaseUrl, pagesPort, tmp }: Where): Promise<LimitedServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const flags = [
    ...PROBE_ARGUMENTS,
    '--enable-source-maps',
    '--max-semi-space-size=16',
    `--max-old-space-size=${HEAP_MB}`,
  ];
  const preload = resolve(import.meta.dirname, 'other-sites.mjs');
  const child = spawn(process.execPath, [...flags, '--import', preload, '--import', CONTAINER, 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      TMPDIR: tmp,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'fatal',
      OTHER_SITES_PORT: String(pagesPort),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  cleanUpOnExit(() => ended(child));
  await answers(`${origin}/api/config`);
  const peak = watchPeak(child);
  let usedMs = 0;
  return {
    origin,
    harm: async () => {
      const delayMs = await readLoopDelay(child).catch(() => Number.NaN);
      const hasExited = child.exitCode !== null || child.signalCode !== null;
      const formerMs = usedMs;
      usedMs = await processorMsOf(child);
      return { delayMs: Math.round(delayMs), peakMB: peak(), processorMs: usedMs - formerMs, hasExited };
    },
    end: () => ended(child),
  };
}

/** The peak memory since the last call. */
function watchPeak(child: ChildProcess): () => number {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryOf(child));
  };
  setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => {
    const highest = Math.round(peak);
    peak = 0;
    return highest;
  };
}
