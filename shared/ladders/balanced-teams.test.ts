import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedTeams, improved, spreadOf, type Strong } from './balanced-teams.ts';

const people = (most: number) =>
  fc
    .array(fc.integer({ min: 100, max: 400 }), { minLength: 2, maxLength: most })
    .map((ratings) => ratings.map((mu, id) => ({ id, mu: mu / 10 })));
const balances = fc.constantFrom('sum' as const, 'average' as const);
const named = (...ratings: number[]) => ratings.map((mu, id) => ({ id, mu }));

/** Every division into groups whose sizes differ by one at most, the plain way. */
function leastSpread(all: readonly Strong[], count: number, balance: 'sum' | 'average'): number {
  let least = Infinity;
  const teams: Strong[][] = Array.from({ length: count }, () => []);
  const most = Math.ceil(all.length / count);
  const place = (next: number) => {
    const person = all[next];
    if (!person) {
      const sizes = teams.map(({ length }) => length);
      if (Math.max(...sizes) - Math.min(...sizes) <= 1) least = Math.min(least, spreadOf(teams, balance));
      return;
    }
    for (const team of teams)
      if (team.length < most) {
        team.push(person);
        place(next + 1);
        team.pop();
      }
  };
  place(0);
  return least;
}

test('everybody is in one group, and sizes differ by one at most', () => {
  fc.assert(
    fc.property(people(24), fc.integer({ min: 1, max: 6 }), balances, (all, most, balance) => {
      const teams = balancedTeams(all, Math.min(most, all.length), balance);
      expect(
        teams
          .flat()
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
      ).toEqual(all.map(({ id }) => id));
      const sizes = teams.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('no division of a few people is more even', () => {
  fc.assert(
    fc.property(people(7), fc.integer({ min: 2, max: 4 }), balances, (all, most, balance) => {
      const count = Math.min(most, all.length);
      expect(spreadOf(balancedTeams(all, count, balance), balance)).toBeCloseTo(leastSpread(all, count, balance), 9);
    }),
  );
});

test('what is done for many comes near the best for few, and nearly always is the best', () => {
  const beyond: number[] = [];
  const few = fc.array(fc.integer({ min: 100, max: 400 }), { minLength: 6, maxLength: 9 });
  fc.assert(
    fc.property(few, fc.integer({ min: 2, max: 3 }), balances, (ratings, count, balance) => {
      const sorted = named(...ratings.map((mu) => mu / 10)).toSorted((a, b) => b.mu - a.mu);
      const best = spreadOf(balancedTeams(sorted, count, balance), balance);
      beyond.push(spreadOf(improved(sorted, count, balance), balance) - best);
      expect(beyond.at(-1)).toBeGreaterThan(-1e-9);
      expect(beyond.at(-1)).toBeLessThan(3);
    }),
    { numRuns: 200 },
  );
  expect(beyond.filter((more) => more > 1e-9).length).toBeLessThan(beyond.length / 20);
});

test('of teams the sums are alike, of tables the averages', () => {
  const five = named(30, 25, 20, 15, 10);
  const divided = (balance: 'sum' | 'average') => spreadOf(balancedTeams(five, 2, balance), balance);
  expect([divided('sum'), divided('average')]).toEqual([0, 0]);
});
