import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { WorkQueue } from './work-queue.ts';

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? [error.status, error.details.retryAfterSeconds] : error),
  );

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test('an account with too much waiting is refused, and others are not', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 10, waitingEach: 1 });
  const { work, end } = held();
  const accepted = [queue.run(1, work), queue.run(1, work), queue.run(2, work)];
  expect(await refusalOf(queue.run(1, work))).toEqual([429, 5]);
  end();
  await Promise.all(accepted);
});

test('when all places are taken, everybody is told to come back later', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitingEach: 5 });
  const { work, end } = held();
  const accepted = [queue.run(1, work), queue.run(2, work)];
  expect(await refusalOf(queue.run(3, work))).toEqual([503, 5]);
  end();
  await Promise.all(accepted);
});

test('work that fails makes room for the next', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitingEach: 1 });
  const failing = queue.run(1, () => Promise.reject(new Error('broken')));
  const next = queue.run(2, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('whatever is asked for, no account runs twice at once, no more run than may, and all end', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      queueUp,
    ),
  ));

async function queueUp(accounts: number[], atOnce: number): Promise<void> {
  const queue = new WorkQueue({ atOnce, waiting: 40, waitingEach: 40 });
  const running: number[] = [];
  let most = 0;
  let twice = false;
  const works = accounts.map((account, place) =>
    queue.run(account, async () => {
      twice ||= running.includes(account);
      running.push(account);
      most = Math.max(most, running.length);
      for (let turn = 0; turn < place % 4; turn += 1) await Promise.resolve();
      running.splice(running.indexOf(account), 1);
    }),
  );
  await Promise.all(works);
  expect([twice, most <= atOnce, running]).toEqual([false, true, []]);
}
