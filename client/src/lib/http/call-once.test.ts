import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGroup } from '#shared/nights/groups-contract.ts';

const stored = new Map<string, string>();
const sentKeys: unknown[] = [];
let isLost = false;

beforeEach(() => {
  stored.clear();
  sentKeys.length = 0;
  vi.stubGlobal('sessionStorage', {
    getItem: (address: string) => stored.get(address) ?? null,
    setItem: (address: string, text: string) => void stored.set(address, text),
    removeItem: (address: string) => void stored.delete(address),
  });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sentKeys.push((JSON.parse(body) as { idempotencyKey: unknown }).idempotencyKey);
    if (isLost) throw new TypeError('Failed to fetch');
    return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const create = async (name: string) =>
  (await import('./call-once.ts')).callOnce(createGroup, { body: { name, members: [] } });

test('what is sent again after its response was lost has the same key, also after a reload; then another one', async () => {
  isLost = true;
  await expect(create('Fridays')).rejects.toThrow('Failed to fetch');
  await expect(create('Mondays')).rejects.toThrow('Failed to fetch');
  isLost = false;
  vi.resetModules();
  await create('Fridays');
  await create('Fridays');
  const [lost, other, again, next] = sentKeys;
  expect(again).toBe(lost);
  expect(new Set([lost, other, next]).size).toBe(3);
  await create('Mondays');
  expect(sentKeys.at(-1)).toBe(other);
  expect(stored.size).toBe(0);
});
