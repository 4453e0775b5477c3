import pg from 'pg';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { batchWrites } from './write-batcher.ts';

const OWNER = 1;

/** Writes values that are noted by the calls they come in; `fails` says with what a call does. */
function writing(fails: (values: readonly object[]) => Error | null = () => null) {
  const calls: (readonly object[])[] = [];
  const write = batchWrites<object>((_db, _userId, values) => {
    calls.push(values);
    const error = fails(values);
    return error ? Promise.reject(error) : Promise.resolve(values.map((one) => ({ written: one })));
  });
  const db = {} as Database;
  return { calls, write: (n: number) => write(db, OWNER, { n }) };
}

const failed = (code: string) => Object.assign(new pg.DatabaseError('no', 0, 'error'), { code });
const holds = (values: readonly object[], n: number) => values.some((one) => 'n' in one && one.n === n);

test('a value that cannot be written is refused alone, and those beside it are written once', async () => {
  const { calls, write } = writing((values) => (holds(values, 2) ? failed('22003') : null));
  const answers = await Promise.allSettled([1, 2, 3].map(write));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(calls).toEqual([[{ n: 1 }, { n: 2 }, { n: 3 }], [{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
});

test('where it is not known whether anything was written, nothing is tried again', async () => {
  const { calls, write } = writing(() => new Error('Connection terminated'));
  const answers = await Promise.allSettled([1, 2, 3].map(write));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(calls).toHaveLength(1);
});

test('who comes while one is being written goes with the next, and each is told of its own', async () => {
  const { calls, write } = writing();
  const first = write(1);
  await Promise.resolve();
  await Promise.resolve();
  const answers = await Promise.all([first, write(2), write(3)]);
  expect(answers).toEqual([1, 2, 3].map((n) => ({ written: { n } })));
  expect(calls).toEqual([[{ n: 1 }], [{ n: 2 }, { n: 3 }]]);
});

test('no more than fifty go together', async () => {
  const { calls, write } = writing();
  await Promise.all(Array.from({ length: 120 }, (_, n) => write(n)));
  expect(calls.map((values) => values.length)).toEqual([50, 50, 20]);
});
