import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { removeGame } from '#shared/games/games-contract.ts';
import { getSharedCollection, sharedCollection, sharedGame } from '#shared/sharing/shared-collection-contract.ts';
import { changeSharing } from '#shared/sharing/sharing-contract.ts';
import { games } from '#shared/schema/games.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true, firstName: 'Ana Maria', lastName: 'Secretname' });

const open = ({ shareId }: { shareId: string }, headers: Record<string, string> = {}) =>
  visitor(app).fetch(`/api/shared/${shareId}`, { headers });

const PRIVATE = {
  notes: 'Bought in anger',
  buyUrl: 'https://shop.example/azul?price=31',
  lastPlayed: '2026-03-04T20:00:00Z',
  timesPlayed: 26,
  rating: 4.5,
  isFavorite: true,
};

describe('a visitor gets', () => {
  test('the owned games by title, without private data', async () => {
    await addGameFor(ana, { title: 'Brass' });
    await addGameFor(ana, { title: 'azul', ...PRIVATE });
    await addGameFor(ana, { title: 'Wished for', isWishlist: true });
    const removed = await addGameFor(ana, { title: 'Given away' });
    await ana.call(removeGame, { params: { id: removed.id } });

    const text = await (await open(await shareFor(ana))).text();
    for (const word of ['anger', 'shop.example', 'notes', '2026-03', 'Secretname', ana.email, 'isFavorite', '"userId"'])
      expect(text).not.toContain(word);
    const shown = z.decode(sharedCollection as unknown as z.ZodType, JSON.parse(text)) as z.output<
      typeof sharedCollection
    >;
    expect(shown).toMatchObject({ title: 'Our shelf', sharedBy: 'Ana', isMine: false });
    expect(shown.games.map(({ title }) => title)).toEqual(['azul', 'Brass']);
    expect(shown.games[0]).toMatchObject({ rating: 4.5, timesPlayed: 26, players: '2-4' });
  });

  test('only the fields of the contract', async () => {
    await addGameFor(ana, PRIVATE);
    const { games: shown } = (await (await open(await shareFor(ana))).json()) as { games: object[] };
    expect(Object.keys(shown[0] ?? {}).sort()).toEqual(Object.keys(sharedGame.shape).sort());
  });

  test('no ratings if the owner hides them', async () => {
    await addGameFor(ana, PRIVATE);
    const shared = await shareFor(ana);
    const ratings = async () => ((await (await open(shared)).json()) as { games: { rating: unknown }[] }).games[0];
    expect(await ratings()).toHaveProperty('rating', 4.5);
    await ana.call(changeSharing, { params: { id: shared.id }, body: { showRatings: false } });
    expect(await ratings()).toHaveProperty('rating', null);
  });
});

test.each(['AAAAAAAAAAAAAAAAAAAAAA', 'short', '%00', 'x'.repeat(500)])('%s is not found', async (shareId) => {
  const { status, refusal } = await visitor(app).call(getSharedCollection, { params: { shareId } });
  expect([status, refusal.code]).toEqual([404, 'not_found']);
});

test('an unchanged collection gets 304', async () => {
  await addGameFor(ana, { title: 'Azul' });
  const shared = await shareFor(ana);
  const etag = (await open(shared)).headers.get('etag') ?? '';
  const held = { 'If-None-Match': etag };
  expect((await open(shared, held)).status).toBe(304);
  await addGameFor(ana, { title: 'Brass' });
  const later = await open(shared, held);
  expect(later.status).toBe(200);
  expect(await later.text()).toContain('Brass');
  expect(later.headers.get('etag')).not.toBe(etag);
});

test('two thousand games are sent compactly, and from the cache the second time', async () => {
  const shared = await shareFor(ana);
  const rows = Array.from({ length: 2000 }, (_, number) => ({
    userId: ana.id,
    title: `Game ${number}`,
    titleKey: `game ${number}`,
    players: '2-4',
    duration: '45 min',
    notes: 'x'.repeat(500),
  }));
  await app.services.db.insert(games).values(rows);
  const response = await open(shared, { 'Accept-Encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const first = await response.text();
  expect(first).not.toContain('xxxxx');
  // Written past the revision: whoever is sent this has not been read for.
  await app.services.db.delete(games).where(and(eq(games.userId, ana.id)));
  expect(await (await open(shared)).text()).toBe(first);
});
