import fc from 'fast-check';
import type { Candidate, GameSource } from '#shared/evening/candidate.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { PREFERRED_WEIGHTS } from '#shared/enums.ts';
import type { Party } from '#shared/evening/party.ts';
import type { Wishes } from '#shared/evening/worth.ts';

/** The time of planning in tests. */
export const NOW = new Date('2026-06-15T19:00:00Z');
export const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

export const NO_WISHES: Wishes = { preferredWeight: 'mixed', youngestAge: null, hasNewcomers: false };

const NAMES = ['Maya', 'Ana', 'Ben', 'Cleo', 'Dina', 'Emil', 'Finn', 'Gus', 'Hana', 'Ida', 'Jon', 'Kim'];

/** Single people, the host first; ids count from 1. */
export const people = (count: number): Party[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: NAMES[index] ?? `Guest ${index}`,
    heads: 1,
    answer: 'accepted',
  }));

const HOST_SHELF: GameSource = { kind: 'host_shelf', by: 1 };
export const EVERYBODY = Array.from({ length: 12 }, (_, index) => index + 1);

/** A game of the host with overrides: medium weight, an hour, known by everybody, for two to six. */
export const aCandidate = (facts: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  title: `Game ${facts.id ?? 1}`,
  minPlayers: 2,
  maxPlayers: 6,
  bestPlayers: [],
  recommendedPlayers: [],
  minutes: 60,
  minutesLearned: false,
  weight: 2.4,
  minAge: 0,
  rating: 0,
  timesPlayed: 0,
  lastPlayedAt: daysAgo(60),
  source: HOST_SHELF,
  isOfNight: false,
  approvals: [],
  vetoedBy: [],
  teachers: [],
  knownBy: EVERYBODY,
  forChallenge: null,
  ...facts,
});

/** Whole votes of these people. */
export const votesOf = (...voterIds: number[]) => voterIds.map((voterId) => ({ voterId, sixths: 6 }));

/** A game that suits the start or the end. */
export const aFiller = (facts: Partial<Candidate> = {}): Candidate =>
  aCandidate({ minutes: 20, weight: 1.3, maxPlayers: 8, ...facts });

/** Four people, four hours. */
export const anEvening = (facts: Partial<Evening> = {}): Evening => ({
  parties: people(4),
  maybeHeads: 0,
  hostId: 1,
  minutes: 240,
  candidates: [],
  seed: 1,
  usualWeight: null,
  fromShelf: false,
  wishes: NO_WISHES,
  now: NOW,
  ...facts,
});

const counts = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 });

const anyPlayers = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(8))
  .map(([minPlayers, more]) => ({ minPlayers, maxPlayers: minPlayers + more }));

const anyVotes = (ids: number[]) =>
  fc.record({
    approvals: fc
      .subarray(ids)
      .chain((voters) =>
        fc
          .array(fc.integer({ min: 6, max: 9 }), { minLength: voters.length, maxLength: voters.length })
          .map((sixths) => voters.map((voterId, at) => ({ voterId, sixths: sixths[at] ?? 6 }))),
      ),
    vetoedBy: fc.oneof(
      { weight: 9, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(ids, { maxLength: 1 }) },
    ),
    teachers: fc.subarray(ids, { maxLength: Math.min(2, ids.length) }),
    knownBy: fc.oneof(fc.constant(ids), fc.subarray(ids)),
    source: fc.oneof(
      { weight: 4, arbitrary: fc.constant(HOST_SHELF) },
      { weight: 1, arbitrary: fc.constantFrom(...ids, 99).map((by): GameSource => ({ kind: 'brought', by })) },
    ),
  });

const anyGame = (ids: number[]): fc.Arbitrary<Candidate> =>
  fc
    .tuple(
      anyPlayers,
      anyVotes(ids),
      fc.record({
        bestPlayers: counts,
        recommendedPlayers: counts,
        minutes: fc.oneof(fc.integer({ min: 5, max: 40 }), fc.integer({ min: 20, max: 200 })),
        weight: fc
          .oneof(fc.integer({ min: 10, max: 22 }), fc.integer({ min: 10, max: 45 }))
          .map((tenths) => tenths / 10),
        minAge: fc.constantFrom(0, 6, 8, 10, 14),
        isOfNight: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
        rating: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
        lastPlayedAt: fc.option(fc.nat(400).map(daysAgo)),
      }),
    )
    .map(([players, votes, facts]) => aCandidate({ ...players, ...votes, ...facts }));

export interface EveningBounds {
  parties: { min: number; max: number };
  games: { min?: number; max: number };
}

/** Any evening, most of them feasible; parties of one to three people. */
export const anyEvening = ({ parties, games }: EveningBounds): fc.Arbitrary<Evening> =>
  fc
    .array(
      fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.integer({ min: 2, max: 3 }) }),
      {
        minLength: parties.min,
        maxLength: parties.max,
      },
    )
    .chain((heads) => {
      const coming = people(heads.length).map((party, at) => Object.assign(party, { heads: heads[at] ?? 1 }));
      return fc.record({
        parties: fc.constant(coming),
        maybeHeads: fc.nat(2),
        hostId: fc.constantFrom(1, 1, 1, 99),
        minutes: fc.integer({ min: 20, max: 360 }),
        candidates: fc
          .array(anyGame(coming.map(({ id }) => id)), { minLength: games.min ?? 0, maxLength: games.max })
          .map((list) => list.map((game, at) => Object.assign(game, { id: at + 1, title: `Game ${at + 1}` }))),
        seed: fc.nat(1000),
        usualWeight: fc.option(fc.integer({ min: 10, max: 45 }).map((tenths) => tenths / 10)),
        fromShelf: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
        wishes: fc.record({
          preferredWeight: fc.constantFrom('mixed', ...PREFERRED_WEIGHTS),
          youngestAge: fc.option(fc.integer({ min: 3, max: 17 })),
          hasNewcomers: fc.boolean(),
        }),
        now: fc.constant(NOW),
      });
    });

/** The same evening with every list in another order. */
export const anyOrderOf = (evening: Evening): fc.Arbitrary<Evening> =>
  fc
    .tuple(shuffled(evening.parties), shuffled(evening.candidates), fc.boolean())
    .map(([parties, candidates, isTurned]) => ({
      ...evening,
      parties,
      candidates: isTurned
        ? candidates.map((game) => ({
            ...game,
            approvals: game.approvals.toReversed(),
            teachers: game.teachers.toReversed(),
            knownBy: game.knownBy.toReversed(),
            bestPlayers: game.bestPlayers.toReversed(),
          }))
        : candidates,
    }));

const shuffled = <T>(list: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });

/** The evening with an additional vote. */
export const withVote = (evening: Evening, gameId: number, voterId: number, sixths = 6): Evening => ({
  ...evening,
  candidates: evening.candidates.map((game) =>
    game.id === gameId && !game.approvals.some((approval) => approval.voterId === voterId)
      ? { ...game, approvals: [...game.approvals, { voterId, sixths }] }
      : game,
  ),
});
