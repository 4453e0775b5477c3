import * as z from 'zod';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/games/games-contract.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const other = testApp({ databaseOf: app });
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const list = (person: Person, headers: Record<string, string> = {}) => person.fetch('/api/games', { headers });
const etagOf = async (person: Person) => (await list(person)).headers.get('etag') ?? '';

describe('listing the collection', () => {
  test('returns rows in the format of the contract', async () => {
    await addGameFor(ana, { rating: 3.5, notes: 'x' });
    const parsed = z.decode(contracts.listGames.response as unknown as z.ZodType, await (await list(ana)).json());
    expect(parsed).toMatchObject([{ title: 'Azul', rating: 3.5, createdAt: expect.any(Date) }]);
  });

  test('is sent again for the ETag of an earlier release', async () => {
    const etag = await etagOf(ana);
    const earlier = etag.replace(/-[\w-]{8}(?=-gzip|")/, '-00000000');
    expect(earlier).not.toBe(etag);
    expect((await list(ana, { 'If-None-Match': earlier })).status).toBe(200);
  });

  test('gets 304 while nothing has changed', async () => {
    await addGameFor(ana);
    const again = await list(ana, { 'If-None-Match': await etagOf(ana) });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is compressed unless the client refuses compression', async () => {
    await addGameFor(ana);
    const plain = await list(ana, { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.json()).toHaveLength(1);
    const listing = await list(ana, { 'Accept-Encoding': 'gzip' });
    expect(listing.headers.get('content-encoding')).toBe('gzip');
    expect(listing.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  test.each([
    ['adding', (person: Person) => addGameFor(person, { title: 'Calico' })],
    ['playing', (person: Person, id: number) => person.call(contracts.markPlayed, { params: { id } })],
    [
      'rating',
      (person: Person, id: number) => person.call(contracts.rateGame, { params: { id }, body: { rating: 2 } }),
    ],
    ['moving', (person: Person, id: number) => person.call(contracts.toggleWishlist, { params: { id } })],
    ['favouring', (person: Person, id: number) => person.call(contracts.toggleFavorite, { params: { id } })],
    ['removing', (person: Person, id: number) => person.call(contracts.removeGame, { params: { id } })],
  ])('is sent again after %s', async (_what, write) => {
    const { id } = await addGameFor(ana);
    const before = await etagOf(ana);
    await write(ana, id);
    const after = await list(ana, { 'If-None-Match': before });
    expect(after.status).toBe(200);
  });

  test('includes a write of another server in the next response', async () => {
    const before = await etagOf(ana);
    const { id } = await addGameFor(ana);
    const elsewhere = {
      ...ana,
      fetch: (path: string, init?: RequestInit) => ana.fetch(new URL(path, other.origin).href, init),
    };
    const seen = await list(elsewhere, { 'If-None-Match': before });
    expect(await seen.json()).toMatchObject([{ id }]);
  });

  test('never contains games of another owner, and does not match their ETag', async () => {
    await addGameFor(ana);
    const bea = await makeOwner(app);
    const hers = await list(bea, { 'If-None-Match': await etagOf(ana) });
    expect([hers.status, await hers.json()]).toEqual([200, []]);
  });
});
