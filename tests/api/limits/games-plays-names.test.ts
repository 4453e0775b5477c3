import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addGame, removeGame, restoreGame } from '#shared/games/games-contract.ts';
import { finishPad } from '#shared/score-pads/score-pads-contract.ts';
import { listPeople, renamePerson } from '#shared/plays/people-contract.ts';
import { addPopularGame } from '#shared/games/popular-games-contract.ts';
import { changePlay, deletePlay, recordPlay, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { STORAGE_LIMITS, limitText } from '#shared/limits/storage-limits.ts';
import { games, popularGames } from '#shared/schema/games.ts';
import { events } from '#shared/schema/nights.ts';
import { gameSessions, personSpellings } from '#shared/schema/plays.ts';
import { padOfTwo } from '#tests/support/rows/a-pad.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { fillGames, fillNames, fillPlays } from '#tests/support/rows/fill-account.ts';
import { addGameFor, gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const second = testApp({ databaseOf: app });

const GAMES = STORAGE_LIMITS.games.most;
const PLAYS = STORAGE_LIMITS.plays.most;
const NAMES = STORAGE_LIMITS.names.most;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();
const add = (person: Person, title: string, changes: object = {}) =>
  person.call(addGame, { body: gamePayload({ title, ...changes }) });
const record = (person: Person, gameId: number, names: readonly string[] = ['Ana'], changes: object = {}) =>
  person.call(recordPlay, {
    params: { id: gameId },
    body: playPayload(Object.fromEntries(names.map((name) => [name, 1])), changes),
  });
const gamesOf = (person: Person) => app.services.db.$count(games, eq(games.userId, person.id));
const playsOf = (person: Person) => app.services.db.$count(gameSessions, eq(gameSessions.userId, person.id));
const refusal = (limit: 'games' | 'plays' | 'names') => ({ code: 'limit_reached', message: limitText(limit) });

describe('an account at the limit of games', () => {
  test('cannot add more, also concurrently on two servers; the message names the limit', async () => {
    const ana = await makeOwner(app);
    await fillGames(app, ana.id, GAMES - 3);
    const there = await signedIn(second, ana);
    const replies = await Promise.all(numbers(20).map((n) => add(n % 2 === 0 ? ana : there, `New ${n}`)));
    expect(statuses(replies)).toEqual([...Array(3).fill(201), ...Array(17).fill(409)]);
    expect(replies.find(({ status }) => status === 409)?.refusal).toEqual(refusal('games'));
    expect(await gamesOf(ana)).toBe(GAMES);
  });

  test('can add one for each that it removes', async () => {
    const ana = await makeOwner(app, { isPremium: true });
    await fillGames(app, ana.id, GAMES - 1);
    const { id } = await addGameFor(ana);
    expect((await add(ana, 'One too many')).status).toBe(409);
    await ana.call(removeGame, { params: { id } });
    expect((await add(ana, 'In its place')).status).toBe(201);
    expect((await ana.call(restoreGame, { params: { id } })).refusal).toEqual(refusal('games'));
  });

  test('cannot add played games, expansions or popular games', async () => {
    const ana = await makeOwner(app);
    await fillGames(app, ana.id, GAMES);
    await ana.call(recordPlayElsewhere, { body: { ...playPayload(), gameTitle: 'Waiting' } });
    expect((await add(ana, 'Waiting')).refusal).toEqual(refusal('games'));
    expect((await add(ana, 'Filler 7: Expansion')).refusal).toEqual(refusal('games'));
    const facts = { players: '2', duration: '30 min', category: 'family', difficulty: 'easy' } as const;
    const [popular] = await app.services.db
      .insert(popularGames)
      .values({ ...facts, bggId: 2_000_000_001, title: 'Popular', titleKey: 'popular' })
      .returning();
    const reply = await ana.call(addPopularGame, { params: { id: popular?.id ?? 0 }, body: { isWishlist: false } });
    expect(reply.refusal).toEqual(refusal('games'));
    expect(await gamesOf(ana)).toBe(GAMES);
  });

  test('is still told first that a title is already on its list', async () => {
    const ana = await makeOwner(app);
    await fillGames(app, ana.id, GAMES);
    expect((await add(ana, 'Filler 7')).refusal.code).toBe('duplicate_title');
  });
});

describe('an account at the limit of plays', () => {
  test('cannot record more, also by score pad or night, but can repeat a request or replace a play', async () => {
    const ana = await makeOwner(app);
    const { id } = await addGameFor(ana);
    const event = await addEventFor(ana);
    const { id: other } = await recordPlayFor(ana, id);
    await fillPlays(app, ana.id, PLAYS - 4);
    const sent = { idempotencyKey: 'sent-twice' };
    const first = await record(ana, id, ['Ana'], sent);
    const replies = await Promise.all(numbers(10).map(() => record(ana, id)));
    expect(statuses(replies)).toEqual([201, 201, ...Array(8).fill(409)]);
    expect(replies.find(({ status }) => status === 409)?.refusal).toEqual(refusal('plays'));
    const elsewhere = await ana.call(recordPlayElsewhere, { body: { ...playPayload(), gameTitle: 'Elsewhere' } });
    expect(elsewhere.refusal).toEqual(refusal('plays'));

    const { code } = await padOfTwo(ana, { gameId: id });
    const finished = await ana.call(finishPad, { params: { code }, body: { duration: null, notes: null } });
    expect(finished.refusal).toEqual(refusal('plays'));

    await app.services.db
      .update(events)
      .set({ date: new Date('2020-01-01') })
      .where(eq(events.id, event.id));
    const plays = [{ key: 'one', gameTitle: 'Azul', ...playPayload() }];
    const wrapped = await ana.call(wrapUp, {
      params: { id: event.id },
      body: { came: [], plays, sendsResults: false },
    });
    expect(wrapped.refusal).toEqual(refusal('plays'));
    expect(await playsOf(ana)).toBe(PLAYS);

    expect((await record(ana, id, ['Ana'], sent)).body.id).toBe(first.body.id);
    await ana.call(deletePlay, { params: { id: other } });
    expect((await record(ana, id)).status).toBe(201);
    expect((await record(ana, id)).status).toBe(409);
  });
});

describe('an account at the limit of names', () => {
  test('cannot add more by recording, changing or renaming, also concurrently, and can use existing ones', async () => {
    const ana = await makeOwner(app);
    const { id } = await addGameFor(ana);
    await fillNames(app, ana.id, NAMES - 2);
    const replies = await Promise.all(numbers(6).map((n) => record(ana, id, [`Newcomer ${n}`])));
    expect(statuses(replies)).toEqual([201, 201, 409, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.refusal).toEqual(refusal('names'));
    const known = await record(ana, id, ['Filler 1', 'filler 2']);
    expect(known.status).toBe(201);
    const body = playPayload({ 'Somebody new': 1 });
    expect((await ana.call(changePlay, { params: { id: known.body.id }, body })).refusal).toEqual(refusal('names'));
    const people = (await ana.call(listPeople, {})).body;
    const person = people.find(({ name }) => name === 'filler 1');
    const renamed = await ana.call(renamePerson, { params: { id: person?.id ?? 0 }, body: { name: 'Fay' } });
    expect(renamed.refusal).toEqual(refusal('names'));
    const spellings = await app.services.db.$count(personSpellings, eq(personSpellings.userId, ana.id));
    expect(spellings).toBe(NAMES);
  });
});
