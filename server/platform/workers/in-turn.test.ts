import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

/** Work that ends when it is told to. */
function heldWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test('work beyond the waiting is refused, to be tried again later', async () => {
  const of = {};
  const { work, end } = heldWork();
  const running = [inTurn(of, 'night', work, 1), inTurn(of, 'night', work, 1)];
  await expect(inTurn(of, 'night', work, 1)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 5 },
  });
  end();
  await Promise.all(running);
  expect(await inTurn(of, 'night', () => Promise.resolve('done'), 0)).toBe('done');
});

test('work of one key runs in order, also after a failure; other keys wait for none of it', async () => {
  const of = {};
  const { work, end } = heldWork();
  const done: string[] = [];
  const note = (name: string) => () => Promise.resolve(void done.push(name));
  const failed = inTurn(of, 1, () => work().then(() => Promise.reject(new Error('failed'))));
  const second = inTurn(of, 1, note('second'));
  const third = inTurn(of, 1, note('third'));
  await inTurn(of, 2, note('other key'));
  await inTurn({}, 1, note('other owner of keys'));
  end();
  await expect(failed).rejects.toThrow('failed');
  await Promise.all([second, third]);
  expect(done).toEqual(['other key', 'other owner of keys', 'second', 'third']);
});
