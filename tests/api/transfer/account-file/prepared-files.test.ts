import { beforeEach, expect, test, vi } from 'vitest';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { recordPlay } from '#shared/plays/plays-contract.ts';
import { addView } from '#shared/collection/saved-views-contract.ts';
import { addTag } from '#shared/games/tags-contract.ts';
import { fileOf, restore } from '#tests/support/accounts/account-file.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { pngOf } from '#tests/support/accounts/picture-files.ts';
import { testApp } from '#tests/support/server/test-app.ts';

/* Files that no export of Rollcall is, and that are well-formed nevertheless. */

const app = testApp();
let bea: Person;
let empty: object;
beforeEach(async () => {
  bea = await makeOwner(app, { isPremiumPlus: true });
  empty = await fileOf(bea);
});

const createdAt = '2026-01-01T00:00:00.000Z';
const aGame = (id: number, facts: object = {}) => ({
  id,
  title: `Game ${id}`,
  players: '2-4',
  duration: '60 min',
  isWishlist: false,
  createdAt,
  ...facts,
});

test('copies beyond the limit of a game are left out, and the report says so', async () => {
  const { most } = STORAGE_LIMITS.copiesOfGame;
  const copies = Array.from({ length: most + 5 }, (_, n) => ({ gameId: 1, place: `Shelf ${n}`, createdAt }));
  const { status, done } = await restore(bea, {
    ...empty,
    games: [aGame(1), aGame(2)],
    copies: [...copies, { gameId: 2, place: 'Cottage', createdAt }],
  });
  expect(status).toBe(201);
  expect(done.leftOut).toEqual(['Further copies of a game: A game keeps at most 20 copies. Remove one first.']);
  const { body } = await bea.call(listCopies, {});
  expect(body.map(({ place }) => place)).toEqual([...copies.slice(0, most).map(({ place }) => place), 'Cottage']);
});

test('a name that grows with Unicode composition is rejected or restored', async () => {
  const long = '\ufb2c'.repeat(40);
  const tag = await bea.call(addTag, { body: { name: long } });
  const view = await bea.call(addView, { body: { name: long, query: '' } });
  for (const { status, refusal } of [tag, view])
    expect([status, refusal.fields]).toEqual([400, { name: 'Please use at most 40 characters' }]);
  const { id } = await addGameFor(bea);
  const players = JSON.stringify(['\ufb2c'.repeat(80), '\u0130'.repeat(80)]);
  expect((await bea.call(recordPlay, { params: { id }, body: { players, scores: '[1,2]' } })).status).toBe(201);
  const cleo = await makeOwner(app, { isPremiumPlus: true });
  expect(await restore(cleo, await fileOf(bea))).toMatchObject({ status: 201, done: { people: 2, plays: 1 } });
});

test('an expansion is not restored below another expansion, and a game is not restored below any', async () => {
  const below = (parentGameId: number, facts: object = {}) => ({
    isExpansion: true,
    parentChosen: true,
    parentGameId,
    ...facts,
  });
  const { status } = await restore(bea, {
    ...empty,
    games: [
      aGame(1, below(2)),
      aGame(2, below(1)),
      aGame(3, below(5, { isExpansion: false })),
      aGame(4, below(5)),
      aGame(5),
    ],
  });
  expect(status).toBe(201);
  const { body: games } = await bea.call(listGames, {});
  const titleOf = new Map(games.map(({ id, title }) => [id, title]));
  const bases = games
    .map(({ title, parentGameId }) => [title, titleOf.get(parentGameId ?? 0)])
    .filter(([, base]) => base);
  expect(bases).toEqual([['Game 4', 'Game 5']]);
});

test('a photo with far more pixels than a stored one is rejected', async () => {
  const photos = async (side: number) => {
    const picture = `data:image/png;base64,${(await pngOf(side, side)).toString('base64')}`;
    return { ...empty, games: [aGame(1)], photos: [{ gameId: 1, picture }] };
  };
  const { status, refusal } = await restore(bea, await photos(1_025));
  expect([status, refusal.message]).toEqual([
    400,
    expect.stringMatching(/Under "photos", entry 1, picture: .*too many pixels/),
  ]);
  expect((await restore(bea, await photos(1_024))).status).toBe(201);
});

test('the work for coming nights grows no faster than their number', async () => {
  const aNight = (n: number) => ({
    title: `Night ${n}`,
    date: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    timeZone: 'Europe/Lisbon',
    hostEmail: 'bea@example.org',
    bannerColor: '#667eea',
    eventType: 'game_night',
    status: 'scheduled',
    durationMinutes: 240,
    createdAt,
  });
  const count = 300;
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const formats = vi.spyOn(prototype, 'format', 'get');
  const nights = Array.from({ length: count }, (_, n) => aNight(n));
  const { status, done, refusal } = await restore(bea, { ...empty, nights });
  const formatted = formats.mock.calls.length;
  formats.mockRestore();
  expect([status, refusal.message, done.nights]).toEqual([201, undefined, count]);
  expect(formatted).toBeLessThan(10 * count);
});
