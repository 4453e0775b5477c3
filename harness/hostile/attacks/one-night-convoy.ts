import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '../../../shared/limits/storage-limits.ts';
import { guestLinks } from '../../../server/nights/guest-link.ts';
import type { Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

const ADDRESSES = 40;
const ANSWERS = 400;
const JOINS = 200;
const LOOK_EVERY_MS = 20;
/** Of each server one guest waits for the row with a connection, and one of its host and of its jobs. */
const MOST_WAITING_EACH = 3;

/**
 * Guests of one night answer at once, and newcomers join it, all together from many addresses and then from one: each
 * answer locks the night. No more than a few connections may wait for it.
 */
export const oneNightConvoy: Attack = {
  name: 'one-night-convoy',
  attacker: 'guest',
  async prepare(testbed) {
    const { id } = await testbed.account('premium_plus');
    const { paths, join } = await fullNight(testbed, id);
    return async (signal) => {
      const answers = new Answers();
      const flood = (addresses: number) => {
        const from = (n: number) => `127.0.1.${(n % addresses) + 1}`;
        const answer = async (n: number) => {
          const path = `${paths[n % paths.length] ?? ''}/answer`;
          const form = { say: n % 2 === 0 ? 'accepted' : 'maybe' };
          answers.count(
            'an answer',
            await send(testbed.origin(), { method: 'POST', path, form, from: from(n), signal }),
          );
        };
        const newcomer = async (n: number) => {
          const form = { name: `Newcomer ${n}`, email: '', along: '0', once: randomUUID() };
          answers.count(
            'a join',
            await send(testbed.origin(), { method: 'POST', path: join, form, from: from(n), signal }),
          );
        };
        return Promise.all([
          ...Array.from({ length: ANSWERS }, (_, n) => answer(n)),
          ...Array.from({ length: JOINS }, (_, n) => newcomer(n)),
        ]);
      };
      for (const addresses of [ADDRESSES, 1]) {
        const most = await mostWaiting(testbed, flood(addresses));
        if (most > MOST_WAITING_EACH * testbed.servers.length)
          answers.failure(`${most} connections waited for locks at once`);
      }
      return answers.outcome;
    };
  },
};

/** The most connections of the servers that wait for a lock at once, until the requests are answered. */
async function mostWaiting({ db }: Testbed, requests: Promise<unknown>): Promise<number> {
  let most = 0;
  const run = { isOver: false };
  const ended = requests.finally(() => (run.isOver = true));
  while (!run.isOver) {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity where application_name = 'rollcall' and wait_event_type = 'Lock'`,
    );
    most = Math.max(most, rows[0]?.waiting ?? 0);
    await pause(LOOK_EVERY_MS);
  }
  await ended;
  return most;
}

/** A night with as many guests as are kept and half as many seats. @returns paths of its guests and of its join link */
async function fullNight(testbed: Testbed, userId: number): Promise<{ paths: string[]; join: string }> {
  const links = await guestLinks(testbed.db, testbed.origin());
  const { joinSeed, joinHash } = links.makeJoin();
  const guests = Array.from({ length: STORAGE_LIMITS.guestsOnANight.most / 2 }, () => links.make());
  const { rows } = await testbed.db.execute<{ id: string }>(sql`
    insert into events (user_id, title, date, host_email, max_attendees, join_seed, join_hash)
    values (${userId}, 'Convoy', now() + interval '7 days', 'host@hosts.example', ${guests.length}, ${joinSeed}, ${joinHash})
    returning id`);
  const night = Number(rows[0]?.id);
  await testbed.db.execute(sql`
    insert into event_attendees (event_id, email, name, invited_at, contact_allowed_at, link_seed, link_hash)
    select ${night}, 'guest' || n || '@strangers.example', 'Guest ' || n, now(), now(), g."linkSeed", g."linkHash"
    from json_to_recordset(${JSON.stringify(guests.map((link, n) => ({ ...link, n })))}) as g (n int, "linkSeed" text, "linkHash" text)`);
  return {
    paths: guests.map(({ linkSeed }) => new URL(links.linkUrl(linkSeed)).pathname),
    join: new URL(links.joinUrl(joinSeed)).pathname,
  };
}
