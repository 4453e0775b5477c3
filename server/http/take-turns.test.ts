import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Sends requests of these addresses at once. @returns the names of those that have begun, in their order */
function burst(addresses: readonly string[], given: { up: readonly number[] } = { up: [] }) {
  const begun: string[] = [];
  const handle = takeTurns();
  addresses.forEach((ip, place) => {
    const req = { ip, socket: { destroyed: given.up.includes(place) } } as unknown as Request;
    void handle(req, {} as Response, () => begun.push(ip));
  });
  return begun;
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
};

test('a request of another address begins in the turn after a burst of hundreds', async () => {
  const begun = burst([...Array.from({ length: 500 }, () => '192.0.2.1'), '192.0.2.2']);
  expect(begun).toHaveLength(8);
  await turns(1);
  expect(begun).toContain('192.0.2.2');
  expect(begun.length).toBeLessThan(20);
});

test('a request that is given up while it waits never begins', async () => {
  const begun = burst(['a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'b', 'c'], { up: [8] });
  await turns(3);
  expect(begun).toEqual(['a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'c']);
});

test('each request begins once, those of one address in their order, and a lone one at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 60 }), async (sent) => {
      const begun = burst(sent);
      expect(begun[0]).toBe(sent[0]);
      await turns(sent.length);
      expect(begun.toSorted()).toEqual(sent.toSorted());
    }),
  );
});
