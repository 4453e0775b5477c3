import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inStaffOrder, monthOf, pickState, type PlacedPick, shownPicks } from './staff-picks.ts';

const month = fc.constantFrom(null, '2025-12', '2026-01', '2026-02', '2026-11');
const pick = fc.record({
  id: fc.nat(),
  month,
  featured: fc.boolean(),
  order: fc.integer({ min: 0, max: 3 }),
  retiredAt: fc.constantFrom(null, null, new Date(0)),
});
const picks = fc.uniqueArray(pick, { selector: ({ id }) => id });

const ids = (list: readonly PlacedPick[]) => list.map(({ id }) => id);

test('the month of a date is its month in UTC', () => {
  expect(monthOf(new Date('2026-03-01T00:30:00+01:00'))).toBe('2026-02');
});

test('a retired pick is never shown, a scheduled pick is shown from its month on', () => {
  fc.assert(
    fc.property(pick, fc.constantFrom('2025-12', '2026-01', '2026-02'), (one, now) => {
      const state = pickState(one, now);
      expect(state === 'retired').toBe(one.retiredAt !== null);
      if (one.retiredAt === null) expect(state === 'scheduled').toBe((one.month ?? '') > now);
    }),
  );
});

test('shown picks are sorted: featured first, then by latest month, then by order', () => {
  fc.assert(
    fc.property(picks, (list) => {
      const shown = shownPicks(list, '2026-02');
      expect(new Set(ids(shown))).toEqual(new Set(ids(list.filter((one) => pickState(one, '2026-02') === 'shown'))));
      for (const [place, after] of shown.slice(1).entries()) {
        const before = shown[place] as PlacedPick;
        expect(Number(before.featured)).toBeGreaterThanOrEqual(Number(after.featured));
        if (before.featured !== after.featured) continue;
        expect((before.month ?? '') >= (after.month ?? '')).toBe(true);
        if (before.month === after.month) expect(before.order).toBeLessThanOrEqual(after.order);
      }
    }),
  );
});

test('the result does not depend on the order of the picks', () => {
  fc.assert(
    fc.property(picks, (list) => {
      expect(ids(inStaffOrder(list.toReversed()))).toEqual(ids(inStaffOrder(list)));
      expect(ids(shownPicks(list.toReversed(), '2026-02'))).toEqual(ids(shownPicks(list, '2026-02')));
    }),
  );
});
