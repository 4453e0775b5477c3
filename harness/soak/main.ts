import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/database/embedded/start.ts';
import { freePort } from '../../tests/support/server/free-port.ts';
import { makeOwner } from '../bench/make-owner.ts';
import { cleanUpOnExit } from '../bench/clean-up-on-exit.ts';
import { percentile } from '../bench/statistics.ts';
import { Caller, newTally } from './caller.ts';
import { startFleet } from './fleet.ts';
import { openReverseProxy } from './reverse-proxy.ts';
import { verifyAcknowledgedWrites } from './verify-acknowledged-writes.ts';
import { printMemory, watchMemory } from './memory.ts';
import { SoakOwner } from './owner.ts';
import { openRelay } from './relay.ts';
import { openDatabase, openPool } from '../../server/platform/database/database.ts';
import { readArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run soak -- [--minutes 10] [--owners 200] [--short]
  uses two servers while one is killed and PostgreSQL restarts, then checks every acknowledged write. --short takes a minute.`;

/**
 * `npm run soak [-- --minutes 10 --owners 200]`: two servers on one database behind a proxy, used by many owners and their
 * guests, while the second server is killed every minute (in a run of under three minutes, three times) and PostgreSQL
 * is restarted twice; `-- --short`: a minute, 30 owners, one of each. Then verifies all acknowledged writes. Exits with 1 if
 * one is missing or duplicated, or if a response was not 2xx, 3xx, an expected refusal, or 503 with Retry-After.
 */
const { values } = readArguments(USAGE, {
  options: { minutes: { type: 'string' }, owners: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const minutes = Number(values.minutes ?? (values.short ? 1 : 10));
const ownerCount = Number(values.owners ?? (values.short ? 30 : 200));
const MINUTE = 60_000;
const PAUSE_MS = 1_000;

const folder = await mkdtemp(join(tmpdir(), 'rollcall-soak-'));
cleanUpOnExit(() => rm(folder, { recursive: true, force: true }));
const relay = await openRelay();
let postgres: EmbeddedPostgres = await startPostgres();
cleanUpOnExit(() => postgres.stop());
const databaseUrl = Object.assign(new URL(postgres.url), { port: String(relay.port) }).href;
const [publicPort, ...ports] = [await freePort(), await freePort(), await freePort()];
const fleet = await startFleet(ports, publicPort, databaseUrl);
cleanUpOnExit(() => fleet.end());
const front = await openReverseProxy(publicPort, ports);
const origin = `http://localhost:${publicPort}`;
const pool = openPool(databaseUrl, 2, () => {});
const tally = newTally();
const owners: SoakOwner[] = [];
for (let n = 0; n < ownerCount; n += 1) {
  const { cookie } = await makeOwner(openDatabase(pool));
  owners.push(
    new SoakOwner(`owner ${n}`, new Caller(origin, cookie, tally), new Caller(origin, null, tally), Math.random),
  );
}
await pool.end();

const began = Date.now();
const endsAt = began + minutes * MINUTE;
const failures: string[] = [];
const killEvery = Math.min(MINUTE, (minutes * MINUTE) / 3);
const kills = values.short ? [killEvery / 2] : repeated(killEvery);
const restarts = (values.short ? [2 / 3] : [1 / 3, 2 / 3]).map((part) => part * minutes * MINUTE);
const memory = watchMemory(fleet.server(0), { began, endsAt, minuteMs: Math.min(MINUTE, (minutes * MINUTE) / 4) });

await Promise.all([
  ...owners.map(live),
  at(kills, () => fleet.killAndStart(1), 'server killed'),
  at(restarts, restartPostgres, 'PostgreSQL restarted'),
]);
const memoryOfServer = await memory.ended();
const found = await verifyAcknowledgedWrites(owners);
await report();
front.close();
await fleet.end();
await postgres.stop();
relay.close();
await rm(folder, { recursive: true, force: true });

async function startPostgres(): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ folder, log: () => {} });
  relay.leadTo(Number(new URL(started.url).port));
  return started;
}

async function live(owner: SoakOwner): Promise<void> {
  await pause(Math.random() * PAUSE_MS);
  while (Date.now() < endsAt) {
    await owner.act();
    await pause(Math.random() * 2 * PAUSE_MS);
  }
}

/** Moments from the half of a period on, each a period after the one before, in milliseconds of the run. */
function repeated(period: number): number[] {
  const moments: number[] = [];
  for (let moment = period / 2; moment < minutes * MINUTE; moment += period) moments.push(moment);
  return moments;
}

async function at(moments: readonly number[], act: () => Promise<void>, name: string): Promise<void> {
  for (const moment of moments) {
    await pause(Math.max(0, began + moment - Date.now()));
    await act();
    failures.push(`${Math.round((Date.now() - began) / 1000)} s: ${name}, back`);
  }
}

async function restartPostgres(): Promise<void> {
  await postgres.stop();
  await pause(1_000);
  postgres = await startPostgres();
}

async function report(): Promise<void> {
  const msOf = (part: number) => Math.round(percentile(tally.times, part));
  const result = {
    date: new Date().toISOString(),
    minutes,
    owners: ownerCount,
    requests: tally.requests,
    requestsASecond: Math.round(tally.requests / (minutes * 60)),
    ms: { p50: msOf(0.5), p99: msOf(0.99), most: msOf(1) },
    byStatus: tally.byStatus,
    failures,
    found,
    strangeCount: tally.unexpectedCount,
    strange: tally.unexpected,
    memoryMB: memoryOfServer,
  };
  console.table(found);
  printMemory(memoryOfServer);
  console.log(JSON.stringify({ ...result, found: undefined, memoryMB: undefined }, null, 2));
  await mkdir('bench-results', { recursive: true });
  await writeFile(`bench-results/soak${values.short ? '-short' : ''}.json`, JSON.stringify(result, null, 2));
  const isLost = Object.values(found).some(({ missing, doubled }) => missing + doubled > 0);
  process.exitCode = isLost || tally.unexpectedCount > 0 ? 1 : 0;
}
