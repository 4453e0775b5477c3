import { expect, test } from 'vitest';
import { cachedBytes, cacheResponse, plainBody } from './cached-response.ts';

test('the buffer of a cached body is exactly as large as the body', async () => {
  for (const games of [0, 1, 30, 5_000]) {
    const { gzipped } = await cacheResponse(listOf(games));
    expect([games, gzipped.buffer.byteLength]).toEqual([games, gzipped.length]);
  }
});

test('the cache counts a fixed overhead for each entry', async () => {
  expect(cachedBytes(await cacheResponse('[]'))).toBeGreaterThan(500);
});

test('a client that accepts no compression gets the cached body unchanged', async () => {
  const json = JSON.stringify([{ title: 'Große Füße 🎲' }]);
  expect((await plainBody(await cacheResponse(json))).toString()).toBe(json);
});

const listOf = (games: number) =>
  JSON.stringify(Array.from({ length: games }, (_, id) => ({ id, title: `Game ${id}` })));
