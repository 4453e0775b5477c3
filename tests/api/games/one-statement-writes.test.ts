import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addGame } from '#shared/contracts/games.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions, people, personSpellings } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import type { Database, Transaction } from '#server/database/database.ts';
import { recordOfGame, recordOfTitle } from '#server/domain/plays/record-statement.ts';
import { valuesOf, valuesOfTitle } from '#server/domain/plays/write-play.ts';
import { countPlay, setRating, toggleFavorite } from '#server/features/games/change-statements.ts';
import { withOwnerLock } from '#server/owner-data/with-owner-lock.ts';
import { addGameFor, gamePayload } from '#tests/support/game-payloads.ts';
import { makeOwner } from '#tests/support/owners.ts';
import { testApp } from '#tests/support/test-app.ts';

const app = testApp();

interface Statement {
  tryOptimistic: (db: Database, owner: number, value: object) => Promise<object>;
  runLocked: (tx: Transaction, owner: number, value: object) => Promise<object>;
}

const IDS = new Set(['id', 'userId', 'personId']);
/** A row without ids; a time, and the id of a game, only say that they are there. */
const comparable = (row: object) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) =>
      IDS.has(column) ? [] : [[column, column === 'gameId' ? value !== null : withoutTimes(value)]],
    ),
  );
const withoutTimes = (value: unknown): unknown =>
  value instanceof Date ? 'a time' : Array.isArray(value) ? value.map(withoutTimes) : value;

async function rowsOf(id: number) {
  const { db } = app.services;
  const { revision, gamesAtMost, playsAtMost, namesAtMost, textAtMost } = users;
  const rows = await Promise.all([
    db.select({ revision, gamesAtMost, playsAtMost, namesAtMost, textAtMost }).from(users).where(eq(users.id, id)),
    db.select().from(games).where(eq(games.userId, id)).orderBy(asc(games.id)),
    db.select().from(gameSessions).where(eq(gameSessions.userId, id)).orderBy(asc(gameSessions.id)),
    db.select().from(people).where(eq(people.userId, id)).orderBy(asc(people.name)),
    db.select().from(personSpellings).where(eq(personSpellings.userId, id)).orderBy(asc(personSpellings.nameKey)),
  ]);
  return rows.map((table) => table.map(comparable));
}

const PLAY = valuesOf(
  { players: ['Ana', 'Bea'], scores: [1, null], winner: null, notes: null, markAsPlayed: true },
  null,
);

test.each<[string, Statement, object]>([
  ['a play of a game', recordOfGame, PLAY],
  ['a play by title', recordOfTitle, { ...PLAY, ...valuesOfTitle({ title: 'azul', bggId: null }) }],
  ['a play of a game in no list', recordOfTitle, { ...PLAY, ...valuesOfTitle({ title: 'Ra', bggId: 12 }) }],
  ['a counted play', countPlay, {}],
  ['a rating', setRating, { rating: 3.5 }],
  ['a favourite', toggleFavorite, {}],
])('%s is the same, written by one statement or under the lock', async (_what, { tryOptimistic, runLocked }, value) => {
  const { db } = app.services;
  const [byItself, locked] = [await makeOwner(app), await makeOwner(app)];
  const [one, other] = [await addGameFor(byItself), await addGameFor(locked)];
  const before = await rowsOf(byItself.id);
  await tryOptimistic(db, byItself.id, { ...value, gameId: one.id });
  await withOwnerLock(db, locked.id, (tx) => runLocked(tx, locked.id, { ...value, gameId: other.id }));
  const written = await rowsOf(byItself.id);
  expect(written).not.toEqual(before);
  expect(await rowsOf(locked.id)).toEqual(written);
});

test('an added game is the same, written by one statement or with the rules of titles and expansions', async () => {
  const [fast, linked] = [await makeOwner(app), await makeOwner(app)];
  // An owner with an expansion needs the rules.
  const body = gamePayload({ notes: 'x', rating: 2.5, lastPlayed: '2026-05-01T12:00:00Z', year: 2017, tagIds: [] });
  for (const owner of [fast, linked])
    await addGameFor(owner, { title: 'Catan: Seafarers', isExpansion: owner === linked });
  const added = [await fast.call(addGame, { body }), await linked.call(addGame, { body })];
  expect(added.map(({ status }) => status)).toEqual([201, 201]);
  const [one, other] = [await rowsOf(fast.id), await rowsOf(linked.id)];
  expect([other[0], other[1]?.[1]]).toEqual([one[0], one[1]?.[1]]);
});
