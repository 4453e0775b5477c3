import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded/start.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeOwner } from '../bench/make-owner.ts';
import { memoryOf } from '../bench/stage.ts';
import { Caller, newTally } from './caller.ts';
import { startFleet } from './fleet.ts';
import { openFront } from './front.ts';
import { lookUp } from './look-up.ts';
import { SoakOwner } from './owner.ts';
import { openRelay } from './relay.ts';
import { openDatabase, openPool } from '#server/database/database.ts';

/**
 * `npm run soak [-- --minutes 10 --owners 200]`: two servers on one database behind a proxy, used by many owners and their
 * guests, while the second server is killed every minute (in a run of under three minutes, three times) and PostgreSQL
 * is restarted twice. Then looks up everything that was acknowledged. Ends with 1 where something is missing, doubled or
 * was answered otherwise than by 2xx, 3xx, an expected refusal, or 503 with Retry-After.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, owners: { type: 'string', default: '200' } },
});
const minutes = Number(values.minutes);
const ownerCount = Number(values.owners);
const MINUTE = 60_000;
const PAUSE_MS = 1_000;

const folder = await mkdtemp(join(tmpdir(), 'rollcall-soak-'));
const relay = await openRelay();
let postgres: EmbeddedPostgres = await startPostgres();
const databaseUrl = Object.assign(new URL(postgres.url), { port: String(relay.port) }).href;
const [publicPort, ...ports] = [await freePort(), await freePort(), await freePort()];
const fleet = await startFleet(ports, publicPort, databaseUrl);
const front = await openFront(publicPort, ports);
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
const faults: string[] = [];
const memory = { afterFirstMinute: 0, atEnd: 0 };
const killEvery = Math.min(MINUTE, (minutes * MINUTE) / 3);

await Promise.all([
  ...owners.map(live),
  every(killEvery, () => fleet.killAndStart(1), 'server killed'),
  restartPostgresTwice(),
  pause(Math.min(MINUTE, (minutes * MINUTE) / 4)).then(
    async () => (memory.afterFirstMinute = await memoryOf(fleet.server(0))),
  ),
]);
memory.atEnd = await memoryOf(fleet.server(0));
const found = await lookUp(owners);
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

async function every(period: number, act: () => Promise<void>, name: string): Promise<void> {
  for (let at = began + period / 2; at < endsAt; at += period) {
    await pause(Math.max(0, at - Date.now()));
    await act();
    faults.push(`${Math.round((Date.now() - began) / 1000)} s: ${name}, back`);
  }
}

async function restartPostgresTwice(): Promise<void> {
  for (const part of [1 / 3, 2 / 3]) {
    await pause(Math.max(0, began + part * minutes * MINUTE - Date.now()));
    await postgres.stop();
    await pause(1_000);
    postgres = await startPostgres();
    faults.push(`${Math.round((Date.now() - began) / 1000)} s: PostgreSQL restarted, back`);
  }
}

async function report(): Promise<void> {
  const times = tally.times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  const growth = memory.atEnd / memory.afterFirstMinute - 1;
  const result = {
    date: new Date().toISOString(),
    minutes,
    owners: ownerCount,
    requests: tally.requests,
    requestsASecond: Math.round(tally.requests / (minutes * 60)),
    ms: { p50: at(0.5), p99: at(0.99), most: at(0.99999) },
    byStatus: tally.byStatus,
    faults,
    found,
    strangeCount: tally.strangeCount,
    strange: tally.strange,
    memoryMB: { ...memory, growth: `${Math.round(growth * 100)} %` },
  };
  console.table(found);
  console.log(JSON.stringify({ ...result, found: undefined }, null, 2));
  await mkdir('bench-results', { recursive: true });
  await writeFile('bench-results/soak.json', JSON.stringify(result, null, 2));
  const isLost = Object.values(found).some(({ missing, doubled }) => missing + doubled > 0);
  process.exitCode = isLost || tally.strangeCount > 0 ? 1 : 0;
}
