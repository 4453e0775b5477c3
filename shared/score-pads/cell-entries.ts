/** A number written into a cell. */
export interface Written {
  /** Key of the entry. */
  key: string;
  device: string;
  value: number | null;
}

interface Known {
  /** Number of entries of the cell before it. */
  order: number;
  /** Position among the numbers of the cell; null if undone. */
  slot: number | null;
  /** For an undone entry: what its writer saw. Null once resolved. */
  on: readonly string[] | null;
}

/**
 * The numbers of one cell, entry by entry. A writer saw the entries that an entry names, and through an undone entry
 * also those that it names. Only earlier entries of the same cell can have been seen.
 */
export class CellEntries {
  readonly #known = new Map<string, Known>();
  /** In order; null where another number took the place. */
  readonly #slots: (Written | null)[] = [];

  /** Records an undone entry. */
  passOver(key: string, on: readonly string[]): void {
    this.#known.set(key, { order: this.#known.size, slot: null, on });
  }

  /** A number replaces the first one that its writer saw; the others it saw are removed. */
  write(entry: Written, on: readonly string[]): void {
    const order = this.#known.size;
    const slot = this.#clear(on, order) ?? this.#slots.length;
    this.#slots[slot] = entry;
    this.#known.set(entry.key, { order, slot, on: null });
  }

  /** The current numbers, in order. */
  standing(): Written[] {
    return this.#slots.filter((entry) => entry !== null);
  }

  /**
   * Removes what was seen and returns the position of the first. An undone entry is resolved once; what is reached
   * through it is then removed for good.
   */
  #clear(on: readonly string[], order: number): number | null {
    let first: number | null = null;
    const waiting = [{ names: on, before: order }];
    for (let seen = waiting.pop(); seen !== undefined; seen = waiting.pop()) {
      for (const name of seen.names) {
        const known = this.#known.get(name);
        if (!known || known.order >= seen.before) continue;
        if (known.slot === null) {
          if (known.on) waiting.push({ names: known.on, before: known.order });
          known.on = null;
        } else if (this.#slots[known.slot]?.key === name) {
          this.#slots[known.slot] = null;
          first = Math.min(first ?? known.slot, known.slot);
        }
      }
    }
    return first;
  }
}
