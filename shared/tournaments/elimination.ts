import type { TournamentMatch } from './tournament.ts';

/**
 * The seeds of a bracket from top to bottom, as tables of two: the best two can meet only in the final, the best four
 * only in the semi-finals, and so on. @param size a power of two
 */
export function bracketSeeds(size: number): number[] {
  let seeds = [1];
  while (seeds.length < size) seeds = seeds.flatMap((seed) => [seed, 2 * seeds.length + 1 - seed]);
  return seeds;
}

/** Rounds until one of so many is left. */
export const eliminationRounds = (players: number): number => Math.ceil(Math.log2(Math.max(1, players)));

/** Two places of a bracket that meet; null for one that is empty. */
type Slots = [first: number | null, second: number | null];

/** The first round: the best seeds have byes. @param ids by seed */
export function firstSlots(ids: readonly number[]): Slots[] {
  const slots = bracketSeeds(2 ** eliminationRounds(ids.length)).map((seed) => ids[seed - 1] ?? null);
  return inPairs(slots);
}

/** The next round: the winners of neighbouring tables, unless they withdrew. */
export function nextSlots(last: readonly TournamentMatch[], tables: number, isOut: (id: number) => boolean): Slots[] {
  const winners = new Map(last.map((match) => [match.table, winnerOf(match)]));
  return inPairs(
    Array.from({ length: tables }, (_, place) => {
      const id = winners.get(place + 1) ?? null;
      return id !== null && isOut(id) ? null : id;
    }),
  );
}

export function winnerOf({ first, second, result }: TournamentMatch): number | null {
  if (result === 'first') return first;
  return result === 'second' ? second : null;
}

const inPairs = (slots: readonly (number | null)[]): Slots[] =>
  Array.from({ length: slots.length / 2 }, (_, table) => [slots[2 * table] ?? null, slots[2 * table + 1] ?? null]);
