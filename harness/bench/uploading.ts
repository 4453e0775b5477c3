import { setTimeout as pause } from 'node:timers/promises';
import { EventLoop } from './event-loop.ts';
import { isShort } from './sizes.ts';
import { rounded } from './statistics.ts';
import { PROBE_ARGUMENTS } from './event-loop-delay.ts';
import { makeOwner } from './make-owner.ts';
import { ended, memoryOf, type ServerUnderTest, startServer } from './server-under-test.ts';
import { UPLOAD_FILES, type UploadFile } from './upload-files.ts';

/** The flags of the container of compose.yaml: half of its 512 MB for the old space. */
const CONTAINER = [
  ...PROBE_ARGUMENTS,
  '--enable-source-maps',
  '--max-semi-space-size=16',
  '--max-old-space-size=256',
  'dist/server/main.js',
];
const CALM_MS = 20;
/** Megabytes over idle that one upload may take. */
const LIMIT_MB = 100;
const AT_ONCE = ['profile with an unknown list', 'BG Stats with an unknown list', 'BG Stats with an unknown list'];

/**
 * Sends the largest allowed files, hostile and honest, to a server with the memory of the container. Measures the peak memory
 * above idle, and the delay of other requests. 'x limit' is 100 MB divided by that memory: below 1 is too much.
 */
export async function benchUploading(stage: ServerUnderTest) {
  const rows: Record<string, object> = {};
  const names = Object.keys(UPLOAD_FILES).filter((name) => !isShort || UPLOAD_FILES[name]?.short);
  for (const name of names) {
    const made = UPLOAD_FILES[name]?.make();
    if (made) rows[name] = await measured(stage, [made]);
  }
  const several = AT_ONCE.flatMap((name) => UPLOAD_FILES[name]?.make() ?? []);
  const { 'x limit': _x, ...atOnce } = await measured(stage, several);
  return {
    'One upload of the largest size, over idle': rows,
    'Three unknown lists at once, of three accounts': { 'whole server': atOnce },
  };
}

async function measured(stage: ServerUnderTest, files: readonly UploadFile[]) {
  const environment = { DATABASE_URL: stage.databaseUrl, MALLOC_ARENA_MAX: '2' };
  const { origin, server } = await startServer(environment, CONTAINER);
  try {
    const loop = new EventLoop(server);
    await calm(loop);
    const idle = await memoryOf(server);
    const answers: number[] = [];
    const { ms, delayMs, peakMb } = await loop.during(async () => {
      answers.push(...(await Promise.all(files.map((file) => send(stage, origin, file)))));
      return Math.max(...answers);
    });
    const over = Math.max(1, peakMb - idle);
    return {
      'file MB': rounded(files.reduce((sum, { body }) => sum + body.length, 0) / 1024 / 1024, 1),
      answer: answers.join(' '),
      seconds: rounded(ms / 1000, 1),
      'longest delay ms': delayMs,
      'idle MB': Math.round(idle),
      'over idle MB': Math.round(over),
      'x limit': (LIMIT_MB / over).toFixed(2),
    };
  } finally {
    await ended(server);
  }
}

/** A server that has just started still reads lists for a while. */
async function calm(loop: EventLoop): Promise<void> {
  for (let look = 0; look < 20; look += 1) {
    const { delayMs } = await loop.during(async () => {
      await pause(300);
      return 0;
    });
    if (delayMs < CALM_MS) return;
  }
}

async function send({ db }: ServerUnderTest, origin: string, { path, contentType, body }: UploadFile): Promise<number> {
  const { cookie } = await makeOwner(db);
  const headers = { cookie, 'Content-Type': contentType };
  const response = await fetch(origin + path, { method: 'POST', headers, body: new Uint8Array(body) });
  await response.arrayBuffer();
  return response.status;
}
