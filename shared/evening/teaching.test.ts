import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCandidate, people } from '#tests/support/rows/an-evening.ts';
import { explanationAt, teachMinutes } from './teaching.ts';

test.each([
  [1.3, 1, 6, 3],
  [2.2, 1, 6, 8],
  [2.2, 5, 6, 12],
  [3.9, 3, 4, 34],
  [3.9, 4, 4, 58],
  [3.9, 0, 4, 0],
])('a game of weight %d with %i newcomers of %i is explained in %i minutes', (weight, newcomers, heads, minutes) => {
  expect(teachMinutes(weight, newcomers, heads)).toBe(minutes);
});

test('more newcomers or a higher weight never shorten the explanation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 49 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(11),
      (tenths, heads, many) => {
        const newcomers = Math.min(many, heads - 1);
        const minutes = teachMinutes(tenths / 10, newcomers, heads);
        expect(teachMinutes(tenths / 10, newcomers + 1, heads)).toBeGreaterThanOrEqual(minutes);
        expect(teachMinutes((tenths + 1) / 10, newcomers, heads)).toBeGreaterThanOrEqual(minutes);
      },
    ),
  );
});

describe('at a table', () => {
  const [host, ana, ben] = people(3);
  const names = (game: Parameters<typeof aCandidate>[0], parties = people(3)) => {
    const explanation = explanationAt(aCandidate(game), parties);
    return explanation && (explanation.by?.name ?? 'nobody');
  };

  test('no explanation is needed if everybody knows the game', () => {
    const explanation = explanationAt(aCandidate({ knownBy: [1, 2, 3] }), people(3));
    expect(explanation).toEqual({ minutes: 0, by: null, fromRules: false });
  });

  test('a person who offered to teach explains, before the owner of the game', () => {
    expect(names({ knownBy: [1], teachers: [3] })).toBe('Ben');
    expect(names({ knownBy: [1] })).toBe('Maya');
  });

  test('the owner explains a game that nobody has played from the rules', () => {
    const explanation = explanationAt(aCandidate({ knownBy: [] }), people(3));
    expect(explanation).toMatchObject({ by: host, fromRules: true });
  });

  test('without its owner, a game that nobody there has played is excluded unless somebody can teach it', () => {
    const others = [ana, ben].filter((party) => party !== undefined);
    expect(names({ knownBy: [1] }, others)).toBeNull();
    expect(names({ knownBy: [1], weight: 2 }, others)).toBeNull();
    expect(names({ knownBy: [1, 2, 3] }, others)).toBe('nobody');
    expect(names({ knownBy: [2], teachers: [2] }, others)).toBe('Ana');
  });

  test('the rules of a light game are read by anybody, in the time that it takes', () => {
    const others = [ana, ben].filter((party) => party !== undefined);
    const explanation = explanationAt(aCandidate({ knownBy: [1], weight: 1.5 }), others);
    expect(explanation).toEqual({ minutes: 9, by: null, fromRules: true });
  });

  test('anybody who has played it can explain it', () => {
    const others = [ana, ben].filter((party) => party !== undefined);
    expect(names({ knownBy: [3], weight: 3.5 }, others)).toBe('Ben');
    expect(names({ knownBy: [1, 2], weight: 2 })).toBe('Maya');
    expect(names({ knownBy: [1, 2], weight: 2, source: { kind: 'brought', by: 2 } })).toBe('Ana');
  });

  test('a visitor explains only what nobody there can, in the full time if they have played it', () => {
    const others = [ana, ben].filter((party) => party !== undefined);
    const visited = (facts: Parameters<typeof aCandidate>[0]) => explanationAt(aCandidate(facts), others, host);
    expect(visited({ knownBy: [1], weight: 2 })).toEqual({ minutes: 10, by: host, fromRules: false });
    expect(visited({ knownBy: [], weight: 2 })).toEqual({ minutes: 15, by: host, fromRules: true });
    expect(visited({ knownBy: [1, 3], weight: 2 })?.by).toEqual(ben);
    expect(visited({ knownBy: [1], weight: 1.5 })?.by).toBeNull();
    expect(visited({ knownBy: [], source: { kind: 'brought', by: 9 } })).toBeNull();
  });

  test('companions count as newcomers', () => {
    const withFriend = people(2).map((party) => ({ ...party, heads: party.id }));
    expect(names({ knownBy: [1, 2] }, withFriend)).toBe('Maya');
  });
});
