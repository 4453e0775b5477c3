import { cheapestPairs } from './matching.ts';

/** A player who is to be paired. */
export interface SwissEntry {
  id: number;
  points: number;
  /** Number of byes so far. */
  byes: number;
  /** How often they met each opponent. */
  met: ReadonlyMap<number, number>;
}

export interface SwissPairs {
  pairs: [first: number, second: number][];
  /** Who has no opponent, of an odd number. */
  bye: number | null;
}

/*
 * What a pair costs. A smaller difference of one kind outweighs all of the next kinds together, for 64 players and
 * MAX_SWISS_ROUNDS rounds: 33 pairs of 15 meetings, 15 byes, 64 places, and differences of 30 half points, squared.
 */
const MEETING = 2 ** 38;
const SECOND_BYE = 2 ** 34;
const BYE_PLACE = 2 ** 27;
const POINTS = 2 ** 12;

/**
 * Pairs a round: as few second meetings as possible, then as few second byes, then the bye for the lowest of the
 * standing, then the least sum of squared differences of points, then within equal points the upper half against the
 * lower half, as FIDE's Dutch system does. Exact, by a perfect matching of the least cost.
 * @param field in the order of the standing
 */
export function pairSwiss(field: readonly SwissEntry[]): SwissPairs {
  const places = foldingPlaces(field);
  const isOdd = field.length % 2 === 1;
  const cost = (higher: number, lower: number): number => {
    const [one, other] = [field[higher], field[lower]];
    if (!one) return 0;
    if (!other) return one.byes * SECOND_BYE + (field.length - 1 - higher) * BYE_PLACE;
    const difference = 2 * (one.points - other.points);
    return (one.met.get(other.id) ?? 0) * MEETING + difference ** 2 * POINTS + places(higher, lower);
  };
  const partners = cheapestPairs(field.length + (isOdd ? 1 : 0), cost);
  const pairs = field.flatMap(({ id }, place): [number, number][] => {
    const partner = field[partners[place] ?? -1];
    return partner && place < (partners[place] ?? -1) ? [[id, partner.id]] : [];
  });
  return { pairs, bye: isOdd ? (field[partners[field.length] ?? -1]?.id ?? null) : null };
}

/** How far two are from the places that meet: half of their score group apart, or neighbours across two groups. */
function foldingPlaces(field: readonly SwissEntry[]): (higher: number, lower: number) => number {
  const sizes = new Map<number, number>();
  for (const { points } of field) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  return (higher, lower) => {
    const [one, other] = [field[higher], field[lower]];
    const size = one && one.points === other?.points ? (sizes.get(one.points) ?? 0) : 2;
    return Math.abs(lower - higher - Math.floor(size / 2));
  };
}
