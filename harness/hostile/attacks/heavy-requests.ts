import { sql } from 'drizzle-orm';
import { makeOwnerWith } from '../../bench/make-owner.ts';
import { insertPlays } from '../../bench/insert-plays.ts';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

const GAMES = 15_000;
const PLAYS = 50_000;

/** The owner of a very large collection sends the most expensive requests. */
export const heavyRequests: Attack = {
  name: 'heavy-requests',
  attacker: 'paid account',
  isLong: true,
  async prepare(testbed) {
    const { id, cookie } = await makeOwnerWith(testbed, GAMES);
    await insertPlays(testbed, id, PLAYS);
    await testbed.db.execute(sql`update users set is_premium_plus = true where id = ${id}`);
    const [event] = (
      await testbed.db.execute<{ id: string }>(sql`
        insert into events (user_id, title, date, host_email)
        values (${id}, 'Large', now() + interval '7 days', 'host@hosts.example') returning id`)
    ).rows;
    const requests: [method: string, path: string][] = [
      ['POST', `/api/ai-recommendations/generate/${id}`],
      ['GET', '/api/export/collection.csv'],
      ['GET', '/api/export/bgstats.json'],
      ['GET', '/api/game-sessions.csv'],
      ['GET', '/api/export'],
      ['GET', `/api/events/${event?.id}/evening`],
      ['GET', '/api/people'],
      ['GET', '/api/event-analytics'],
      ['GET', '/api/games'],
      ['GET', '/api/game-sessions'],
    ];
    return async (signal) => {
      const answers = new Answers();
      for (const [method, path] of requests) {
        if (signal.aborted) break;
        const json = method === 'POST' ? {} : undefined;
        answers.count(path, await send(testbed.origin(), { method, path, cookie, json, signal }));
      }
      return answers.outcome;
    };
  },
};
