import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { addGame, listGames, markPlayed, removeGame, undoMarkPlayed } from '#shared/games/games-contract.ts';
import { changePlay, deletePlay, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { addGameFor, gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let game: { params: { id: number } };

beforeEach(async () => {
  ana = await makeOwner(app);
  game = { params: { id: (await addGameFor(ana)).id } };
});

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T20:00:00.000Z`;
const record = (playedAt: string, markAsPlayed = true) =>
  recordPlayFor(ana, game.params.id, playPayload({ Ana: 1 }, { playedAt, markAsPlayed }));
const change = (id: number, changes: object) =>
  ana.call(changePlay, { params: { id }, body: { ...playPayload({ Ana: 2 }), ...changes } });
const remove = (id: number) => ana.call(deletePlay, { params: { id } });
const counts = async () => {
  const [listed] = (await ana.call(listGames, {})).body;
  return [listed?.timesPlayed, listed?.lastPlayed ? new Date(listed.lastPlayed).toISOString() : null];
};

describe('undoing a counted play', () => {
  test('is rejected if nothing was counted, or too long ago', async () => {
    expect((await ana.call(undoMarkPlayed, game)).refusal.code).toBe('undo_expired');
    await ana.call(markPlayed, game);
    await app.services.db.execute(
      sql`update games set unrecorded_played_at = array[now() - interval '12 s'] where id = ${game.params.id}`,
    );
    expect((await ana.call(undoMarkPlayed, game)).refusal.code).toBe('undo_expired');
    expect((await counts())[0]).toBe(1);
  });

  test('is rejected for a game of another owner and for a removed game', async () => {
    await ana.call(markPlayed, game);
    expect((await (await makeOwner(app)).call(undoMarkPlayed, game)).status).toBe(404);
    await ana.call(removeGame, game);
    expect((await ana.call(undoMarkPlayed, game)).status).toBe(404);
  });

  test('restores count and date', async () => {
    await record(day(3));
    await ana.call(markPlayed, game);
    const { status, body } = await ana.call(undoMarkPlayed, game);
    expect([status, body.timesPlayed]).toEqual([200, 1]);
    expect(await counts()).toEqual([1, day(3)]);
    expect((await ana.call(undoMarkPlayed, game)).refusal.code).toBe('undo_expired');
  });

  test('succeeds once, also concurrently', async () => {
    await record(day(3));
    await ana.call(markPlayed, game);
    const both = await Promise.all([ana.call(undoMarkPlayed, game), ana.call(undoMarkPlayed, game)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await counts()).toEqual([1, day(3)]);
  });

  test('keeps the play that was counted before', async () => {
    await ana.call(markPlayed, game);
    const before = await counts();
    await ana.call(markPlayed, game);
    await ana.call(undoMarkPlayed, game);
    expect(await counts()).toEqual(before);
  });
});

describe('count and last play are updated for', () => {
  test('a deleted play', async () => {
    await record(day(3));
    const { id } = await record(day(9));
    await remove(id);
    expect(await counts()).toEqual([1, day(3)]);
  });

  test('the only play after its deletion', async () => {
    const { id } = await record(day(9));
    await remove(id);
    expect(await counts()).toEqual([0, null]);
  });

  test('a play that is moved to another day', async () => {
    const { id } = await record(day(9));
    await record(day(5));
    await change(id, { playedAt: day(2) });
    expect(await counts()).toEqual([2, day(5)]);
    await change(id, { playedAt: day(12) });
    expect(await counts()).toEqual([2, day(12)]);
  });

  test('a play that is marked later and then deleted', async () => {
    const { id } = await record(day(9), false);
    await change(id, { markAsPlayed: true });
    expect(await counts()).toEqual([1, day(9)]);
    await remove(id);
    expect(await counts()).toEqual([0, null]);
  });

  test('counted plays only', async () => {
    await record(day(3));
    const { id } = await record(day(9), false);
    await remove(id);
    expect(await counts()).toEqual([1, day(3)]);
  });

  test('plays recorded before their game was added', async () => {
    const body = { ...playPayload(), gameTitle: 'Ra', playedAt: day(4) };
    const { body: play } = await ana.call(recordPlayElsewhere, { body });
    const { body: ra } = await ana.call(addGame, { body: gamePayload({ title: 'Ra' }) });
    expect(ra.timesPlayed).toBe(1);
    await remove(play.id);
    const after = (await ana.call(listGames, {})).body.find(({ title }) => title === 'Ra');
    expect([after?.timesPlayed, after?.lastPlayed]).toEqual([0, null]);
  });
});

test('plays known only by number, in addition to recorded ones', async () => {
  const { body } = await ana.call(addGame, {
    body: gamePayload({ title: 'Ra', timesPlayed: 13, lastPlayed: day(6) }),
  });
  game = { params: { id: body.id } };
  const ra = async () => {
    const listed = (await ana.call(listGames, {})).body.find(({ id }) => id === body.id);
    return [listed?.timesPlayed, listed?.lastPlayed && new Date(listed.lastPlayed).toISOString()];
  };
  const { id } = await record(day(9));
  expect(await ra()).toEqual([14, day(9)]);
  await remove(id);
  expect(await ra()).toEqual([13, day(6)]);
});

test('for any sequence of changes, the count equals the number of counted plays', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('record' as const), day: fc.integer({ min: 1, max: 28 }), counts: fc.boolean() }),
    fc.record({ kind: fc.constant('move' as const), day: fc.integer({ min: 1, max: 28 }), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('delete' as const), which: fc.nat(5) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      ana = await makeOwner(app);
      game = { params: { id: (await addGameFor(ana)).id } };
      let known: { id: number; day: string; counts: boolean }[] = [];
      for (const action of steps) {
        if (action.kind === 'record') {
          const { id } = await record(day(action.day), action.counts);
          known.push({ id, day: day(action.day), counts: action.counts });
          continue;
        }
        const play = known[action.which % Math.max(1, known.length)];
        if (!play) continue;
        if (action.kind === 'delete') {
          await remove(play.id);
          known = known.filter((one) => one !== play);
        } else {
          await change(play.id, { playedAt: day(action.day) });
          play.day = day(action.day);
        }
      }
      const counted = known.filter((play) => play.counts).map((play) => play.day);
      expect(await counts()).toEqual([counted.length, counted.toSorted().at(-1) ?? null]);
    }),
    { numRuns: 12 },
  );
});
