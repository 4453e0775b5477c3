import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openChangeLog } from './change-log.ts';

/** A server that listens. */
function listening(most?: number) {
  const log = openChangeLog(most);
  log.onReconnect();
  const change = (topic: number, transaction: number) => {
    log.onName(`${topic}.t${transaction}`);
    log.onChange(topic);
  };
  return { ...log, change };
}

test('before the server listens, every position counts as changed', () => {
  const log = openChangeLog();
  expect(log.changedSince(1, [log.position()])).toBe(true);
});

test('a missing or unknown position counts as changed', () => {
  const log = listening();
  expect(log.changedSince(1, [])).toBe(true);
  expect(log.changedSince(1, ['t7'])).toBe(true);
  expect(log.changedSince(1, [log.position(), 't7'])).toBe(true);
});

test('after a reconnect, earlier positions count as changed', () => {
  const log = listening();
  log.change(1, 7);
  const before = log.position();
  log.onReconnect();
  expect(log.changedSince(1, [before])).toBe(true);
  expect(log.changedSince(1, [log.position()])).toBe(false);
});

test('a topic counts as changed only if one of its own changes is newer than the position', () => {
  const log = listening();
  log.change(1, 7);
  const position = log.position();
  expect(log.changedSince(1, [position])).toBe(false);
  log.change(2, 8);
  expect(log.changedSince(1, [position])).toBe(false);
  expect(log.changedSince(2, [position])).toBe(true);
  log.change(1, 9);
  expect(log.changedSince(1, [position])).toBe(true);
});

test('a change without a transaction id from an older server counts too', () => {
  const log = listening();
  log.change(1, 7);
  const position = log.position();
  log.onChange(1);
  expect(log.changedSince(1, [position])).toBe(true);
  expect(log.changedSince(1, [log.position()])).toBe(false);
});

test('a position is valid on another server only if that server has received the same change', () => {
  const [here, there] = [listening(), listening()];
  here.change(1, 7);
  expect(there.changedSince(2, [here.position()])).toBe(true);
  there.change(1, 7);
  expect(there.changedSince(2, [here.position()])).toBe(false);
  there.change(2, 8);
  expect(there.changedSince(2, [here.position()])).toBe(true);
});

test('with any size of the log, no change is missed', () => {
  const topics = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 });
  fc.assert(
    fc.property(topics, topics, fc.integer({ min: 1, max: 8 }), (before, after, most) => {
      const log = listening(most);
      let transaction = 0;
      for (const topic of before) log.change(topic, ++transaction);
      const position = log.position();
      for (const topic of after) log.change(topic, ++transaction);
      for (const topic of after) expect(log.changedSince(topic, [position])).toBe(true);
      if (after.length < most)
        for (const topic of [1, 2, 3, 4]) expect(log.changedSince(topic, [position])).toBe(after.includes(topic));
    }),
  );
});
