/** Draws that are the same each time for the same seed (mulberry32). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** 0 to 1, 1 excluded. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both bounds included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One entry; each weighs the same unless `weightOf` says otherwise. Undefined when nothing weighs anything. */
  pick<T>(entries: readonly T[], weightOf: (entry: T) => number = () => 1): T | undefined {
    let left = this.next() * entries.reduce((sum, entry) => sum + weightOf(entry), 0);
    return entries.find((entry) => weightOf(entry) > 0 && (left -= weightOf(entry)) < 0);
  }

  /** The entries in another order. */
  shuffled<T>(entries: readonly T[]): T[] {
    return entries
      .map((entry) => ({ entry, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry);
  }
}
