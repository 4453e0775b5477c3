import { expect, test } from 'vitest';
import type { Candidate } from '#shared/evening/candidate.ts';
import { aCandidate, NO_WISHES } from '#tests/support/rows/an-evening.ts';
import { gamesForDates } from './games-for-dates.ts';

const NOW = new Date('2999-05-01T12:00:00Z');
const [HOST, BEN, LIV] = [1, 2, 3] as const;
const shelf = (by: number) => ({ kind: by === HOST ? ('host_shelf' as const) : ('guest_shelf' as const), by });

/** The title of the best game of four hours and the lost ones for these people. @param away ids of lent games */
function gamesFor(games: Candidate[][], heads: number, ids: number[], away: number[] = []) {
  const copies = games.map((game) =>
    game.map((candidate) => ({ candidate, titleKey: '', bggId: null, category: null, imageUrl: null })),
  );
  const find = gamesForDates(
    { games: copies, awayOn: () => new Set(away) },
    { ...NO_WISHES, durationMinutes: 240 },
    NOW,
  );
  const { best, lost } = find({ ids: new Set(ids), heads }, NOW);
  return { best: best?.title ?? null, lost };
}

test('a game is excluded if its owner is absent, the number does not fit, it is too long or it has a veto', () => {
  const games = [
    [aCandidate({ id: 1, source: shelf(BEN), maxPlayers: 9 })],
    [aCandidate({ id: 2, source: shelf(HOST), minPlayers: 5, maxPlayers: 9 })],
    [aCandidate({ id: 3, source: shelf(HOST), minutes: 241 })],
    [aCandidate({ id: 4, source: shelf(HOST), vetoedBy: [LIV] })],
  ];
  expect(gamesFor(games, 3, [HOST, LIV]).best).toBeNull();
});

test('a copy of an attendee is used if it seats everybody', () => {
  const copies = [
    aCandidate({ id: 1, source: shelf(HOST), minPlayers: 2, maxPlayers: 4, isOfNight: true }),
    aCandidate({ id: 2, source: shelf(BEN), minPlayers: 2, maxPlayers: 6, isOfNight: true }),
  ];
  expect(gamesFor([copies], 3, [HOST, BEN])).toEqual({ best: 'Game 1', lost: [] });
  expect(gamesFor([copies], 5, [HOST, BEN])).toEqual({ best: 'Game 2', lost: [] });
  expect(gamesFor([copies], 5, [HOST, LIV]).lost).toMatchObject([{ why: 'too_many', by: null }]);
  expect(gamesFor([copies], 3, [LIV]).lost).toMatchObject([{ why: 'not_brought', by: HOST }]);
});

test('a copy that is lent on that day is not available, unless somebody has another', () => {
  const mine = aCandidate({ id: 1, source: shelf(HOST), maxPlayers: 4, isOfNight: true });
  const bens = aCandidate({ id: 2, source: shelf(BEN), maxPlayers: 4, isOfNight: true });
  const lent = (...copies: Candidate[]) => gamesFor([copies], 3, [HOST, BEN], [1]);
  expect(lent(mine)).toMatchObject({ best: null, lost: [{ why: 'lent', by: null }] });
  expect(lent(mine, bens)).toEqual({ best: 'Game 2', lost: [] });
});
