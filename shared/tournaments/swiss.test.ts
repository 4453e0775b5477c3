import { describe, expect, test } from 'vitest';
import { seededRandom, type Random } from '#shared/covers/cover-shapes.ts';
import {
  aField,
  byChance,
  favouriteWins,
  playRound,
  without,
  withLateJoiner,
} from '#tests/support/rows/a-tournament-field.ts';
import { drawRound } from './draw-round.ts';
import { standings } from './standings.ts';
import { activeIn, drawnRounds, pairKey, type TournamentField, type TournamentMatch } from './tournament.ts';

/** So many tournaments; TOURNAMENTS asks for others, as 10,000 do in half an hour. */
const COUNT = Number(process.env['TOURNAMENTS'] ?? 30);

type Pairing = readonly (readonly [one: number, other: number | null])[];

const pairingOf = (matches: readonly Pick<TournamentMatch, 'first' | 'second'>[]): Pairing =>
  matches.map(({ first, second }) => [first, second]);

/** What is to be least, the first one first: second meetings, second byes, the place of the bye, squared differences. */
function faultsOf(field: TournamentField, pairing: Pairing): number[] {
  const active = new Set(activeIn(field.players, drawnRounds(field.matches) + 1).map(({ id }) => id));
  const table = standings(field).filter(({ player }) => active.has(player.id));
  const of = (id: number) => table.find(({ player }) => player.id === id);
  const met = (one: number, other: number) =>
    field.matches.filter(({ first, second }) => second !== null && pairKey(first, second) === pairKey(one, other))
      .length;
  const faults = [0, 0, 0, 0];
  const add = (kind: number, much: number) => (faults[kind] = (faults[kind] ?? 0) + much);
  for (const [one, other] of pairing) {
    if (other === null) {
      add(1, of(one)?.byes ?? 0);
      add(2, table.length - 1 - table.findIndex(({ player }) => player.id === one));
    } else {
      add(0, met(one, other));
      add(3, ((of(one)?.points ?? 0) - (of(other)?.points ?? 0)) ** 2);
    }
  }
  return faults;
}

/** Every way to pair these, with one bye of an odd number. */
function* allPairings(ids: readonly number[]): Generator<[number, number | null][]> {
  const [one, ...others] = ids;
  if (one === undefined) return yield [];
  if (ids.length % 2 === 1) for (const rest of allPairings(others)) yield [[one, null], ...rest];
  for (const other of others)
    for (const rest of allPairings(others.filter((id) => id !== other))) yield [[one, other], ...rest];
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((fault, kind) => fault - (other[kind] ?? 0)).find((difference) => difference !== 0) ?? 0;

function leastFaults(field: TournamentField): number[] {
  const ids = activeIn(field.players, drawnRounds(field.matches) + 1).map(({ id }) => id);
  let least: number[] | null = null;
  for (const pairing of allPairings(ids)) {
    const faults = faultsOf(field, pairing);
    if (least === null || compare(faults, least) < 0) least = faults;
  }
  return least ?? [];
}

/** Each active player is at one table. */
function expectAllSeated(field: TournamentField, pairing: Pairing): void {
  const ids = activeIn(field.players, drawnRounds(field.matches) + 1).map(({ id }) => id);
  expect(pairing.flatMap(([one, other]) => (other === null ? [one] : [one, other])).toSorted((a, b) => a - b)).toEqual(
    ids.toSorted((a, b) => a - b),
  );
}

const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));

test('of up to ten players no other pairing has fewer faults, also with late joiners and withdrawals', () => {
  const random = seededRandom(1);
  for (let count = 0; count < COUNT; count += 1) {
    let field = aField('swiss', whole(random, 4, 7), { rounds: 9 });
    const rounds = whole(random, 3, 7);
    for (let round = 0; round < rounds; round += 1) {
      if (random() < 0.2) field = withLateJoiner(field);
      if (random() < 0.1 && activeIn(field.players, round + 1).length > 4)
        field = without(field, whole(random, 1, field.players.length));
      const pairing = pairingOf(drawRound(field));
      expectAllSeated(field, pairing);
      expect(faultsOf(field, pairing)).toEqual(leastFaults(field));
      field = playRound(field, byChance(random, 'swiss'));
    }
  }
}, 3_600_000);

/**
 * Whoever has played r rounds may still meet n - r others or have a bye. While that is half of the places or more, Dirac's
 * theorem gives a round without a second meeting and without a second bye.
 */
test('of 4 to 64 players nobody meets twice and nobody has two byes while both can be avoided', () => {
  const random = seededRandom(2);
  for (let count = 0; count < COUNT; count += 1) {
    const players = whole(random, 4, 64);
    let field = aField('swiss', players, { rounds: 15 });
    const places = players + (players % 2);
    const rounds = Math.min(9, Math.floor((places - 1) / 2) + 1);
    for (let round = 1; round <= rounds; round += 1) {
      const pairing = pairingOf(drawRound(field));
      expectAllSeated(field, pairing);
      if (places - round >= places / 2) expect(faultsOf(field, pairing).slice(0, 2)).toEqual([0, 0]);
      field = playRound(field, byChance(random, 'swiss'));
    }
  }
}, 3_600_000);

describe('the first rounds of eight', () => {
  test('the upper half of the seeds plays the lower half', () => {
    expect(pairingOf(drawRound(aField('swiss', 8)))).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ]);
  });

  test('then winners play winners', () => {
    const field = playRound(aField('swiss', 8), favouriteWins);
    expect(pairingOf(drawRound(field))).toEqual([
      [1, 3],
      [2, 4],
      [5, 7],
      [6, 8],
    ]);
  });
});

test('of an odd number the lowest has the bye, then the lowest of those who had none', () => {
  let field = aField('swiss', 5);
  const byes: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    field = playRound(field, favouriteWins);
    byes.push(
      ...field.matches.filter((match) => match.round === round + 1 && match.second === null).map(({ first }) => first),
    );
  }
  expect(byes[0]).toBe(5);
  expect(new Set(byes).size).toBe(5);
});

test('the tables are in the order of the standing, and nobody is paired beyond the last round', () => {
  let field = aField('swiss', 6, { rounds: 3 });
  for (let round = 0; round < 3; round += 1) {
    const places = standings(field).map(({ player }) => player.id);
    const firsts = drawRound(field).map(({ first }) => places.indexOf(first));
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    field = playRound(field, favouriteWins);
  }
  expect(drawRound(field)).toEqual([]);
});

test('64 players are paired within 100 ms', () => {
  let field = aField('swiss', 64, { rounds: 8 });
  const random = seededRandom(3);
  const times = Array.from({ length: 8 }, () => {
    const began = performance.now();
    drawRound(field);
    const took = performance.now() - began;
    field = playRound(field, byChance(random, 'swiss'));
    return took;
  });
  expect(Math.min(...times)).toBeLessThan(100);
});
