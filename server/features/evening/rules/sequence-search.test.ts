import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCandidate, anEvening, people, votesOf } from '#tests/support/an-evening.ts';
import { totalScore } from './near-best-choice.ts';
import { gamesAtTable } from '#shared/rules/evening/game-at-table.ts';
import { weighGames, type WeighedGame } from './game-score.ts';
import { SequenceSearch } from './sequence-search.ts';

const games = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: 2, max: 24 }).map((steps) => steps * 5),
      weight: fc.constantFrom(1.2, 2, 3),
      wantedBy: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => {
    const evening = anEvening({
      parties: people(5),
      candidates: rows.map(({ wantedBy, ...facts }, at) =>
        aCandidate({ ...facts, id: at + 1, knownBy: [1, 2, 3, 4, 5], approvals: votesOf(...wantedBy) }),
      ),
    });
    return weighGames(gamesAtTable(evening.candidates, evening.parties, evening), evening);
  });

const searchFor = (some: readonly WeighedGame[], minutes: number, most: number) =>
  new SequenceSearch({ games: some, shortest: 10, minutes, most });

test('an incremental search without some games finds the same value as a new search without them', () => {
  fc.assert(
    fc.property(
      games,
      fc.integer({ min: 6, max: 60 }),
      fc.constantFrom(1, 3, 7),
      fc.nat(),
      (all, steps, most, pick) => {
        const search = searchFor(all, steps * 5, most);
        const first = search.best([], new Set()) ?? [];
        search.decideFirst(first);
        for (const excluded of first) {
          const without = new Set([excluded, ...(pick % 2 ? first.slice(0, 1) : [])]);
          const again = search.best([], without) ?? [];
          const recomputed =
            searchFor(
              all.filter((game) => !without.has(game)),
              steps * 5,
              most,
            ).best([], new Set()) ?? [];
          expect(again.some((game) => without.has(game))).toBe(false);
          expect(again.length).toBeLessThanOrEqual(most);
          expect(totalScore(again)).toBe(totalScore(recomputed));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a forced game is chosen even if others have more value; if forced games do not fit, nothing is', () => {
  const evening = anEvening({ parties: people(4) });
  const [light, long] = [aCandidate({ id: 1, minutes: 20 }), aCandidate({ id: 2, minutes: 60 })].map((candidate) => {
    const [game] = weighGames(
      gamesAtTable([{ ...candidate, knownBy: [1, 2, 3, 4] }], evening.parties, evening),
      evening,
    );
    if (!game) throw new Error('it cannot be played');
    return game;
  }) as [WeighedGame, WeighedGame];
  expect(searchFor([light, long], 60, 7).best([light], new Set())).toEqual([light]);
  expect(searchFor([light, long], 60, 7).best([light, long], new Set())).toBeNull();
});
