import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playsOverTime } from '#client/plays/rules/plays-over-time.ts';
import { latestSlots } from './latest-slots.ts';

const TO = new Date(2026, 10, 28);
const slotsOf = (...months: number[]) =>
  playsOverTime(
    months.map((ago) => ({ playedAt: new Date(2026, 10 - ago, 5) })),
    { from: null, to: TO },
    () => false,
  ).slots;

test('of a game that was played lately the last 24 months are shown, to the present one', () => {
  const shown = latestSlots(slotsOf(2, 50), 24);
  expect([shown.length, shown.at(-1)?.start]).toEqual([24, new Date(2026, 10, 1)]);
});

test('of a game that was last played before them the 24 months up to its last play are shown', () => {
  const shown = latestSlots(slotsOf(30, 40, 55), 24);
  expect([shown.length, shown.at(-1)?.start]).toEqual([24, new Date(2024, 4, 1)]);
  expect(shown.map(({ plays }) => plays).filter(Boolean)).toEqual([1, 1]);
});

test('a game that was played has a play among the slots that are shown', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1100), { minLength: 1 }), fc.integer({ min: 1, max: 30 }), (months, most) => {
      const slots = slotsOf(...months);
      const shown = latestSlots(slots, most);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(shown.some(({ plays }) => plays > 0)).toBe(true);
    }),
  );
});
