import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultsOf } from './results.ts';

const CHOICES = ['Azul', 'Brass', 'Cascadia', 'Dune'];
const ballots = fc.array(fc.array(fc.option(fc.constantFrom(...CHOICES)), { minLength: 2, maxLength: 2 }));

test('each vote for something is counted once, and the most chosen comes first', () => {
  fc.assert(
    fc.property(ballots, (given) => {
      const results = resultsOf(2, () => CHOICES, given);
      results.forEach((counts, title) => {
        expect(counts.reduce((sum, { votes }) => sum + votes, 0)).toBe(
          given.filter((ballot) => ballot[title] !== null).length,
        );
        expect(counts).toEqual(
          CHOICES.map((choice) => ({ choice, votes: given.filter((ballot) => ballot[title] === choice).length }))
            .filter(({ votes }) => votes > 0)
            .toSorted((a, b) => b.votes - a.votes),
        );
      });
    }),
  );
});

test('a tie stands in the order of the choices, and a vote for what cannot be chosen does not count', () => {
  expect(resultsOf(1, () => CHOICES, [['Dune'], ['Azul'], ['Catan'], [null]])).toEqual([
    [
      { choice: 'Azul', votes: 1 },
      { choice: 'Dune', votes: 1 },
    ],
  ]);
});
