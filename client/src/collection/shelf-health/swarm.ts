/** A dot for each amount on a scale of powers of ten: the amounts' places, and how the dots pile up. */
export interface Swarm {
  /** Place from 0 to 1 and position in its pile, from the middle outwards: 0, 1, -1, 2. */
  dots: { at: number; level: number }[];
  /** The highest number of dots on top of each other. */
  highest: number;
  /** Round amounts within the scale, with their places. */
  ticks: { amount: number; at: number }[];
  /** The place of an amount. */
  positionOf: (amount: number) => number;
}

/** Smaller amounts stand at the beginning of the scale. */
const MIN_AMOUNT = 0.01;
const ROUND = [1, 2, 5];
const MAX_TICKS = 5;

/** @param amounts in ascending order, at least one; 0 or more. @param piles number of places where dots may pile up */
export function swarmOf(amounts: readonly number[], piles: number): Swarm {
  const logs = amounts.map((amount) => Math.log10(Math.max(amount, MIN_AMOUNT)));
  const [from, to] = [Math.min(...logs), Math.max(...logs)];
  const positionIn = (log: number) => (to > from ? Math.min(1, Math.max(0, (log - from) / (to - from))) : 0.5);
  const heights = new Map<number, number>();
  const dots = logs.map((log) => {
    const pile = Math.round(positionIn(log) * (piles - 1));
    const below = heights.get(pile) ?? 0;
    heights.set(pile, below + 1);
    return { at: piles > 1 ? pile / (piles - 1) : 0.5, level: below % 2 === 1 ? (below + 1) / 2 : -below / 2 };
  });
  const positionOf = (amount: number) => positionIn(Math.log10(Math.max(amount, MIN_AMOUNT)));
  return { dots, highest: Math.max(...heights.values()), ticks: ticksBetween(from, to, positionOf), positionOf };
}

function ticksBetween(from: number, to: number, positionOf: Swarm['positionOf']): Swarm['ticks'] {
  const amounts: number[] = [];
  for (let power = Math.floor(from); power <= Math.ceil(to); power += 1)
    for (const digit of ROUND) {
      const amount = digit * 10 ** power;
      if (Math.log10(amount) >= from && Math.log10(amount) <= to) amounts.push(amount);
    }
  const step = Math.ceil(amounts.length / MAX_TICKS);
  return amounts
    .filter((_, index) => index % Math.max(1, step) === 0)
    .map((amount) => ({ amount, at: positionOf(amount) }));
}
