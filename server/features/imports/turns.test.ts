import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('no more than so many work at once, the others follow in their order, and a failure lets the next one in', async () => {
  const turns = new Turns(2);
  const order: number[] = [];
  let atWork = 0;
  let most = 0;
  const work = (number: number) =>
    turns.take(async () => {
      most = Math.max(most, ++atWork);
      order.push(number);
      await wait(5);
      atWork -= 1;
      if (number === 1) throw new Error('failed');
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
