import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { recordingMailer, sendDelayedMails } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const NAMED = 30;

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
beforeEach(() => void sentMails.splice(0));

/** The text of the results mail of a night with so many plays. */
async function resultsOf(plays: number): Promise<string> {
  const ana = await makeOwner(app);
  const { id } = await addEventFor(ana, { date: '2026-05-01T18:00:00Z' });
  const came = await addGuestsFor(ana, id, ['tom@example.org']);
  await markInvited(app, id);
  await app.services.db.execute(sql`
    insert into game_sessions (user_id, event_id, game_title, game_title_key, players, scores, played_at)
    select ${ana.id}, ${id}, 'Game ' || n, 'game ' || n, '["Ana","Tom"]', '[2,1]', '2026-05-01T18:00:00Z'::timestamptz - n * interval '1 minute'
    from generate_series(1, ${plays}::integer) n`);
  await ana.call(wrapUp, { params: { id }, body: { came, plays: [], sendsResults: true } });
  await sendDelayedMails(app);
  expect(sentMails.map(({ to }) => to)).toEqual(['tom@example.org']);
  await app.services.db.delete(gameSessions);
  return sentMails[0]?.text ?? '';
}

const named = (text: string) => text.match(/^Game \d+$/gm);

test.each([
  [2, 'And 2 more plays'],
  [1, 'And 1 more play'],
])(
  'results of a night name its first thirty plays in recorded order, and the number of the others (%s)',
  async (others, words) => {
    const text = await resultsOf(NAMED + others);
    const expected = Array.from({ length: NAMED }, (_, index) => `Game ${NAMED + others - index}`);
    expect(named(text)).toEqual(expected);
    expect(text).toMatch(new RegExp(`- Tom: 1\\n\\n${words}\\n\\nSee the night: \\S+/rsvp/`));
  },
);

test('results of a night with thirty plays name them all', async () => {
  const text = await resultsOf(NAMED);
  expect(named(text)).toHaveLength(NAMED);
  expect(text).not.toMatch(/more/);
});

test('results without scores say who won and who sat at the table', async () => {
  const ana = await makeOwner(app);
  const { id } = await addEventFor(ana, { date: '2026-05-01T18:00:00Z' });
  const came = await addGuestsFor(ana, id, ['tom@example.org']);
  await markInvited(app, id);
  await app.services.db.execute(sql`
    insert into game_sessions (user_id, event_id, game_title, game_title_key, players, scores, winner, played_at)
    values (${ana.id}, ${id}, 'Azul', 'azul', '["Ana","Tom"]', '[null,null]', 'Ana', '2026-05-01T18:00:00Z')`);
  await ana.call(wrapUp, { params: { id }, body: { came, plays: [], sendsResults: true } });
  await sendDelayedMails(app);
  expect(sentMails[0]?.text).toContain('Ana wins. At the table: Ana and Tom');
});
