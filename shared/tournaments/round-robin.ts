import { cheapestPairs } from './matching.ts';

type Pair = [first: number, second: number];

/**
 * One round in which each meets each once in all: the circle method. The first stays, the others move on by one place a
 * round; of an odd number, a missing player stays, and whoever would meet them sits out. Source: J. Lucas, Récréations
 * mathématiques II (1883), 'Les promenades du pensionnat'. @param round from 1
 */
export function circleRound(ids: readonly number[], round: number): Pair[] {
  const [fixed, ...moving] = ids.length % 2 === 1 ? [null, ...ids] : ids;
  const turned = moving.map((_, place) => moving[(place + round - 1) % moving.length]);
  const circle = [fixed, ...turned];
  return circle.slice(0, circle.length / 2).flatMap((one, place): Pair[] => {
    const other = circle[circle.length - 1 - place];
    if (one === null || other === null || one === undefined || other === undefined) return [];
    return (place === 0 ? round : place) % 2 === 0 ? [[other, one]] : [[one, other]];
  });
}

/** Rounds in which each of so many meets each. */
export const circleRounds = (players: number): number => (players % 2 === 0 ? players - 1 : players);

/**
 * One round of those who have not met yet, when somebody joined late: as many pairs as possible, of those with the most
 * opponents left, so that few rounds follow.
 */
export function remainingRound(ids: readonly number[], isLeft: (one: number, other: number) => boolean): Pair[] {
  const left = new Map(ids.map((id) => [id, ids.filter((other) => other !== id && isLeft(id, other)).length]));
  const most = Math.max(0, ...left.values());
  const lacking = (id: number) => (most - (left.get(id) ?? 0)) ** 2;
  /** More than all pairs of a round cost together. */
  const none = 1 + 2 * ids.length * most ** 2;
  const places = ids.length + (ids.length % 2);
  const partners = cheapestPairs(places, (one, other) => {
    const [first, second] = [ids[one], ids[other]];
    if (first === undefined || second === undefined || !isLeft(first, second)) return none;
    return lacking(first) + lacking(second);
  });
  return ids.flatMap((first, place): Pair[] => {
    const partner = partners[place] ?? -1;
    const second = ids[partner];
    return second !== undefined && place < partner && isLeft(first, second) ? [[first, second]] : [];
  });
}
