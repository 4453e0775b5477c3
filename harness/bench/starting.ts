import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIZES } from './sizes.ts';
import { median } from './statistics.ts';
import { cleanUpOnExit } from './clean-up-on-exit.ts';
import { ended, memoryOf, startServer, type ServerUnderTest } from './server-under-test.ts';

/** Cold starts of the built server, from the program to its first answer. */
export async function benchStarting(stage: ServerUnderTest) {
  const onDatabase: Start[] = [];
  const ever: Start[] = [];
  const again: Start[] = [];
  for (let n = 0; n < SIZES.starts; n += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'rollcall-bench-start-'));
    const remove = () => rm(folder, { recursive: true, force: true });
    cleanUpOnExit(remove);
    await chmod(folder, 0o755);
    const embedded = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
    onDatabase.push(await start({ DATABASE_URL: stage.databaseUrl }));
    ever.push(await start(embedded));
    again.push(await start(embedded));
    await remove();
  }
  return {
    [`Cold start, program to first answer, ${SIZES.starts} of each`]: {
      'on a database that runs': row(onDatabase),
      'as npm start, first ever: the embedded database is made': row(ever),
      'as npm start, again on that folder': row(again),
    },
  };
}

interface Start {
  ms: number;
  memory: number;
}

async function start(environment: Record<string, string>): Promise<Start> {
  const { server, startMs } = await startServer(environment);
  const memory = await memoryOf(server);
  await ended(server);
  return { ms: startMs, memory };
}

const row = (all: readonly Start[]) => ({
  'median ms': Math.round(median(all.map(({ ms }) => ms))),
  'worst ms': Math.round(Math.max(...all.map(({ ms }) => ms))),
  'memory MB': Math.round(median(all.map(({ memory }) => memory))),
});
