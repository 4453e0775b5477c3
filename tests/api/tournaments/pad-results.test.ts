import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addEventGame } from '#shared/nights/events-contract.ts';
import { finishPad } from '#shared/score-pads/score-pads-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { ANA, BEN, padOfTwo, scoreEntry, writeOn } from '#tests/support/rows/a-pad.ts';
import { aTournamentNight } from '#tests/support/rows/a-tournament.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { matchIn, tournamentCalls } from '#tests/support/rows/tournament-calls.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', isPremiumPlus: true });
let id: number;
let guestIds: number[];
let gameId: number;
beforeEach(async () => {
  // Ana meets Ben, Cem meets Dana.
  ({ id, guestIds } = await aTournamentNight(app, maya, ['Ana', 'Cem', 'Ben', 'Dana']));
  await app.services.db.update(events).set({ date: new Date() }).where(eq(events.id, id));
  gameId = (await addGameFor(maya, { title: 'Azul' })).id;
  await maya.call(addEventGame, { params: { id }, body: { gameId } });
});

const { enter, begin, present, record } = tournamentCalls(maya, () => ({ id, guestIds }));

/** Keeps the score of Ana and Ben on a pad, and finishes it; returns its play. */
async function kept(ana: number, ben: number, facts: object = {}) {
  const { code } = await padOfTwo(maya, { gameId, ...facts });
  await writeOn(maya, code, [scoreEntry(ANA, 'round-1', ana), scoreEntry(BEN, 'round-1', ben)]);
  const { status, body } = await maya.call(finishPad, { params: { code }, body: { duration: null, notes: null } });
  expect(status).toBe(200);
  return body;
}
const firstMatch = async () => (await present()).matches[0];
const OPEN = { result: null, firstScore: null, secondScore: null, playId: null };

describe('a finished score pad decides no match', () => {
  test('of another game', async () => {
    await begin({ gameId });
    await kept(51, 44, { gameId: (await addGameFor(maya, { title: 'Hive' })).id });
    expect(await firstMatch()).toMatchObject(OPEN);
  });

  test('whose players are in different matches', async () => {
    const [ana, cem, ben, dana] = guestIds;
    await begin({ gameId, players: [ana, ben, cem, dana].map((attendeeId) => ({ attendeeId })) });
    await kept(51, 44);
    expect((await present()).matches).toMatchObject([OPEN, OPEN]);
  });

  test('of a night that is not on', async () => {
    await begin({ gameId });
    await app.services.db
      .update(events)
      .set({ date: new Date('2026-01-01T18:00:00Z') })
      .where(eq(events.id, id));
    await kept(51, 44);
    expect(await firstMatch()).toMatchObject(OPEN);
  });

  test('by a draw of an elimination', async () => {
    await begin({
      gameId,
      format: 'elimination',
      players: [guestIds[0], guestIds[2]].map((attendeeId) => ({ attendeeId })),
    });
    await kept(44, 44);
    expect(await firstMatch()).toMatchObject(OPEN);
  });

  test('that has a result', async () => {
    const tournament = await begin({ gameId });
    await enter(matchIn(tournament, 1, 1), { result: 'second' });
    await kept(51, 44);
    expect(await firstMatch()).toMatchObject({ ...OPEN, result: 'second' });
  });
});

describe('a finished score pad of the two players of an open match decides it, and its play is that of the match:', () => {
  test.each([
    ['highest', 51, 44, { result: 'first', firstScore: 51, secondScore: 44 }],
    ['lowest', 51, 44, { result: 'second', firstScore: 51, secondScore: 44 }],
    ['highest', 44, 44, { result: 'draw', firstScore: 44, secondScore: 44 }],
    ['result', 41, 44, { result: 'second', firstScore: null, secondScore: null }],
    ['result', 44, 44, { result: 'draw', firstScore: null, secondScore: null }],
  ] as const)('where %s counts, by %i and %i', async (scoring, ana, ben, decided) => {
    await begin({ gameId, scoring });
    const play = await kept(ana, ben);
    expect(await firstMatch()).toMatchObject({ ...decided, playId: play.id });
  });

  test('whatever was played, if the tournament has no game', async () => {
    await begin();
    const play = await kept(51, 44, { gameId: null, gameTitle: 'Hive' });
    expect(await firstMatch()).toMatchObject({ result: 'first', playId: play.id });
  });

  test('under the names that the host’s plays have for them', async () => {
    await app.services.db.update(eventAttendees).set({ name: 'Ana Lima' }).where(eq(eventAttendees.name, 'Ana'));
    await recordPlayFor(maya, gameId, playPayload({ Ana: 1, Ben: 2 }));
    const tournament = await begin({ gameId });
    expect(tournament.players[0]).toMatchObject({ name: 'Ana Lima', nameInPlays: 'Ana' });
    const play = await kept(51, 44);
    expect(await firstMatch()).toMatchObject({ result: 'first', playId: play.id });
    await enter(matchIn(tournament, 1, 2), { result: 'first' });
    await record(matchIn(tournament, 1, 2));
    expect(JSON.parse((await maya.call(listPlays, {})).body[0]?.players ?? '')).toEqual(['Cem', 'Dana']);
  });
});
