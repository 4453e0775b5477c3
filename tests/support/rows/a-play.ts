import fc from 'fast-check';
import { PLAY_OUTCOMES } from '#shared/enums.ts';
import type { Play } from '#shared/plays/plays-contract.ts';

/** A play as in the client, with overrides; players and scores as lists. */
export function aPlay({ players = ['Ana', 'Tom'], scores = [], ...facts }: PlayFacts = {}): Play {
  return {
    id: 1,
    gameId: null,
    gameTitle: 'Azul',
    bggId: null,
    eventId: null,
    playedAt: new Date(2026, 4, 1, 20),
    players: JSON.stringify(players),
    scores: JSON.stringify(scores),
    winner: null,
    notes: null,
    duration: null,
    outcome: 'highest',
    seats: [],
    place: null,
    expansions: [],
    ...facts,
  };
}

export type PlayFacts = Partial<Omit<Play, 'players' | 'scores'>> & {
  players?: readonly string[];
  scores?: readonly (number | null)[];
};

const NAMES = ['Ana', 'ana ', 'Anna', 'Tom', 'Bo', 'Cy', ''];

const anyPlay: fc.Arbitrary<Play> = fc
  .record({
    gameId: fc.constantFrom(null, 1, 2, 3),
    gameTitle: fc.constantFrom('Azul', 'azul ', 'Calico', 'Hive'),
    playedAt: fc.date({ min: new Date(2020, 0, 1), max: new Date(2026, 11, 31), noInvalidDate: true }),
    duration: fc.option(fc.nat(240)),
    outcome: fc.constantFrom(...PLAY_OUTCOMES),
    winner: fc.option(fc.constantFrom(...NAMES)),
    place: fc.option(fc.constantFrom('Home', 'home ', 'Club')),
    results: fc.array(
      fc.record({
        name: fc.constantFrom(...NAMES),
        score: fc.option(fc.integer({ min: -5, max: 120 })),
        seat: fc.record(
          { won: fc.boolean(), rank: fc.integer({ min: 1, max: 4 }), team: fc.constantFrom('Red', 'Blue') },
          { requiredKeys: [] },
        ),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ results, ...facts }) =>
    aPlay({
      ...facts,
      players: results.map(({ name }) => name),
      scores: results.map(({ score }) => score),
      seats: results.map(({ seat }) => seat),
    }),
  );

/** Plays of every kind, latest first, with ids. */
export const anyPlays: fc.Arbitrary<Play[]> = fc
  .array(anyPlay, { maxLength: 30 })
  .map((plays) =>
    plays
      .toSorted((a, b) => b.playedAt.getTime() - a.playedAt.getTime())
      .map((play, index) => ({ ...play, id: index + 1 })),
  );
