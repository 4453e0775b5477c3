import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, openPool } from '../../server/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/start.ts';
import { migrateDatabase } from '../../server/platform/database/migrate.ts';
import { seedCatalogue } from '../../server/games/catalogue/seed.ts';
import { seedStaffPicks } from '../../server/recommendations/staff-pick-seed.ts';
import { startFuzzApp } from '../../tests/support/fuzz/fuzz-app.ts';
import { report } from './report.ts';
import { fuzz } from '../../tests/support/fuzz/run.ts';
import { readArguments, refuseArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run fuzz -- [--requests 100000] [--seed N] [--path /api/games] [--round N]
  sends generated, hostile requests; the same seed sends the same ones.`;

/**
 * `npm run fuzz [-- --requests N] [--seed S] [--path /api/games] [--round R]`: sends generated, hostile requests,
 * prints what was wrong, and writes it to fuzz-results/. The same seed sends the same requests. Ctrl+C ends it early.
 */
const { values } = readArguments(USAGE, {
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    path: { type: 'string', default: '/' },
    round: { type: 'string', default: '0' },
  },
});
const [requests, seed, firstRound] = [Number(values.requests), Number(values.seed), Number(values.round)];
if (![requests, seed, firstRound].every(Number.isSafeInteger))
  refuseArguments(USAGE, '--requests, --seed and --round must be whole numbers.');

const folder = await mkdtemp(join(tmpdir(), 'rollcall-fuzz-'));
const postgres = await startEmbeddedPostgres({ folder, durable: false, log: () => {} });
try {
  await migrateDatabase(postgres.url);
  const pool = openPool(postgres.url, 1, () => {});
  await seedCatalogue(openDatabase(pool));
  await seedStaffPicks(openDatabase(pool));
  await pool.end();
  const { app, logged, close } = await startFuzzApp({
    databaseOf: { services: { environment: { DATABASE_URL: postgres.url } } },
  });
  console.log(`Seed ${seed}, Node ${process.version}, ${cpus().length} cores`);
  const start = performance.now();
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const onRound = (done: number) => {
    if (done % 5000 === 0) console.log(`${done} requests, ${Math.round((performance.now() - start) / 1000)} s`);
  };
  const result = await fuzz(app, { requests, seed, path: values.path, firstRound, logged, onRound, stop: stop.signal });
  await close();
  const written = report(result, { seed, requests, seconds: (performance.now() - start) / 1000 });
  await mkdir('fuzz-results', { recursive: true });
  await writeFile(`fuzz-results/seed-${seed}.json`, JSON.stringify(written, null, 2));
  if (result.failures.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
