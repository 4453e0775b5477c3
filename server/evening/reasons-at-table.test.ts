import { describe, expect, test } from 'vitest';
import { aCandidate, anEvening, daysAgo, NO_WISHES, NOW, people, votesOf } from '#tests/support/rows/an-evening.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import type { Candidate } from '#shared/evening/candidate.ts';
import { gameAtTable } from '#shared/evening/game-at-table.ts';
import type { Party } from '#shared/evening/party.ts';
import { explainingText, fitText, reasonsAtTable } from './reasons-at-table.ts';
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
  const readAt = { now: NOW, timeZone: 'UTC', maybeHeads, hostId, wishes: { ...NO_WISHES, ...wishes } };
  return reasonsAtTable(game, parties, readAt, role && { role });
}
const explained = (facts: Partial<Candidate>, parties = people(4)) => {
  const game = gameAtTable(aCandidate(facts), parties, anEvening());
  return game && explainingText(game);
};

/** The reasons when nothing better is known. */
const PLAIN = ['everybody knows it', 'seats 4'];

test.each<[string, Partial<Candidate>, Partial<Wishes>, string]>([
  [
    'its age, if the youngest is old enough',
    { minAge: 7, weight: 1.5 },
    { youngestAge: 7, hasNewcomers: true },
    'for ages 7 and up',
  ],
  [
    'that it is easy, if somebody is new',
    { weight: 2 },
    { hasNewcomers: true, preferredWeight: 'light' },
    'easy for somebody new',
  ],
  ['that it is light, if that is wished', { weight: 2 }, { preferredWeight: 'light' }, 'light, as you wish'],
  ['that it is heavy, if that is wished', { weight: 3 }, { preferredWeight: 'heavy' }, 'heavy, as you wish'],
])('a reason is %s', (_what, facts, wishes, words) => {
  expect(reasons(facts, { wishes })[0]).toBe(words);
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
    expect(reasons(facts, where)).toEqual(PLAIN);
  });

  test('for numbers of people if the number of players is unknown', () => {
    expect(reasons({ minPlayers: 1, maxPlayers: Infinity }, { maybeHeads: 2 })).toEqual(['everybody knows it']);
  });
});

describe('the reasons include', () => {
  test('how well the game fits the number of people: best, good or possible', () => {
    const of = (facts: Partial<Candidate>) => reasons(facts);
    expect(of({ bestPlayers: [3, 4], recommendedPlayers: [4] })[0]).toEqual('best with 4');
    expect(of({ bestPlayers: [3], recommendedPlayers: [3, 4] })[0]).toEqual('good with 4');
    expect(of({ bestPlayers: [3], recommendedPlayers: [3] })[1]).toEqual('seats 4');
  });

  test('that the game still fits if everybody who may come does', () => {
    expect(reasons({ maxPlayers: 6 }, { maybeHeads: 2 })).toContain('still fits if you are 6');
    const couples = people(2).map((party) => ({ ...party, heads: 2 }));
    expect(reasons({ maxPlayers: 5 }, { parties: couples, maybeHeads: 1 })).toContain('still fits if you are 5');
  });

  test('that half of the table can start with it', () => {
    expect(reasons({ minPlayers: 2 }, { role: 'opener' })).toEqual([
      'can begin before all are there',
      'everybody knows it',
    ]);
  });

  test('that the host chose the game, unless votes and the number of people are stronger reasons', () => {
    expect(reasons({ isOfNight: true })).toEqual(['you chose it for this night', 'everybody knows it']);
    expect(reasons({ isOfNight: true, bestPlayers: [4], approvals: votesOf(1) })).toEqual([
      'best with 4',
      '1 wants it',
    ]);
  });

  test('who brings the game, from their shelf or for this night', () => {
    for (const kind of ['guest_shelf', 'brought'] as const)
      expect(reasons({ source: { kind, by: 3 } })).toContain('Ben brings it');
  });

  test('that it was last played 90 days ago, that the host rates it, and the duration learned from plays', () => {
    expect(reasons({ lastPlayedAt: daysAgo(90) })).toContain('not played since March');
    expect(reasons({ rating: 4 })).toContain('you rate it 4');
    expect(reasons({ minutesLearned: true })).toContain('60 minutes by your own plays');
  });

  test('what a play of it does for a challenge of the host, if the host is there, and after what others want', () => {
    const rule = { kind: 'ten_by_ten', games: null } as const;
    const forChallenge = { name: 'Mine', rule, done: 3, of: 10, letter: null };
    const text = 'the 4th of ten plays for your 10 x 10';
    expect(reasons({ forChallenge, rating: 5 })[0]).toBe(text);
    expect(reasons({ forChallenge }, { hostId: 9 })).toEqual(PLAIN);
    expect(reasons({ forChallenge, approvals: votesOf(2), bestPlayers: [4] })).not.toContain(text);
  });

  test('how many want it and whether all know it, in the words of a table of one, two or more', () => {
    const wanted = (heads: number, ...voters: number[]) =>
      reasons({ minPlayers: 1, approvals: votesOf(...voters) }, { parties: people(heads) });
    expect(wanted(1, 1)).toEqual(['1 wants it', 'you know it']);
    expect(wanted(2, 1, 2)).toEqual(['both want it', 'both know it']);
    expect(wanted(4, 1, 2, 3, 4)).toEqual(['all 4 want it', 'everybody knows it']);
    expect(reasons({}, { role: 'closer' })).toEqual(PLAIN);
  });

  test('how well it suits somebody alone', () => {
    const fits = [{ bestPlayers: [1] }, { recommendedPlayers: [1] }, {}].map((facts) => fitText(aCandidate(facts), 1));
    expect(fits).toEqual(['best alone', 'good alone', 'playable alone']);
  });

  test('at most two entries, the strongest ones, fit first', () => {
    const facts: Partial<Candidate> = {
      bestPlayers: [4],
      approvals: votesOf(1, 3),
      minutesLearned: true,
      source: { kind: 'brought', by: 2 },
      rating: 4,
    };
    expect(reasons(facts, { maybeHeads: 1, role: 'opener' })).toEqual(['best with 4', '2 want it']);
  });
});

describe('the explanation is separate:', () => {
  test('it names who explains, and whether that person has played the game', () => {
    expect(explained({})).toBeNull();
    expect(explained({ knownBy: [1], teachers: [3] })).toBe('Ben can teach it in 11 minutes');
    expect(explained({ knownBy: [] })).toBe('new to everybody, Maya has the rules (22 minutes)');
  });

  test('it names nobody for a light game', () => {
    expect(explained({ knownBy: [], weight: 1, source: { kind: 'brought', by: 9 } })).toBe(
      'its rules are read in 4 minutes',
    );
  });

  test('it does not name a teacher who owns the game but has not played it', () => {
    expect(explained({ knownBy: [2], weight: 2.4 })).toBe('Maya has the rules (13 minutes)');
  });

  test('a game that is new to everybody has no reasons from plays and ratings', () => {
    expect(reasons({ knownBy: [], rating: 5, lastPlayedAt: daysAgo(300), minutesLearned: true })).toEqual(['seats 4']);
  });
});

test.each([
  ['de', ['alle kennen es', 'für 4 spielbar'], 'Maya hat die Regeln (13 Minuten)'],
  ['fr', ['tout le monde le connaît', 'jouable à 4'], 'Maya a les règles (13 minutes)'],
  ['es', ['todo el mundo lo conoce', 'jugable para 4'], 'Maya tiene las reglas (13 minutos)'],
] as const)('in %s reasons are %j', (language, expected, teaching) => {
  inLanguage(language, () => {
    expect(reasons({})).toEqual(expected);
    expect(explained({ knownBy: [2] })).toBe(teaching);
  });
});
