/** Deterministic random numbers for a seed (mulberry32). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer, bounds included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A random entry, weighted by `weightOf` (equal by default). Undefined if all weights are zero. */
  pick<T>(entries: readonly T[], weightOf: (entry: T) => number = () => 1): T | undefined {
    let left = this.next() * entries.reduce((sum, entry) => sum + weightOf(entry), 0);
    return entries.find((entry) => weightOf(entry) > 0 && (left -= weightOf(entry)) < 0);
  }

  /** The entries in random order. */
  shuffled<T>(entries: readonly T[]): T[] {
    return entries
      .map((entry) => ({ entry, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry);
  }
}
