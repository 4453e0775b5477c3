import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
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
import { outagesIn } from './outages.ts';
import { openStage } from './stage.ts';
import { startMailServer } from '../../tests/support/server/mail-server.ts';
import { openDatabase, openPool } from '../../server/platform/database/database.ts';
import { readArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run soak -- [--minutes 10] [--owners 200] [--short] [--failover]
  uses two servers while one is killed and PostgreSQL restarts, then checks every acknowledged write. --short takes a minute.
  --failover: a primary and its standby, PgBouncer and HAProxy; the primary is killed three times, a server twice.`;

/**
 * `npm run soak [-- --minutes 10 --owners 200]`: two servers on one database behind a proxy, used by many owners and their
 * guests, while the second server is killed every minute (in a run of under three minutes, three times) and PostgreSQL
 * is restarted twice; `-- --short`: a minute, 30 owners, one of each. Then verifies all acknowledged writes. Exits with 1 if
 * one is missing or duplicated, or if a response was not 2xx, 3xx, an expected refusal, or 503 with Retry-After.
 * `-- --failover`: the same on a primary and a synchronous standby behind PgBouncer and HAProxy; the primary is killed three
 * times, a server twice. Also exits with 1 if more mails were sent twice than servers killed, or nothing could be written for more than 15 s.
 */
const { values } = readArguments(USAGE, {
  options: {
    minutes: { type: 'string' },
    owners: { type: 'string' },
    short: { type: 'boolean', default: false },
    failover: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes ?? (values.short ? 1 : 10));
const ownerCount = Number(values.owners ?? (values.short ? 30 : 200));
const MINUTE = 60_000;
const PAUSE_MS = 1_000;
/** Without an acknowledged write, after a primary was killed. */
const MOST_SECONDS = 15;

const stage = await openStage(values.failover);
cleanUpOnExit(() => stage.stop());
const mailServer = await startMailServer();
const [publicPort, ...ports] = [await freePort(), await freePort(), await freePort()];
const fleet = await startFleet(ports, publicPort, { ...stage.environment, ...mailServer.environment });
cleanUpOnExit(() => fleet.end());
const front = await openReverseProxy(publicPort, ports);
const origin = `http://localhost:${publicPort}`;
const pool = openPool(stage.databaseUrl, 2, () => {});
const tally = newTally();
const owners: SoakOwner[] = [];
for (let n = 0; n < ownerCount; n += 1) {
  const { cookie } = await makeOwner(openDatabase(pool));
  owners.push(
    new SoakOwner(`owner ${n}`, new Caller(origin, cookie, tally), new Caller(origin, null, tally), Math.random),
  );
}
await pool.query(`update users set first_name = 'Ana', last_name = 'Host'`);
await pool.end();

const began = Date.now();
const endsAt = began + minutes * MINUTE;
const failures: string[] = [];
const killEvery = Math.min(MINUTE, (minutes * MINUTE) / 3);
const parts = (...of: number[]) => of.map((part) => part * minutes * MINUTE);
const kills = values.failover ? parts(0.25, 0.6) : values.short ? [killEvery / 2] : repeated(killEvery);
const disturbances = values.failover ? parts(0.1, 0.4, 0.7) : values.short ? parts(2 / 3) : parts(1 / 3, 2 / 3);
const memory = watchMemory(fleet.server(0), { began, endsAt, minuteMs: Math.min(MINUTE, (minutes * MINUTE) / 4) });

await Promise.all([
  ...owners.map(live),
  at(kills, () => fleet.killAndStart(1), 'server killed'),
  at(disturbances, stage.disturbance.run, stage.disturbance.name),
]);
const memoryOfServer = await memory.ended();
const found = await verifyAcknowledgedWrites(owners);
await report();
front.close();
await fleet.end();
await mailServer.close();
await stage.stop();

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

/** How many mails arrived more than once: the same words to the same person. */
function mailsTwice(): number {
  const ids = mailServer.received.map(({ to, raw }) => `${to.join()} ${/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? raw}`);
  return ids.length - new Set(ids).size;
}

async function report(): Promise<void> {
  const outages = outagesIn(tally.answers, began);
  const mails = { sent: mailServer.received.length, twice: mailsTwice() };
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
    outages,
    mails,
    found,
    strangeCount: tally.unexpectedCount,
    strange: tally.unexpected,
    memoryMB: memoryOfServer,
  };
  console.table(found);
  console.table(outages);
  printMemory(memoryOfServer);
  console.log(JSON.stringify({ ...result, found: undefined, outages: undefined, memoryMB: undefined }, null, 2));
  await mkdir('bench-results', { recursive: true });
  await writeFile(
    `bench-results/soak${values.failover ? '-failover' : values.short ? '-short' : ''}.json`,
    JSON.stringify(result, null, 2),
  );
  const isLost = Object.values(found).some(({ missing, doubled }) => missing + doubled > 0);
  const isOutOfReach = outages.some(({ secondsWithoutWrites }) => secondsWithoutWrites > MOST_SECONDS);
  // A server that is killed between a mail server's answer and its record sends that one again.
  const isWrong =
    isLost || tally.unexpectedCount > 0 || mails.twice > kills.length || (values.failover && isOutOfReach);
  process.exitCode = isWrong ? 1 : 0;
}
