import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '#server/platform/http/refusal.ts';
import { WorkQueue } from './work-queue.ts';

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? [error.status, error.details.retryAfterSeconds] : error),
  );

/** Work that ends on demand. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test('an account with too many waiting tasks gets 429, and other accounts are accepted', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 10, waitingEach: 1 });
  const { work, end } = held();
  const accepted = [queue.run(1, work), queue.run(1, work), queue.run(2, work)];
  expect(await refusalOf(queue.run(1, work))).toEqual([429, 5]);
  end();
  await Promise.all(accepted);
});

test('a full queue responds with 503 and a time to retry', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitingEach: 5 });
  const { work, end } = held();
  const accepted = [queue.run(1, work), queue.run(2, work)];
  expect(await refusalOf(queue.run(3, work))).toEqual([503, 5]);
  end();
  await Promise.all(accepted);
});

test('a failed task frees its slot for the next one', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitingEach: 1 });
  const failing = queue.run(1, () => Promise.reject(new Error('broken')));
  const next = queue.run(2, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('for any requests, no account runs two tasks at once, the limit holds, and all tasks end', () =>
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

test('a task that waits too long gets 503 with a time to retry, and frees its place', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitingEach: 1, maxWaitMs: 1 });
  const { work, end } = held();
  const first = queue.run(1, work);
  expect(await refusalOf(queue.run(2, work))).toEqual([503, 5]);
  expect(await refusalOf(queue.run(2, work))).toEqual([503, 5]);
  end();
  await first;
  expect(await queue.run(2, async () => 'done')).toBe('done');
});

test('the task of a disconnected caller does not run', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitingEach: 1 });
  const { work, end } = held();
  const first = queue.run(1, work);
  const caller = Object.assign(new EventEmitter(), { closed: false });
  const second = queue.run(2, () => expect.fail('its caller is gone'), caller);
  caller.emit('close');
  expect(await refusalOf(second)).toEqual([408, undefined]);
  expect(await refusalOf(queue.run(2, work, Object.assign(caller, { closed: true })))).toEqual([408, undefined]);
  end();
  await first;
});

test('background tasks wait beyond the limits and do not take the places of requests', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitingEach: 1, maxWaitMs: 60_000 });
  const { work, end } = held();
  const order: string[] = [];
  const first = queue.run(1, work);
  const others = ['a', 'b', 'c'].map((name) => queue.runEventually(1, async () => void order.push(name)));
  const request = queue.run(2, async () => void order.push('request'));
  end();
  await Promise.all([first, ...others, request]);
  expect(order.toSorted()).toEqual(['a', 'b', 'c', 'request']);
});

test('a group of accounts can use only a part of the slots and of the queue', async () => {
  const queue = new WorkQueue({ atOnce: 2, waiting: 9, waitingEach: 9, ofGroup: { atOnce: 1, waiting: 1 } });
  const { work, end } = held();
  const accepted = [queue.run(1, work, undefined, 'a'), queue.run(2, work, undefined, 'a')];
  expect(await refusalOf(queue.run(3, work, undefined, 'a'))).toEqual([503, 5]);
  accepted.push(queue.run(4, work, undefined, 'b'));
  end();
  await Promise.all(accepted);
});
