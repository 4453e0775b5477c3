import { describe, expect, test } from 'vitest';
import { aCandidate, anEvening, daysAgo, NOW, people, votesOf } from '#tests/support/an-evening.ts';
import type { Candidate } from './candidate.ts';
import { gameAtTable } from './game-at-table.ts';
import type { Party } from './party.ts';
import { reasonsAtTable } from './reasons-at-table.ts';
import type { Role } from './roles.ts';

interface Where {
  parties?: Party[];
  maybeHeads?: number;
  role?: Role;
}

/** Why four people, or others, play a game. */
function reasons(facts: Partial<Candidate>, { parties = people(4), maybeHeads = 0, role }: Where = {}) {
  const game = gameAtTable(aCandidate(facts), parties, anEvening({ maybeHeads }));
  if (!game) throw new Error('nobody at the table can explain the game');
  return reasonsAtTable(game, parties, { now: NOW, maybeHeads }, role);
}
const codes = (...asked: Parameters<typeof reasons>) => reasons(...asked).map(({ code }) => code);

/** What can be said of any game. */
const ALWAYS = ['seats', 'box_minutes', 'all_know'];

describe('nothing is said', () => {
  test.each<[string, Partial<Candidate>, Where]>([
    ['of those who may come, where nobody may', { maxPlayers: 4 }, { maybeHeads: 0 }],
    ['of those who may come, where the game is not for so many', { maxPlayers: 5 }, { maybeHeads: 2 }],
    ['of beginning early, of the main game', { minPlayers: 1 }, { role: 'main' }],
    ['of beginning early, of the last game', { minPlayers: 1 }, { role: 'closer' }],
    ['of beginning early, outside an evening', { minPlayers: 1 }, {}],
    ['of beginning early, of a game for more than half of them', { minPlayers: 3 }, { role: 'opener' }],
    ['of votes of those who do not come', { approvals: votesOf(9) }, {}],
    ['of bringing it, of the game of the host', { source: { kind: 'host_shelf', by: 1 } }, {}],
    ['of bringing it, where whoever has it does not come', { source: { kind: 'brought', by: 9 } }, {}],
    ['of resting, of a game played less than 90 days ago', { lastPlayedAt: daysAgo(89.9) }, {}],
    ['of a rating under four', { rating: 3.5 }, {}],
  ])('%s', (_what, facts, where) => {
    expect(codes(facts, where)).toEqual(ALWAYS);
  });
});

describe('it is said', () => {
  test('how well it suits so many: best, good, or that it seats them', () => {
    const of = (facts: Partial<Candidate>) => reasons(facts)[0];
    expect(of({ bestPlayers: [3, 4], recommendedPlayers: [4] })).toEqual({ code: 'best_with', heads: 4 });
    expect(of({ bestPlayers: [3], recommendedPlayers: [3, 4] })).toEqual({ code: 'good_with', heads: 4 });
    expect(of({ bestPlayers: [3], recommendedPlayers: [3] })).toEqual({ code: 'seats', heads: 4 });
  });

  test('that it still fits when all come who may, for as many as they then are', () => {
    expect(reasons({ maxPlayers: 6 }, { maybeHeads: 2 })).toContainEqual({ code: 'seats_maybes', heads: 6 });
    const couples = people(2).map((party) => ({ ...party, heads: 2 }));
    expect(reasons({ maxPlayers: 5 }, { parties: couples, maybeHeads: 1 })).toContainEqual({
      code: 'seats_maybes',
      heads: 5,
    });
  });

  test('that half of the table can begin with it', () => {
    expect(codes({ minPlayers: 2 }, { role: 'opener' })).toEqual([...ALWAYS, 'begins_early']);
  });

  test('who explains it, and whether they have played it', () => {
    expect(reasons({ knownBy: [1], teachers: [3] })).toContainEqual({ code: 'teacher', name: 'Ben', minutes: 11 });
    expect(reasons({ knownBy: [] })).toContainEqual({ code: 'from_the_rules', name: 'Maya', minutes: 22 });
  });

  test('who brings it, from their shelf or for this night', () => {
    for (const kind of ['guest_shelf', 'brought'] as const)
      expect(reasons({ source: { kind, by: 3 } })).toContainEqual({ code: 'brings', name: 'Ben' });
  });

  test('that it was never played, or has rested for 90 days', () => {
    expect(codes({ lastPlayedAt: null })).toEqual([...ALWAYS, 'never_played']);
    expect(reasons({ lastPlayedAt: daysAgo(90) })).toContainEqual({ code: 'long_ago', lastPlayedAt: daysAgo(90) });
  });

  test('everything at once, what tells most first', () => {
    const facts: Partial<Candidate> = {
      bestPlayers: [4],
      approvals: votesOf(1, 3),
      minutes: 40,
      minutesLearned: true,
      source: { kind: 'brought', by: 2 },
      lastPlayedAt: null,
      rating: 4,
    };
    expect(reasons(facts, { maybeHeads: 1, role: 'opener' })).toEqual([
      { code: 'best_with', heads: 4 },
      { code: 'wanted', count: 2, of: 4 },
      { code: 'own_minutes', minutes: 40 },
      { code: 'all_know' },
      { code: 'brings', name: 'Ana' },
      { code: 'seats_maybes', heads: 5 },
      { code: 'begins_early' },
      { code: 'never_played' },
      { code: 'rating', rating: 4 },
    ]);
  });
});
