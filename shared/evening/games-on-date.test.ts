import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { aCandidate, NO_WISHES } from '#tests/support/rows/an-evening.ts';
import { GamesOfNight } from './games-on-date.ts';

const NIGHT = { minutes: 240, wishes: NO_WISHES, now: new Date('2999-05-01T12:00:00Z') };
const [HOST, BEN, LIV] = [1, 2, 3] as const;
const shelf = (by: number) => ({ kind: by === HOST ? ('host_shelf' as const) : ('guest_shelf' as const), by });
const present = (heads: number, ...ids: number[]) => ({ ids: new Set(ids), heads });

/** A game that counts how often its range of players is read. */
function counting(facts: Partial<Candidate>, count: { reads: number }): Candidate {
  const candidate = aCandidate(facts);
  return Object.defineProperty({ ...candidate }, 'minPlayers', {
    get: () => {
      count.reads += 1;
      return candidate.minPlayers;
    },
  });
}

test('a game is excluded if its owner is absent, the number does not fit, it is too long or it has a veto', () => {
  const games = [
    [aCandidate({ id: 1, source: shelf(BEN), maxPlayers: 9 })],
    [aCandidate({ id: 2, source: shelf(HOST), minPlayers: 5, maxPlayers: 9 })],
    [aCandidate({ id: 3, source: shelf(HOST), minutes: 241 })],
    [aCandidate({ id: 4, source: shelf(HOST), vetoedBy: [LIV] })],
  ];
  expect(new GamesOfNight(games, NIGHT).bestFor(present(3, HOST, LIV))).toBeNull();
});

test('a copy of an attendee is used if it seats everybody', () => {
  const copies = [
    aCandidate({ id: 1, source: shelf(HOST), minPlayers: 2, maxPlayers: 4, isOfNight: true }),
    aCandidate({ id: 2, source: shelf(BEN), minPlayers: 2, maxPlayers: 6, isOfNight: true }),
  ];
  const night = new GamesOfNight([copies], NIGHT);
  expect(night.bestFor(present(3, HOST, BEN))?.candidate.id).toBe(1);
  expect(night.bestFor(present(5, HOST, BEN))?.candidate.id).toBe(2);
  expect(night.lostOn(present(5, HOST, BEN))).toEqual([]);
  expect(night.lostOn(present(5, HOST, LIV))).toMatchObject([{ why: 'too_many', by: null }]);
  expect(night.lostOn(present(3, LIV))).toMatchObject([{ why: 'not_brought', by: HOST }]);
});

test('a copy that is lent on that day is not available, unless somebody has another', () => {
  const mine = aCandidate({ id: 1, source: shelf(HOST), maxPlayers: 4, isOfNight: true });
  const bens = aCandidate({ id: 2, source: shelf(BEN), maxPlayers: 4, isOfNight: true });
  const lent = { ...present(3, HOST, BEN), away: new Set([1]) };
  expect(new GamesOfNight([[mine]], NIGHT).bestFor(lent)).toBeNull();
  expect(new GamesOfNight([[mine]], NIGHT).lostOn(lent)).toMatchObject([{ why: 'lent', by: null }]);
  expect(new GamesOfNight([[mine, bens]], NIGHT).bestFor(lent)?.candidate.id).toBe(2);
  expect(new GamesOfNight([[mine, bens]], NIGHT).lostOn(lent)).toEqual([]);
});

test('player ranges are read once per number of people, not per date', () => {
  const count = { reads: 0 };
  const games = Array.from({ length: 100 }, (_, id) => [counting({ id, source: shelf(HOST), maxPlayers: 9 }, count)]);
  const night = new GamesOfNight(games, NIGHT);
  for (let date = 0; date < 20; date++) night.bestFor(present(3 + (date % 2), HOST, BEN + date));
  expect(count.reads).toBe(2 * games.length);
});
