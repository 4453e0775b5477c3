import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clockText,
  gameTime,
  NEW_CLOCK,
  withNextTurn,
  paused,
  playerTime,
  started,
  turnTime,
  type TableClock,
} from './table-clock.ts';

const MINUTE = 60_000;

test('a new clock is stopped at zero', () => {
  expect(gameTime(NEW_CLOCK, 5 * MINUTE)).toBe(0);
});

test('time passes without ticks', () => {
  expect(gameTime(started(NEW_CLOCK, 1000), 1000 + 60 * MINUTE)).toBe(60 * MINUTE);
});

test('a pause does not count, and starting twice has no effect', () => {
  const running = started(started(paused(started(NEW_CLOCK, 0), MINUTE), 10 * MINUTE), 11 * MINUTE);
  expect(gameTime(running, 12 * MINUTE)).toBe(3 * MINUTE);
});

test('setting the device clock back does not reduce the time', () => {
  expect(gameTime(started({ ...NEW_CLOCK, ran: MINUTE }, 5 * MINUTE), 2 * MINUTE)).toBe(MINUTE);
});

test('passing on keeps the time of each player and adds to it in the next turn', () => {
  let clock = withNextTurn(started(NEW_CLOCK, 0), 'ana', 0);
  clock = withNextTurn(clock, 'ben', MINUTE);
  clock = withNextTurn(clock, 'ana', 3 * MINUTE);
  expect([playerTime(clock, 'ana', 4 * MINUTE), playerTime(clock, 'ben', 4 * MINUTE)]).toEqual([
    2 * MINUTE,
    2 * MINUTE,
  ]);
  expect(turnTime(clock, 4 * MINUTE)).toBe(MINUTE);
});

test('for any actions, the turns of all players add up to the time of the game', () => {
  const press = fc.record({
    wait: fc.integer({ min: 0, max: 10 * MINUTE }),
    act: fc.constantFrom('start', 'pause', 'ana', 'ben'),
  });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      let now = 0;
      let clock: TableClock = withNextTurn(NEW_CLOCK, 'ana', 0);
      for (const { wait, act } of presses) {
        now += wait;
        clock =
          act === 'start' ? started(clock, now) : act === 'pause' ? paused(clock, now) : withNextTurn(clock, act, now);
      }
      expect(playerTime(clock, 'ana', now) + playerTime(clock, 'ben', now)).toBe(gameTime(clock, now));
    }),
  );
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [245_000, '4:05'],
  [3_609_000, '1:00:09'],
])('%i elapsed milliseconds are shown as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test.each([
  [60_000, '1:00'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-999, '0:00'],
  [-1000, '−0:01'],
])('%i remaining milliseconds are shown as %s', (milliseconds, text) => {
  expect(clockText(milliseconds, 'down')).toBe(text);
});

test('a turn without a player is counted for nobody', () => {
  const clock = withNextTurn(started(NEW_CLOCK, 0), 'ana', 5_000);
  expect(clock.used).toEqual({});
  expect(withNextTurn(clock, null, 7_000).used).toEqual({ ana: 2_000 });
});
