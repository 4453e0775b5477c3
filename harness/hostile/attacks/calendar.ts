import { sql } from 'drizzle-orm';
import type { Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

const PAST_NIGHTS = 10_000;
const COMING_NIGHTS = 2_600;
const TEXT_LENGTH = 10_000;
const AT_ONCE = 10;

/** An attacker with the private address of a calendar requests it, without a session. */
export const calendarFeed: Attack = {
  name: 'calendar-feed',
  attacker: 'visitor',
  async prepare(testbed) {
    const paths = [await calendarOf(testbed, -PAST_NIGHTS, 0), await calendarOf(testbed, COMING_NIGHTS, TEXT_LENGTH)];
    return async (signal) => {
      const answers = new Answers();
      for (const path of paths) {
        const headers = { 'if-none-match': '"other"' };
        const all = Array.from({ length: AT_ONCE }, () => send(testbed.origin(), { path, headers, signal }));
        for (const answer of await Promise.all(all)) answers.count('a calendar', answer);
      }
      return answers.outcome;
    };
  },
};

/** The private address of a user with this number of nights, one an hour; a negative number means past nights. */
async function calendarOf(testbed: Testbed, nights: number, textLength: number): Promise<string> {
  const { id, email, cookie } = await testbed.account('free');
  await testbed.db.execute(sql`
    insert into events (user_id, title, date, host_email, description, custom_message)
    select ${id}, 'Night ' || n, now() + ${Math.sign(nights)}::int * n * interval '1 hour', ${email},
      nullif(repeat('x', ${textLength}::int), ''), nullif(repeat('y', ${textLength}::int), '')
    from generate_series(1, ${Math.abs(nights)}::int) n`);
  const json = { state: 'on' };
  const signal = new AbortController().signal;
  const { text } = await send(testbed.origin(), { method: 'PUT', path: '/api/calendar-feed', cookie, json, signal });
  return new URL((JSON.parse(text) as { url: string }).url).pathname;
}
