import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Api } from '../api.ts';
import type { Attack } from '../attack.ts';
import { openReceivers, type Receiver, type Receivers } from '../receivers.ts';
import { Answers } from '../send.ts';
import type { Testbed } from '../testbed.ts';

const ACCOUNTS = 4;
const ATTEMPTS = [1, 2] as const;
/** Least pauses after the first attempt and the second, seconds; clocks and queues take a part of a second. */
const PAUSES = [59, 299] as const;
/** A post that was given up may be noticed here so many seconds later. */
const LAG = 20;
const LOOK_EVERY_MS = 250;
const SIGNING_KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Owners post the news of a night to receivers of every bad kind, and one owner to a good one. */
export const badReceivers: Attack = {
  name: 'bad-receivers',
  attacker: 'free account',
  isLong: true,
  async prepare(testbed) {
    const receivers = openReceivers(testbed.pages);
    const [good, ...bad] = receivers.all;
    const owners = [await ownerWith(testbed, good ? [good] : [])];
    for (let n = 0; n < ACCOUNTS; n += 1) owners.push(await ownerWith(testbed, bad));
    return async (signal) => {
      const failures: string[] = [];
      const postedBefore = receivers.posted();
      await queueNews(testbed, owners);
      for (const attempt of ATTEMPTS) {
        if (attempt > 1) await makeDue(testbed, owners);
        const rows = await tried(testbed, owners, attempt, signal);
        failures.push(...rows.flatMap((row) => failuresOf(row, receivers, attempt, signal)));
      }
      await dropNews(testbed, owners);
      failures.push(...receivers.failures());
      return { answers: { posted: receivers.posted() - postedBefore }, failures: [...new Set(failures)] };
    };
  },
};

/** The id of an account with a channel for each receiver, and a night that they are told of. */
async function ownerWith(testbed: Testbed, receivers: readonly Receiver[]): Promise<number> {
  const account = await testbed.account('free');
  const api = new Api(testbed, account, new Answers(), new AbortController().signal);
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await api.call('POST', '/api/events', { title: 'Games', date, hostEmail: account.email });
  for (const { name, url } of receivers) {
    const channel = { kind: 'address', name, target: url, secret: SIGNING_KEY };
    if (!(await api.call('POST', '/api/channels', channel))) throw new Error('a channel was not added');
  }
  return account.id;
}

const channelsOf = (owners: readonly number[]) =>
  sql`select id from channels where user_id = any(${sql.param(owners)})`;

const dropNews = ({ db }: Testbed, owners: readonly number[]) =>
  db.execute(sql`delete from channel_deliveries where channel_id in (${channelsOf(owners)})`);

/** Each channel is told of the night once, and is not paused. */
async function queueNews(testbed: Testbed, owners: readonly number[]): Promise<void> {
  const { db } = testbed;
  await dropNews(testbed, owners);
  await db.execute(
    sql`update channels set paused_at = null, failing_since = null where user_id = any(${sql.param(owners)})`,
  );
  await db.execute(sql`insert into channel_deliveries (channel_id, event_id, news, dedupe_key)
    select c.id, e.id, 'night.planned', 'night.planned' from channels c join events e using (user_id)
    where c.user_id = any(${sql.param(owners)})`);
}

/** Every pause is over. */
const makeDue = ({ db }: Testbed, owners: readonly number[]) =>
  db.execute(sql`update channel_deliveries set due_at = now()
    where state = 'waiting' and problem is not null and channel_id in (${channelsOf(owners)})`);

interface Row extends Record<string, unknown> {
  receiver: string;
  messageId: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** Not while a server waits for an answer. */
  isSettled: boolean;
  /** The receiver did not answer in time: it is one that never does, or this machine is busy. */
  isLate: boolean;
  /** Milliseconds. */
  dueAt: number;
  isPaused: boolean;
}

/** All deliveries, once each that is retried was tried so often, or time is up. */
async function tried({ db }: Testbed, owners: readonly number[], attempt: number, signal: AbortSignal): Promise<Row[]> {
  for (;;) {
    const { rows } = await db.execute<Row>(sql`
      select c.name as receiver, d.message_id as "messageId", d.state, d.attempts, c.paused_at is not null as "isPaused",
        (d.state <> 'waiting' or d.problem is not null) as "isSettled",
        coalesce(d.problem like '%10 seconds%', false) as "isLate", extract(epoch from d.due_at)::float8 * 1000 as "dueAt"
      from channel_deliveries d join channels c on c.id = d.channel_id where c.user_id = any(${sql.param(owners)})`);
    if (signal.aborted || rows.every((row) => isTried(row, attempt))) return rows;
    await pause(LOOK_EVERY_MS);
  }
}

const isTried = ({ isSettled, state, attempts }: Row, attempt: number): boolean =>
  isSettled && (state !== 'waiting' || attempts >= attempt);

function failuresOf(row: Row, receivers: Receivers, attempt: number, { aborted }: AbortSignal): string[] {
  const receiver = receivers.all.find(({ name }) => name === row.receiver);
  if (!receiver) return [];
  const { name } = receiver;
  if (!isTried(row, attempt)) return aborted ? [] : [`${name}: not tried`];
  const { count, lastAt } = receivers.posts(row.messageId);
  if (count > row.attempts) return [`${name}: posted ${count} times in ${row.attempts} attempts`];
  const { fate, pauseSeconds } = row.isLate ? { fate: 'retried', pauseSeconds: 0 } : receiver;
  const state = row.isPaused ? 'paused' : row.state === 'waiting' ? 'retried' : row.state;
  if (state !== fate) return [`${name}: ${state} in place of ${fate}`];
  const least = Math.max(PAUSES[Math.min(row.attempts, 2) - 1] ?? 0, pauseSeconds) - (row.isLate ? LAG : 0);
  const waits = (row.dueAt - lastAt) / 1000;
  return fate === 'retried' && waits < least ? [`${name}: tried again after ${Math.round(waits)} seconds`] : [];
}
