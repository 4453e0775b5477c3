import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Sends requests of these addresses at once. @returns the names of those that have begun in their order, and their responses */
function burst(addresses: readonly string[], given: { up: readonly number[] } = { up: [] }) {
  const begun: string[] = [];
  const responses = addresses.map(() => new EventEmitter());
  const handle = takeTurns();
  addresses.forEach((ip, place) => {
    const req = { ip, socket: { destroyed: given.up.includes(place) } } as unknown as Request;
    void handle(req, responses[place] as unknown as Response, () => begun.push(ip));
  });
  return { begun, end: (place: number) => responses[place]?.emit('close') };
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
};

test('a request of another address begins in the turn after a burst of hundreds', async () => {
  const { begun } = burst([...Array.from({ length: 500 }, () => '192.0.2.1'), '192.0.2.2']);
  expect(begun).toHaveLength(8);
  await turns(1);
  expect(begun).toContain('192.0.2.2');
  expect(begun.length).toBeLessThan(20);
});

test('a request that is given up while it waits never begins', async () => {
  const { begun } = burst(['a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'b', 'c'], { up: [8] });
  await turns(3);
  expect(begun).toEqual(['a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'c']);
});

test('a request that has waited keeps its own context', async () => {
  const current = new AsyncLocalStorage<number>();
  const handle = takeTurns();
  const seen: unknown[] = [];
  const sent = Array.from({ length: 20 }, (_, place) => place);
  for (const place of sent) {
    const req = { ip: String(place), socket: { destroyed: false } } as unknown as Request;
    const res = new EventEmitter() as unknown as Response;
    current.run(place, () => void handle(req, res, () => seen.push(current.getStore())));
  }
  await turns(5);
  expect(seen).toEqual(sent);
});

test('of one address sixteen run at once, and the next begins when one has ended', async () => {
  const { begun, end } = burst(Array.from({ length: 20 }, () => '192.0.2.1'));
  await turns(5);
  expect(begun).toHaveLength(16);
  end(3);
  await turns(2);
  expect(begun).toHaveLength(17);
});

test('a request that takes longer than a second holds up none of its address', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { begun } = burst(Array.from({ length: 20 }, () => '192.0.2.1'));
  await turns(5);
  vi.advanceTimersByTime(1_000);
  await turns(2);
  expect(begun).toHaveLength(20);
});

afterEach(() => {
  vi.useRealTimers();
});

test('each request begins once, those of one address in their order, and a lone one at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 60 }), async (sent) => {
      const { begun, end } = burst(sent);
      expect(begun[0]).toBe(sent[0]);
      for (const place of sent.keys()) {
        await turns(2);
        end(place);
      }
      await turns(sent.length);
      expect(begun.toSorted()).toEqual(sent.toSorted());
    }),
  );
});
