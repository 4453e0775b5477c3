import { expect, test } from 'vitest';
import { lazyCode, loadAhead } from './lazy-code.ts';

test('code is asked for once, however many want it at the same time', async () => {
  let asked = 0;
  const code = lazyCode(async () => ++asked);
  expect(code.now()).toBeUndefined();
  expect(await Promise.all([code.load(), code.load()])).toEqual([1, 1]);
  expect([await code.load(), code.now(), asked]).toEqual([1, 1, 1]);
});

test('code that could not be loaded is asked for again when it is wanted again', async () => {
  let asked = 0;
  const code = lazyCode(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network');
    return asked;
  });
  await expect(code.load()).rejects.toThrow('no network');
  expect(code.now()).toBeUndefined();
  expect(await code.load()).toBe(2);
});

test('who waits for code is told once it is here, and is not told any more after they have gone', async () => {
  const code = lazyCode(async () => 'code');
  const reported: string[] = [];
  code.subscribe(() => reported.push(`waiting: ${code.now()}`));
  code.subscribe(() => reported.push('gone'))();
  await code.load();
  expect(reported).toEqual(['waiting: code']);
});

test('code that may be wanted later is loaded one after another, also after a failure', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  for (const name of ['first', 'second', 'third'])
    loadAhead(
      lazyCode(() => {
        begun.push(name);
        return new Promise((resolve, reject) => {
          ends.push(() => (name === 'first' ? reject(new Error('no network')) : resolve(name)));
        });
      }),
    );
  for (const so of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    await expect.poll(() => begun).toEqual(so);
    ends.at(-1)?.();
  }
});
