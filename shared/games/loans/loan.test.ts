import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { coversDay, type GameLoan, isAvailable, isAwayOn, isOverdue, areAllCopiesLent } from './loan.ts';

const TODAY = '2026-11-24';
const lent = (days: Partial<GameLoan> = {}): GameLoan => ({
  gameId: 1,
  copiesOfGame: 1,
  direction: 'lent',
  since: '2026-11-20',
  until: '2026-11-29',
  returnedOn: null,
  ...days,
});

describe('a lent game', () => {
  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-29', true],
    ['2026-11-30', false],
  ])('on %s is away: %s', (day, away) => {
    expect(isAwayOn(lent(), day, TODAY)).toBe(away);
  });

  it('without a last day is away until it is returned', () => {
    expect(isAwayOn(lent({ until: null }), '2036-01-01', TODAY)).toBe(true);
    expect(isAwayOn(lent({ until: null, returnedOn: TODAY }), '2036-01-01', TODAY)).toBe(false);
  });

  it('is overdue after its last day, and then away until it is returned', () => {
    expect([isOverdue(lent(), '2026-11-29'), isOverdue(lent(), '2026-11-30')]).toEqual([false, true]);
    expect(isAwayOn(lent(), '2026-12-24', '2026-11-30')).toBe(true);
    expect(isAwayOn(lent({ returnedOn: '2026-11-30' }), '2026-12-24', '2026-11-30')).toBe(false);
  });
});

describe('a game can be played at home', () => {
  it('if it is on the shelf and not lent', () => {
    expect(isAvailable(true, [], TODAY, TODAY)).toBe(true);
    expect(isAvailable(true, [lent()], TODAY, TODAY)).toBe(false);
    expect(isAvailable(true, [lent()], '2026-12-04', TODAY)).toBe(true);
  });

  it('if it is not on the shelf but borrowed on that day', () => {
    const borrowed = lent({ direction: 'borrowed' });
    expect(isAvailable(false, [], TODAY, TODAY)).toBe(false);
    expect(isAvailable(false, [borrowed], TODAY, TODAY)).toBe(true);
    expect(isAvailable(false, [borrowed], '2026-12-04', TODAY)).toBe(false);
    expect(isAvailable(true, [borrowed], '2026-12-04', TODAY)).toBe(true);
  });
});

describe('a game of two copies', () => {
  const first = lent({ copiesOfGame: 2 });
  const second = lent({ copiesOfGame: 2, since: '2026-11-25', until: null });

  it('is at home unless both copies are lent on the same day', () => {
    expect(isAvailable(true, [first], TODAY, TODAY)).toBe(true);
    expect(isAvailable(true, [first, second], TODAY, TODAY)).toBe(true);
    expect(isAvailable(true, [first, second], '2026-11-25', TODAY)).toBe(false);
    expect(isAvailable(true, [first, second], '2026-11-30', TODAY)).toBe(true);
  });

  it('can be lent again while one copy has no open loan', () => {
    expect([[], [first], [first, second]].map((loans) => areAllCopiesLent(loans))).toEqual([false, false, true]);
    expect(areAllCopiesLent([lent()])).toBe(true);
  });
});

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('on any day a game is either away or at home, and a returned game is at home', () => {
  fc.assert(
    fc.property(day, fc.option(day), day, day, (since, until, on, today) => {
      const loan = lent({ since, until });
      expect(isAvailable(true, [loan], on, today)).toBe(!isAwayOn(loan, on, today));
      expect(isAvailable(true, [{ ...loan, returnedOn: today }], on, today)).toBe(true);
      expect(isAvailable(false, [{ ...loan, direction: 'borrowed' }], on, today)).toBe(coversDay(loan, on, today));
      if (on < since) expect(isAwayOn(loan, on, today)).toBe(false);
    }),
  );
});

test('a game is away on a day if and only if the loans of that day cover all copies', () => {
  const loans = fc.array(fc.record({ since: day, until: fc.option(day) }), { maxLength: 4 });
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 4 }), day, day, (given, copiesOfGame, on, today) => {
      const open = given.map((days) => lent({ ...days, copiesOfGame }));
      const away = open.filter((loan) => isAwayOn(loan, on, today)).length;
      expect(isAvailable(true, open, on, today)).toBe(away < copiesOfGame);
    }),
  );
});
