import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLadderOrder } from './set-up-form.ts';

const named = (names: readonly string[]) => names.map((name) => ({ name }));

test('players on the ladder come first, in its order, whatever their capitals', () => {
  const players = named(['Cleo', 'ben', 'Dana', 'Ana']);
  expect(inLadderOrder(players, named(['Ana', 'Ben', 'Erik']))).toEqual(named(['Ana', 'ben', 'Cleo', 'Dana']));
});

test('nobody is lost, and who is not on the ladder keeps the order', () => {
  const names = fc.uniqueArray(fc.constantFrom('Ana', 'Ben', 'Cem', 'Dana', 'Elif', 'Fay'), { minLength: 1 });
  fc.assert(
    fc.property(names, names, (players, rungs) => {
      const ordered = inLadderOrder(named(players), named(rungs)).map(({ name }) => name);
      expect(ordered).toEqual([
        ...rungs.filter((name) => players.includes(name)),
        ...players.filter((name) => !rungs.includes(name)),
      ]);
    }),
  );
});
