import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainBody } from '#server/platform/http/bodies/cached-response.ts';
import { ListCache } from './list-cache.ts';

const KB = 1024;

/** A cache of generated lists, with a record of the lists read. */
function cacheOf(list: () => string, maxBytes: number) {
  const read: number[] = [];
  const readShort = (userId: number) => {
    read.push(userId);
    return Promise.resolve(`[${list()}]`);
  };
  const cache = new ListCache({ readShort, buildLong: () => Promise.reject(new Error('no list is long')) }, maxBytes);
  return { read, get: (id: number, revision = 1) => cache.get({ id, revision }) };
}

const emptyList = () => '';
const longList = () => JSON.stringify(randomBytes(10 * KB).toString('hex'));

test.each([
  ['empty lists', emptyList, 64 * KB, 200],
  ['long lists', longList, 64 * KB, 20],
])('%s are evicted, the least recently used first', async (_what, list, maxBytes, owners) => {
  const { read, get } = cacheOf(list, maxBytes);
  for (let id = 1; id <= owners; id += 1) await get(id);
  await get(owners);
  expect(read).toHaveLength(owners);
  await get(1);
  expect(read.at(-1)).toBe(1);
});

test('a list larger than the cache is sent but not cached', async () => {
  const { read, get } = cacheOf(longList, KB);
  const body = await get(1);
  expect((await plainBody(body)).length).toBeGreaterThan(20 * KB);
  await get(1);
  expect(read).toEqual([1, 1]);
});

test('a new revision of a list replaces the previous one', async () => {
  const { read, get } = cacheOf(longList, 30 * KB);
  await get(2);
  for (let revision = 1; revision <= 10; revision += 1) await get(1, revision);
  await get(2);
  expect(read.filter((id) => id === 2)).toHaveLength(1);
});

test('two concurrent requests for an uncached list cause one read', async () => {
  const { read, get } = cacheOf(emptyList, KB);
  await Promise.all([get(1), get(1)]);
  expect(read).toEqual([1]);
});
