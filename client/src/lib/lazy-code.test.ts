import { expect, test } from 'vitest';
import { lazyCode, loadAhead } from './lazy-code.ts';

test('code is requested once for concurrent callers', async () => {
  let requests = 0;
  const code = lazyCode(async () => ++requests);
  expect(code.now()).toBeUndefined();
  expect(await Promise.all([code.load(), code.load()])).toEqual([1, 1]);
  expect([await code.load(), code.now(), requests]).toEqual([1, 1, 1]);
});

test('code that failed to load is requested again at the next use', async () => {
  let requests = 0;
  const code = lazyCode(async () => {
    requests += 1;
    if (requests === 1) throw new Error('no network');
    return requests;
  });
  await expect(code.load()).rejects.toThrow('no network');
  expect(code.now()).toBeUndefined();
  expect(await code.load()).toBe(2);
});

test('a listener is notified once after loading, and not after unsubscribing', async () => {
  const code = lazyCode(async () => 'code');
  const reported: string[] = [];
  code.subscribe(() => reported.push(`waiting: ${code.now()}`));
  code.subscribe(() => reported.push('gone'))();
  await code.load();
  expect(reported).toEqual(['waiting: code']);
});

test('preloaded code is loaded one after another, also after a failure', async () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  for (const name of ['first', 'second', 'third'])
    loadAhead(
      lazyCode(() => {
        started.push(name);
        return new Promise((resolve, reject) => {
          ends.push(() => (name === 'first' ? reject(new Error('no network')) : resolve(name)));
        });
      }),
    );
  for (const so of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    await expect.poll(() => started).toEqual(so);
    ends.at(-1)?.();
  }
});
