import { describe, expect, test } from 'vitest';
import { aCandidate, anEvening, daysAgo, NO_WISHES, NOW, people, votesOf } from '#tests/support/rows/an-evening.ts';
import type { Candidate } from '#shared/evening/candidate.ts';
import { gameAtTable } from '#shared/evening/game-at-table.ts';
import type { Party } from '#shared/evening/party.ts';
import { explainedBy, reasonsAtTable } from './reasons-at-table.ts';
import type { Role } from '#shared/evening/roles.ts';
import type { Wishes } from '#shared/evening/worth.ts';

interface Where {
  parties?: Party[];
  maybeHeads?: number;
  role?: Role;
  hostId?: number;
  wishes?: Partial<Wishes>;
}

/** Why a table plays a game; four people by default. */
function reasons(
  facts: Partial<Candidate>,
  { parties = people(4), maybeHeads = 0, role, hostId = 1, wishes }: Where = {},
) {
  const game = gameAtTable(aCandidate(facts), parties, anEvening({ maybeHeads }));
  if (!game) throw new Error('nobody at the table can explain the game');
  return reasonsAtTable(game, parties, { now: NOW, maybeHeads, hostId, wishes: { ...NO_WISHES, ...wishes } }, role);
}
const codes = (...asked: Parameters<typeof reasons>) => reasons(...asked).map(({ code }) => code);
const explained = (facts: Partial<Candidate>, parties = people(4)) => {
  const game = gameAtTable(aCandidate(facts), parties, anEvening());
  return game && explainedBy(game);
};

/** The reasons when nothing better is known. */
const PLAIN = ['all_know', 'seats'];

test.each<[string, Partial<Candidate>, Partial<Wishes>, string]>([
  [
    'its age, if the youngest is old enough',
    { minAge: 7, weight: 1.5 },
    { youngestAge: 7, hasNewcomers: true },
    'for_age',
  ],
  [
    'that it is easy, if somebody is new',
    { weight: 2 },
    { hasNewcomers: true, preferredWeight: 'light' },
    'easy_to_learn',
  ],
  ['that it is light, if that is wished', { weight: 2 }, { preferredWeight: 'light' }, 'light'],
  ['that it is heavy, if that is wished', { weight: 3 }, { preferredWeight: 'heavy' }, 'heavy'],
])('a reason is %s', (_what, facts, wishes, code) => {
  expect(codes(facts, { wishes })[0]).toBe(code);
});

describe('no reason is given', () => {
  test.each<[string, Partial<Candidate>, Where]>([
    ['for guests who may come if there are none', { maxPlayers: 4 }, { maybeHeads: 0 }],
    ['for guests who may come if the game does not seat them all', { maxPlayers: 5 }, { maybeHeads: 2 }],
    ['for an early start with the main game', { minPlayers: 1 }, { role: 'main' }],
    ['for an early start with the last game', { minPlayers: 1 }, { role: 'closer' }],
    ['for an early start outside an evening plan', { minPlayers: 1 }, {}],
    ['for an early start with a game for more than half of the table', { minPlayers: 3 }, { role: 'opener' }],
    ['for votes of guests who do not come', { approvals: votesOf(9) }, {}],
    ['for who brings a game of the host', { source: { kind: 'host_shelf', by: 1 } }, {}],
    ['for the last play if that is less than 90 days ago', { lastPlayedAt: daysAgo(89.9) }, {}],
    ['for the last play if no play is recorded', { lastPlayedAt: null }, {}],
    ['for a rating under four', { rating: 3.5 }, {}],
    ['for a game above the age of the youngest', { minAge: 8 }, { wishes: { youngestAge: 7 } }],
    ['for a game of unknown age', {}, { wishes: { youngestAge: 7 } }],
    ['for a game that is neither light nor heavy', {}, { wishes: { preferredWeight: 'light', hasNewcomers: true } }],
    [
      'for the rating and the plays of a host who is not at the table',
      { rating: 5, minutesLearned: true },
      { hostId: 9 },
    ],
    ['for the last play of a host who is not at the table', { lastPlayedAt: daysAgo(200) }, { hostId: 9 }],
  ])('%s', (_what, facts, where) => {
    expect(codes(facts, where)).toEqual(PLAIN);
  });

  test('for numbers of people if the number of players is unknown', () => {
    expect(codes({ minPlayers: 1, maxPlayers: Infinity }, { maybeHeads: 2 })).toEqual(['all_know']);
  });
});

describe('the reasons include', () => {
  test('how well the game fits the number of people: best, good or possible', () => {
    const of = (facts: Partial<Candidate>) => reasons(facts);
    expect(of({ bestPlayers: [3, 4], recommendedPlayers: [4] })[0]).toEqual({ code: 'best_with', heads: 4 });
    expect(of({ bestPlayers: [3], recommendedPlayers: [3, 4] })[0]).toEqual({ code: 'good_with', heads: 4 });
    expect(of({ bestPlayers: [3], recommendedPlayers: [3] })[1]).toEqual({ code: 'seats', heads: 4 });
  });

  test('that the game still fits if everybody who may come does', () => {
    expect(reasons({ maxPlayers: 6 }, { maybeHeads: 2 })).toContainEqual({ code: 'seats_maybes', heads: 6 });
    const couples = people(2).map((party) => ({ ...party, heads: 2 }));
    expect(reasons({ maxPlayers: 5 }, { parties: couples, maybeHeads: 1 })).toContainEqual({
      code: 'seats_maybes',
      heads: 5,
    });
  });

  test('that half of the table can start with it', () => {
    expect(codes({ minPlayers: 2 }, { role: 'opener' })).toEqual(['begins_early', 'all_know']);
  });

  test('that the host chose the game, unless votes and the number of people are stronger reasons', () => {
    expect(codes({ isOfNight: true })).toEqual(['of_night', 'all_know']);
    expect(codes({ isOfNight: true, bestPlayers: [4], approvals: votesOf(1) })).toEqual(['best_with', 'wanted']);
  });

  test('who brings the game, from their shelf or for this night', () => {
    for (const kind of ['guest_shelf', 'brought'] as const)
      expect(reasons({ source: { kind, by: 3 } })).toContainEqual({ code: 'brings', name: 'Ben' });
  });

  test('that it was last played 90 days ago, that the host rates it, and the duration learned from plays', () => {
    expect(reasons({ lastPlayedAt: daysAgo(90) })).toContainEqual({ code: 'long_ago', lastPlayedAt: daysAgo(90) });
    expect(reasons({ rating: 4 })).toContainEqual({ code: 'rating', rating: 4 });
    expect(reasons({ minutesLearned: true })).toContainEqual({ code: 'own_minutes', minutes: 60 });
  });

  test('at most two entries, the strongest ones, fit first', () => {
    const facts: Partial<Candidate> = {
      bestPlayers: [4],
      approvals: votesOf(1, 3),
      minutesLearned: true,
      source: { kind: 'brought', by: 2 },
      rating: 4,
    };
    expect(reasons(facts, { maybeHeads: 1, role: 'opener' })).toEqual([
      { code: 'best_with', heads: 4 },
      { code: 'wanted', count: 2, of: 4 },
    ]);
  });
});

describe('the explanation is separate:', () => {
  test('it names who explains, and whether that person has played the game', () => {
    expect(explained({})).toBeNull();
    expect(explained({ knownBy: [1], teachers: [3] })).toEqual({ code: 'teacher', name: 'Ben', minutes: 11 });
    expect(explained({ knownBy: [] })).toEqual({ code: 'from_the_rules', name: 'Maya', minutes: 22 });
  });

  test('it does not name a teacher who owns the game but has not played it', () => {
    expect(explained({ knownBy: [2], weight: 2.4 })).toEqual({ code: 'has_rules', name: 'Maya', minutes: 13 });
  });

  test('a game that is new to everybody has no reasons from plays and ratings', () => {
    expect(codes({ knownBy: [], rating: 5, lastPlayedAt: daysAgo(300), minutesLearned: true })).toEqual(['seats']);
  });
});
