import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listGamePlays } from '#shared/plays/plays-contract.ts';
import { getWrapUp } from '#shared/nights/wrap-up-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { listPlaysOf } from '#server/plays/store.ts';
import { nightPlays } from '#server/nights/wrap-up/store.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const PLAYS = 230;
/** With it, forty plays are some 3 MB. */
const NOTES = 'x'.repeat(70_000);

const app = testApp();
let ana: Person;
let gameId: number;
let eventId: number;
/** Ids of the plays, the oldest first. */
let ids: number[];

beforeEach(async () => {
  ana = await makeOwner(app);
  gameId = (await addGameFor(ana)).id;
  eventId = (await addEventFor(ana, { date: '2026-05-01T18:00:00Z' })).id;
  const { rows } = await app.services.db.execute<{ id: string }>(sql`
    insert into game_sessions (user_id, game_id, event_id, game_title, game_title_key, players, scores, notes, played_at)
    select ${ana.id}, ${gameId}, ${eventId}, 'Azul', 'azul', '[]', '[]', ${NOTES}, '2026-05-01T18:00:00Z'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${PLAYS}::integer) n returning id`);
  ids = rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
});

const deleteAll = () => app.services.db.delete(gameSessions).where(eq(gameSessions.userId, ana.id));

test.each([
  ['a game', () => listPlaysOf(app.services.db, ana.id, gameId)],
  ['a night', () => nightPlays(app.services.db, ana.id, eventId)],
])('long plays of %s are read in batches, not all before the first is sent', async (_what, plays) => {
  let read = 0;
  for await (const _play of plays()) {
    if (read === 0) await deleteAll();
    read += 1;
  }
  expect(read).toBeLessThan(100);
});

test('a game with many plays sends all of them, latest first', async () => {
  const { body } = await ana.call(listGamePlays, { params: { id: gameId } });
  expect(body.map(({ id }) => id)).toEqual(ids.toReversed());
});

test('a night with many plays sends all of them, in recorded order', async () => {
  const { body } = await ana.call(getWrapUp, { params: { id: eventId } });
  expect(body.plays.map(({ play }) => play.id)).toEqual(ids);
  expect(body).toMatchObject({ brought: [], resultsSent: 0, people: [{ isHost: true }] });
});
