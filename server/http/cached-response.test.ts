import { expect, test } from 'vitest';
import { cachedBytes, cacheResponse, plainBody } from './cached-response.ts';

test('a cached body takes memory of its own size, however short it is', async () => {
  for (const games of [0, 1, 30, 5_000]) {
    const { gzipped } = await cacheResponse(listOf(games));
    expect([games, gzipped.buffer.byteLength]).toEqual([games, gzipped.length]);
  }
});

test('what a cache counts for an empty list is more than its letters', async () => {
  expect(cachedBytes(await cacheResponse('[]'))).toBeGreaterThan(500);
});

test('a client that accepts no compression gets the cached body unchanged', async () => {
  const json = JSON.stringify([{ title: 'Große Füße 🎲' }]);
  expect((await plainBody(await cacheResponse(json))).toString()).toBe(json);
});

const listOf = (games: number) =>
  JSON.stringify(Array.from({ length: games }, (_, id) => ({ id, title: `Game ${id}` })));
